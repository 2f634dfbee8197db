/** Asks at most each `ms` milliseconds, and answers in between what it was told last. `ask` itself never fails. */
export function askedLately<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | null = null
  let askedAt = 0
  return () => {
    const now = performance.now()
    if (!last || now - askedAt >= ms) {
      askedAt = now
      last = ask()
    }
    return last
  }
}
