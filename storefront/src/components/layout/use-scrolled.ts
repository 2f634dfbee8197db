import { useEffect, useState } from 'react'

/** Whether the page is scrolled further than `limit` pixels; false on the server. */
export function useScrolled(limit: number): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > limit)
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [limit])
  return scrolled
}
