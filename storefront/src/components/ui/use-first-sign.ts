import { useEffect, useState } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/** Where the page under it changes, a browser tells of a pointer that nobody has moved. */
const isMoved = ({ movementX, movementY }: Partial<MouseEvent>): boolean => movementX !== 0 || movementY !== 0

/** Whether the visitor has moved, touched, typed or scrolled: somebody is there, and the page itself is done. */
export function useFirstSign(): boolean {
  const [given, setGiven] = useState(false)
  useEffect(() => {
    if (given) return
    const take = (event: Event) => {
      if (event.type !== 'pointermove' || isMoved(event)) setGiven(true)
    }
    const how = { passive: true, capture: true }
    SIGNS.forEach((sign) => window.addEventListener(sign, take, how))
    return () => SIGNS.forEach((sign) => window.removeEventListener(sign, take, how))
  }, [given])
  return given
}
