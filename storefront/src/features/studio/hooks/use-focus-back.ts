import { useEffect, useRef, type RefObject } from 'react'

/** A button that cannot be pressed while it is busy loses the focus: it has it again afterwards, unless it went elsewhere. */
export function useFocusBack(buttonRef: RefObject<HTMLButtonElement>, busy: boolean): void {
  const had = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      had.current = target === buttonRef.current
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [buttonRef])
  useEffect(() => {
    if (busy || !had.current || document.activeElement !== document.body) return
    buttonRef.current?.focus({ preventScroll: true })
  }, [buttonRef, busy])
}
