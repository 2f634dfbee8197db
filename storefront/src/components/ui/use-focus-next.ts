import { useEffect, useRef } from 'react'

/**
 * After a press for more the keyboard goes on at the first of what came, for the button goes with the last of it. Whoever is
 * elsewhere by then is left there. `count`: how many the list has; `what`: what of an entry takes the focus.
 */
export function useFocusNext<List extends HTMLElement>(count: number, what: string) {
  const list = useRef<List>(null)
  /** How many there were when more was asked for, and what had the focus. */
  const asked = useRef<[number, Element | null] | null>(null)
  useEffect(() => {
    const [before, pressed] = asked.current ?? [count]
    if (count <= before) return
    asked.current = null
    if (![pressed, document.body].includes(document.activeElement)) return
    const first = list.current?.querySelector<HTMLElement>(`li:nth-child(n+${before + 1}) ${what}`)
    first?.focus({ preventScroll: true })
  })
  return { list, onMore: () => (asked.current = [count, document.activeElement]) }
}
