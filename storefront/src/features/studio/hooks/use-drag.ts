import { useRef, type PointerEvent } from 'react'

/** Tells how far the pointer moved while pressed, in pixels since the last call. */
export function useDrag(onMove: (dx: number, dy: number, target: Element) => void) {
  const last = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      last.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (!last.current) return
      onMove(event.clientX - last.current.x, event.clientY - last.current.y, event.currentTarget)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: () => (last.current = null),
    onPointerCancel: () => (last.current = null),
  }
}
