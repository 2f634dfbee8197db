export interface FirstOf {
  /** Aborted with the first of the others, or when it is over. */
  readonly signal: AbortSignal
  /** Ends it for whoever still listens, and lets go of the others. */
  over(): void
}

/**
 * Joins signals into one, as AbortSignal.any does on paper. There Node 20 holds what it joins by weak references alone: a time limit
 * that nobody else holds is collected with the next rubbish and never comes, and at a signal that lives as long as the process
 * something of every call stays behind. A listener holds on to what it listens to, until it is taken off.
 */
export function firstOf(...signals: AbortSignal[]): FirstOf {
  const end = new AbortController()
  const letGo = () => {
    for (const [signal, tell] of ears) signal.removeEventListener('abort', tell)
  }
  const ears = signals.map((signal) => {
    const tell = () => {
      end.abort(signal.reason)
      letGo()
    }
    return [signal, tell] as const
  })
  for (const [signal, tell] of ears) signal.addEventListener('abort', tell)
  const ended = ears.find(([signal]) => signal.aborted)
  ended?.[1]()
  return {
    signal: end.signal,
    over: () => {
      end.abort()
      letGo()
    },
  }
}
