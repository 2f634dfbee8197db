import { useEffect, useRef, useState } from 'react'

/** So long a press waits for the price; then the shop is asked with the sum that is shown. */
const PATIENCE_MS = 5_000

/**
 * Who presses while the price is on its way is asked to wait for it: the sum that is shown by then is an estimate, which
 * the shop might refuse by a penny. What is then done sees the page as it stands, not as it stood at the press.
 */
export function useOncePriced(act: () => void, asking: boolean): { waiting: boolean; press: () => void } {
  const [waiting, setWaiting] = useState(false)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(
      () => {
        setWaiting(false)
        latest.current()
      },
      asking ? PATIENCE_MS : 0,
    )
    return () => clearTimeout(timer)
  }, [waiting, asking])
  return { waiting, press: () => (asking ? setWaiting(true) : act()) }
}
