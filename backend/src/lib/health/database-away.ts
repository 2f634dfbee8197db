/** Errors of a connection, as opposed to one that the database answers with: it is away, starting or going. */
const CODES = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
  // PostgreSQL's own: shut down by its operator, crashed, cannot connect now; and connection exceptions.
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08006'],
])
/** What pg and knex say without a code, the last of a transaction whose connection has gone; a workflow hands errors on by their words alone. */
const WORDS =
  /Connection terminated|terminating connection|Timeout acquiring a connection|database system is (starting|shutting|in recovery|not yet)|server closed the connection|not queryable|Transaction query already complete/i

/** What pg says of a statement, and of a connection, that the database said nothing to. */
const SILENCE = /(^|- )(Query read timeout|timeout expired)$/

const wordsIn = (error: unknown): string => {
  const { message } = (error ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : ''
}

/** True where an error says that the database did not answer in time: nobody knows whether it is there. */
export const isDatabaseSilent = (error: unknown): boolean => SILENCE.test(wordsIn(error))

/** True where an error says that the database could not be reached, not what it thought of a question. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code } = error as { code?: unknown }
  return CODES.has(String(code)) || WORDS.test(wordsIn(error)) || isDatabaseSilent(error)
}

export const RESTING = 'The shop is starting or resting. Please try again in a moment.'
