import { useSyncExternalStore } from 'react'

/** Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)'

function subscribe(onChange: () => void) {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
const never = () => () => undefined

/** Whether what is laid out otherwise on large screens is so now; never looked at where it is `asked` not. */
export const useWide = (asked: boolean): boolean =>
  useSyncExternalStore(
    asked ? subscribe : never,
    () => asked && window.matchMedia(WIDE).matches,
    () => false,
  )
