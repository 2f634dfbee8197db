import { useEffect, useRef, useState } from 'react'

/** So long a press waits for the price; then the shop is asked with the sum that is shown. */
const PATIENCE_MS = 5_000

/**
 * Who presses while the price is on its way is asked to wait for it: the sum that is shown by then is an estimate, which
 * the shop might refuse by a penny. What is then done sees the page as it stands, and is told what was shown at the press.
 */
export function useOncePriced<Shown extends object>(
  act: (shown: Shown) => void,
  shown: Shown,
  asking: boolean,
): { waiting: boolean; press: () => void } {
  const [pressed, setPressed] = useState<Shown | null>(null)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!pressed) return
    const timer = setTimeout(
      () => {
        setPressed(null)
        latest.current(pressed)
      },
      asking ? PATIENCE_MS : 0,
    )
    return () => clearTimeout(timer)
  }, [pressed, asking])
  // A second press while the first one waits is none of its own.
  return {
    waiting: pressed !== null,
    press: () => (asking ? setPressed((first) => first ?? shown) : act(shown)),
  }
}
