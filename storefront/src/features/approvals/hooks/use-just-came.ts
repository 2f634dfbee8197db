import { useEffect, useState } from 'react'
import { MOMENT_MS } from './use-moved-lately'

/** Whether what `came` in the place of something like it has only just done so: a press now may be meant for what stood there. */
export function useJustCame(came: boolean): boolean {
  const [fresh, setFresh] = useState(came)
  useEffect(() => {
    if (!fresh) return
    const timer = setTimeout(() => setFresh(false), MOMENT_MS)
    return () => clearTimeout(timer)
  }, [fresh])
  return fresh
}
