import { useRef } from 'react'

/**
 * Gives the focus back to whatever had it when the layer opened. Radix knows only triggers of its own, and our layers
 * are opened by state: without this the focus would fall to the top of the page.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      if (!opener.current?.isConnected) return
      event.preventDefault()
      opener.current.focus({ preventScroll: true })
    },
  }
}
