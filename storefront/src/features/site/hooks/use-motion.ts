import { startTransition, useEffect, useState } from 'react'

const ASKED = '(prefers-reduced-motion: no-preference)'

/** Whether things may move by themselves. False on the server, and until the page is alive: what is sent stands still. */
export function useMotion(): boolean {
  const [moves, setMoves] = useState(false)
  useEffect(() => {
    const query = matchMedia(ASKED)
    // Nobody waits for it.
    const follow = () => startTransition(() => setMoves(query.matches))
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return moves
}
