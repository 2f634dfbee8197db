import { useEffect, useState, type ComponentType } from 'react'

/** What says that there is no connection must be there before it is lost; but nobody waits for it. */
export function LatePageNotice() {
  const [Notice, setNotice] = useState<ComponentType | null>(null)
  useEffect(() => {
    let left = false
    const fetchNotice = () =>
      void import('./page-notice').then(
        (part) => left || setNotice(() => part.default),
        () => undefined,
      )
    // Safari has no such call.
    const waits = 'requestIdleCallback' in window
    const timer = waits ? requestIdleCallback(fetchNotice) : setTimeout(fetchNotice, 1_000)
    return () => {
      left = true
      if (waits) cancelIdleCallback(timer as number)
      else clearTimeout(timer)
    }
  }, [])
  return Notice ? <Notice /> : null
}
