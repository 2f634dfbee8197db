import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import { onceIdle } from '~/lib/once-idle'

const never = () => () => undefined
/** Also while React compares: what the server sent is left as it is. */
const AS_SENT = { __html: '' }

/**
 * A part of a page, below what is seen first, that the server sends whole and that is as good without scripts: its code
 * is not waited for, and comes once the browser has nothing better to do. Where it does not come, what was sent stays.
 * A button with an id that is pressed before is pressed again as soon as there is something behind it.
 * `whole` is the part itself on the server, and null in the browser.
 */
export function stillPart(whole: ComponentType | null, load: () => Promise<ComponentType>) {
  return function StillPart() {
    const sent = useSyncExternalStore(
      never,
      () => false,
      () => true,
    )
    // Whether this page came from the server; one that was gone to has nothing yet.
    const [kept] = useState(sent)
    const [Part, setPart] = useState<ComponentType | null>(() => whole)
    const box = useRef<HTMLDivElement>(null)
    const pressed = useRef('')
    useEffect(() => {
      let left = false
      const held = box.current
      const show = (part: ComponentType) => {
        if (left) return
        // Nobody's keyboard is to lose its place.
        if (!pressed.current && held?.contains(document.activeElement))
          held.addEventListener('focusout', () => setTimeout(() => show(part)), { once: true })
        else setPart(() => part)
      }
      const fetch = () => void load().then(show, () => undefined)
      const leave = kept ? onceIdle(fetch) : undefined
      if (!kept) fetch()
      held?.addEventListener('click', ({ target }) => {
        const id = target instanceof Element && target.closest('button')?.id
        if (!id) return
        pressed.current = id
        fetch()
      })
      return () => {
        left = true
        leave?.()
      }
    }, [kept])
    useEffect(() => {
      const button = Part && document.getElementById(pressed.current)
      pressed.current = ''
      button?.focus({ preventScroll: true })
      button?.click()
    }, [Part])
    if (!Part)
      return (
        <div
          key="sent"
          ref={box}
          suppressHydrationWarning
          dangerouslySetInnerHTML={AS_SENT}
          className={kept ? undefined : 'min-h-[200vh]'}
        />
      )
    return (
      <div key={whole ? 'sent' : 'alive'}>
        <Part />
      </div>
    )
  }
}
