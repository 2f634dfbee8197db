import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { PartMissing } from './late-part'

/**
 * A part of a page that can be fetched before it is shown: then it is there at once, without a gap. Until it has arrived,
 * `waiting` stands in its place.
 */
export function readyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
) {
  let ready: ComponentType<Props> | null = null
  let coming: Promise<ComponentType<Props>> | null = null
  const get = () =>
    (coming ??= load().then(
      (part) => (ready = part),
      (error: unknown) => {
        // The next one who wants it tries again.
        coming = null
        throw error
      },
    ))

  function Part(props: Props) {
    const [Shown, setShown] = useState<ComponentType<Props> | null>(() => ready)
    useEffect(() => {
      if (Shown) return
      let left = false
      get().then(
        (part) => left || setShown(() => part),
        () => left || setShown(() => PartMissing),
      )
      return () => {
        left = true
      }
    }, [Shown])
    return Shown ? <Shown {...props} /> : waiting
  }
  /** What does not arrive says so where it is shown. */
  const fetch = (): void => void get().catch(() => null)
  return { Part, fetch }
}
