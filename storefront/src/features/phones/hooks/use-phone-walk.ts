import { useEffect, useRef, type RefObject } from 'react'

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** Up and down walk from the field through the phones below it and back; the Tab key works as ever. */
export function usePhoneWalk(): RefObject<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = ref.current
    const walk = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (!box || !step) return
      const stops = [...box.querySelectorAll<HTMLElement>('input, [data-phone]')]
      const at = stops.findIndex((stop) => stop === document.activeElement)
      const next = stops[at + step]
      if (at === -1 || !next) return
      event.preventDefault()
      next.focus()
    }
    box?.addEventListener('keydown', walk)
    return () => box?.removeEventListener('keydown', walk)
  }, [])
  return ref
}
