import { useEffect, useState, type RefObject } from 'react'

/** Further than any page is long. A jump past an element then still crosses the edge that is watched. */
const FAR = '1000000px'

function watch(element: Element, rootMargin: string, tell: (inside: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin,
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** True once `start` has gone off the top of the window, until `end` comes in from below. */
export function usePassed(start: RefObject<Element | null>, end: RefObject<Element | null>): boolean {
  const [gone, setGone] = useState(false)
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    if (!start.current || !end.current || typeof IntersectionObserver === 'undefined') return
    const stop = [
      watch(start.current, `0px 0px ${FAR} 0px`, (inside) => setGone(!inside)),
      watch(end.current, `${FAR} 0px 0px 0px`, setArrived),
    ]
    return () => stop.forEach((each) => each())
  }, [start, end])
  return gone && !arrived
}
