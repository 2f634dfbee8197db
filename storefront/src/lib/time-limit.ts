export interface TimeLimit {
  /** Aborted when the time is up, or as soon as the caller gives up. */
  readonly signal: AbortSignal
  /** The time was up; the caller had not given up before. */
  readonly late: () => boolean
  /** From now on it has the whole time once more. */
  readonly afresh: () => void
  /** Nothing is waited for any more: lets go of the clock and of the caller. */
  readonly over: () => void
}

/**
 * How long something may take. Not by AbortSignal.any: Node 20 holds what that joins by weak references alone, so that a
 * time limit may be collected with the rubbish and never come; and browsers have it only since lately.
 */
export function timeLimit(ms: number, caller?: AbortSignal): TimeLimit {
  const end = new AbortController()
  let late = false
  let clock: ReturnType<typeof setTimeout> | undefined
  const over = () => {
    clearTimeout(clock)
    caller?.removeEventListener('abort', giveUp)
  }
  function giveUp() {
    over()
    end.abort(caller?.reason)
  }
  const afresh = () => {
    clearTimeout(clock)
    if (end.signal.aborted) return
    clock = setTimeout(() => {
      late = true
      over()
      end.abort(new DOMException('It took too long', 'TimeoutError'))
    }, ms)
  }
  caller?.addEventListener('abort', giveUp)
  if (caller?.aborted) giveUp()
  else afresh()
  return { signal: end.signal, late: () => late, afresh, over }
}
