import { useEffect, useRef } from 'react'
import { useSessionStore } from '~/features/account/session'
import { forgetAdjustedDrafts } from '~/features/studio/adjusting/draft-names'
import { forgetStored } from '~/lib/each-storage'

/** Clears the studio when somebody signs out. One whose session ran out finds it again after signing in, and nobody else does. */
export function useEmptyTable(): void {
  const status = useSessionStore((state) => state.status)
  const expiries = useSessionStore((state) => state.expiries)
  const id = useSessionStore((state) => state.user?.id ?? null)
  const before = useRef({ status, expiries })
  const last = useRef(id)
  useEffect(() => {
    const left = before.current.status === 'signedIn' && status === 'guest'
    const expired = before.current.expiries !== expiries
    before.current = { status, expiries }
    if (!left || expired) return
    import('~/features/studio/leave').then(
      ({ leaveStudio }) => leaveStudio(),
      // It did not get through, and on the way out nobody can be asked to try again.
      () => {
        forgetStored((name) => name.startsWith('caseloom_studio'))
        forgetAdjustedDrafts()
      },
    )
  }, [status, expiries])

  useEffect(() => {
    if (id === null) return
    const another = last.current !== null && last.current !== id
    last.current = id
    if (!another) return
    // Where it does not get through, the studio itself looks whose draft it is.
    import('~/features/studio/leave').then(
      ({ makeRoomFor }) => makeRoomFor(id),
      () => undefined,
    )
  }, [id])
}
