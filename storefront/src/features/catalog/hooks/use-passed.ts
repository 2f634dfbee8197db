import { useEffect, useState, type RefObject } from 'react'

/** True once `start` has gone off the top of the window and `end` has not come in from below. */
export function usePassed(start: RefObject<Element | null>, end: RefObject<Element | null>): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!start.current || typeof IntersectionObserver === 'undefined') return
    let above = false
    let arrived = false
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (target === start.current) above = !isIntersecting && boundingClientRect.bottom < 0
        else arrived = isIntersecting || boundingClientRect.top < 0
      }
      setPassed(above && !arrived)
    })
    observer.observe(start.current)
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [start, end])
  return passed
}
