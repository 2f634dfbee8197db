const SILENT = 'It failed without saying why'
const MOST = 1000

/** What went wrong, in words for an administrator. A workflow throws what a step threw as a plain object. */
export function wordsOf(error: unknown): string {
  if (typeof error === 'string') return error.slice(0, MOST) || SILENT
  if (typeof error !== 'object' || error === null || !('message' in error)) return SILENT
  const { message } = error
  return typeof message === 'string' && message ? message.slice(0, MOST) : SILENT
}
