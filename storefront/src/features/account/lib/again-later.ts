const PAUSES = [2_000, 5_000, 15_000, 60_000] as const

/** Does it once, after a pause that grows with the failures before, or as soon as the browser has a connection. Answers how to leave it. */
export function againLater(work: () => void, failures: number): () => void {
  const timer = setTimeout(go, PAUSES[Math.min(failures, PAUSES.length - 1)])
  window.addEventListener('online', go)
  function leave() {
    clearTimeout(timer)
    window.removeEventListener('online', go)
  }
  function go() {
    leave()
    work()
  }
  return leave
}
