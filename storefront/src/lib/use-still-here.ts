import { useEffect, useRef } from 'react'

/** Whether what asked is still on the page: a late answer must not lead away whoever has gone on meanwhile. */
export function useStillHere(): () => boolean {
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return () => here.current
}
