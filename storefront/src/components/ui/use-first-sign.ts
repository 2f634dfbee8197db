import { useEffect, useState } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/** Whether the visitor has moved, touched, typed or scrolled: somebody is there, and the page itself is done. */
export function useFirstSign(): boolean {
  const [given, setGiven] = useState(false)
  useEffect(() => {
    if (given) return
    const take = () => setGiven(true)
    const how = { passive: true, once: true, capture: true }
    SIGNS.forEach((sign) => window.addEventListener(sign, take, how))
    return () => SIGNS.forEach((sign) => window.removeEventListener(sign, take, how))
  }, [given])
  return given
}
