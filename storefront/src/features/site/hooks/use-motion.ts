import { useEffect, useState } from 'react'

const asked = () => matchMedia('(prefers-reduced-motion: no-preference)')

/** Whether things may move by themselves, in a browser. */
export const mayMove = (): boolean => asked().matches

/** The same for what is drawn. False on the server, and until the page is alive: what is sent stands still. */
export function useMotion(): boolean {
  const [moves, setMoves] = useState(false)
  useEffect(() => {
    const query = asked()
    const follow = () => setMoves(query.matches)
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return moves
}
