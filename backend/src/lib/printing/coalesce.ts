/**
 * Runs `task` for many callers: those who come while it runs share one further run, so that each caller sees a run that
 * began after its call.
 */
export function coalesce<A>(task: (argument: A) => Promise<void>): (argument: A) => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const begin = (argument: A): Promise<void> => {
    const run = task(argument).finally(() => {
      if (running === run) running = null
    })
    running = run
    return run
  }
  return (argument) => {
    if (!running) return begin(argument)
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        return begin(argument)
      })
    return next
  }
}
