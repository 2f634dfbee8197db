const WAIT_MS = 1_000

/** Does it once the browser has nothing better to do. Answers how to leave it. */
export function onceIdle(work: () => void): () => void {
  // Safari has no such call.
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(work)
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(work, WAIT_MS)
  return () => clearTimeout(timer)
}
