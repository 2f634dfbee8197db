import { useEffect, useRef, type FocusEvent } from 'react'

interface Clock {
  startPause: () => void
  endPause: () => void
}

/**
 * Stops the clock of toasts while one of them has the focus: the library stops it for the mouse alone. What had the focus
 * before has it again when that toast goes.
 */
export function useFocusHold({ startPause, endPause }: Clock) {
  const box = useRef<HTMLDivElement>(null)
  /** What had the focus before; undefined while no toast has it. */
  const before = useRef<EventTarget | null | undefined>(undefined)
  const isInside = (at: EventTarget | null) => at instanceof Node && box.current?.contains(at) === true
  const release = () => {
    before.current = undefined
    endPause()
  }
  // One that goes takes the focus along, and no browser need tell of that.
  useEffect(() => {
    const from = before.current
    if (from === undefined || isInside(document.activeElement)) return
    release()
    if (document.activeElement === document.body && from instanceof HTMLElement)
      from.focus({ preventScroll: true })
  })
  return {
    ref: box,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (before.current === undefined) before.current = relatedTarget
      startPause()
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) release()
    },
    // The mouse lets the clock go on as it leaves.
    onMouseLeave: () => {
      if (isInside(document.activeElement)) startPause()
    },
  }
}
