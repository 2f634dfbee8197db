import { useRef } from 'react'

/**
 * Gives the focus back to whatever had it when the layer opened. Radix knows only triggers of its own, and our layers
 * are opened by state: without this the focus would fall to the top of the page.
 * `otherwise` names one for when nothing had it: a button that is busy has lost it.
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
      if (!opener.current?.isConnected) return
      event.preventDefault()
      opener.current.focus({ preventScroll: true })
    },
  }
}
