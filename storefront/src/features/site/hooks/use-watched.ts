import { useEffect, useState, type RefObject } from 'react'

/** Whether somebody can see the element: it is in the window, and the page is not behind another. */
export function useWatched(elementRef: RefObject<Element | null>): boolean {
  const [inWindow, setInWindow] = useState(false)
  const [inFront, setInFront] = useState(true)
  useEffect(() => {
    const element = elementRef.current
    if (!element) return
    const seen = new IntersectionObserver(([entry]) => setInWindow(entry?.isIntersecting ?? false), {
      threshold: 0.3,
    })
    seen.observe(element)
    const look = () => setInFront(document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      seen.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [elementRef])
  return inWindow && inFront
}
