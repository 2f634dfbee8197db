import { useSyncExternalStore } from 'react'

const ASKED = '(prefers-reduced-motion: no-preference)'

function follow(listener: () => void) {
  const query = matchMedia(ASKED)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether things may move by themselves. False on the server: what it sends stands still. */
export const useMotion = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(ASKED).matches,
    () => false,
  )
