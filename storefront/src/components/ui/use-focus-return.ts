import { useRef } from 'react'

/** Where the focus goes from a layer if what had it has gone. */
export type ReturnFocus = () => HTMLElement | null

const isOutOfView = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom < 0 || top > window.innerHeight
}

/**
 * Gives the focus back to whatever had it when the layer opened. Radix knows only triggers of its own, and our layers
 * are opened by state: without this the focus would fall to the top of the page.
 * `otherwise` names one for when nothing had it, and for when what had it has gone meanwhile; `rather` one that goes before
 * what had it, where it names any. What is in view stays where it is; to what is not, the page goes: it may have grown or shrunk meanwhile.
 */
export function useFocusReturn(otherwise?: ReturnFocus, rather?: ReturnFocus) {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      const focused = document.activeElement
      const nothing = focused === null || focused === document.body
      opener.current = !nothing && focused instanceof HTMLElement ? focused : (otherwise?.() ?? null)
    },
    onCloseAutoFocus: (event: Event) => {
      const target = rather?.() ?? (opener.current?.isConnected ? opener.current : otherwise?.())
      if (!target) return
      event.preventDefault()
      target.focus({ preventScroll: true })
      if (isOutOfView(target)) target.scrollIntoView({ block: 'nearest' })
    },
  }
}
