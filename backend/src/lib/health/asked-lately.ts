/**
 * Asks at most each `ms` milliseconds, and answers in between what it was told last, where that is worth keeping. `ask` itself
 * never fails.
 */
export function askedLately<T, Given extends unknown[] = []>(
  ms: number,
  ask: (...given: Given) => Promise<T>,
  isKept: (told: T) => boolean = () => true,
): (...given: Given) => Promise<T> {
  let last: Promise<T> | null = null
  let askedAt = 0
  return (...given) => {
    const now = performance.now()
    if (!last || now - askedAt >= ms) {
      askedAt = now
      const asked = ask(...given)
      last = asked
      void asked.then((told) => {
        if (last === asked && !isKept(told)) last = null
      })
    }
    return last
  }
}
