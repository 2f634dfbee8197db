import { useEffect, useState, type RefObject } from 'react'

/** True while the element has still to come in from below the window's foot; what lies above has come. */
export function useBelow(elementRef: RefObject<Element | null>): boolean {
  const [below, setBelow] = useState(false)
  useEffect(() => {
    if (!elementRef.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => setBelow(!(entries.at(-1)?.isIntersecting ?? true)),
      // Further up than any page is long.
      { rootMargin: '1000000px 0px 0px 0px' },
    )
    observer.observe(elementRef.current)
    return () => observer.disconnect()
  }, [elementRef])
  return below
}
