import { useRef } from 'react'

/**
 * Gives the focus back to whatever had it when the layer opened. Radix knows only triggers of its own, and our layers
 * are opened by state: without this the focus would fall to the top of the page.
 * `otherwise` names one for when nothing had it, since a button that is busy has lost it, and for when that has gone meanwhile.
 */
export function useFocusReturn(otherwise?: () => HTMLElement | null) {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      const focused = document.activeElement
      const nothing = focused === null || focused === document.body
      opener.current = !nothing && focused instanceof HTMLElement ? focused : (otherwise?.() ?? null)
    },
    onCloseAutoFocus: (event: Event) => {
      const target = opener.current?.isConnected ? opener.current : otherwise?.()
      if (!target) return
      event.preventDefault()
      target.focus({ preventScroll: true })
    },
  }
}
