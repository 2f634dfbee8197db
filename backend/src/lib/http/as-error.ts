/** What was thrown, for the log: a workflow hands on what its steps threw as plain objects. */
export function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown
  const { message, stack } = (thrown ?? {}) as { message?: unknown; stack?: unknown }
  const error = new Error(typeof message === 'string' ? message : String(thrown))
  if (typeof stack === 'string') error.stack = stack
  return error
}
