import { useEffect, useRef } from 'react'
import { useLastFocus } from './use-last-focus'

/**
 * Gives the focus to its heir where what had it goes with a change: the keyboard would fall to the top of the page. Whoever
 * is elsewhere is left there.
 */
export function useFocusHeir(change: unknown, heir: () => HTMLElement | null | undefined): void {
  const last = useLastFocus()
  const before = useRef(change)
  useEffect(() => {
    if (before.current === change) return
    before.current = change
    if (document.activeElement === document.body && last()?.isConnected === false)
      heir()?.focus({ preventScroll: true })
  })
}
