/** Why a call to Prodigi did not do what was asked. */
export type ProdigiReason =
  | 'validation'
  | 'unauthenticated'
  | 'not_found'
  | 'payment'
  | 'rate_limited'
  | 'unavailable'
  | 'timeout'
  | 'network'
  | 'refused'
  | 'unexpected'

const RETRYABLE: ReadonlySet<ProdigiReason> = new Set(['rate_limited', 'unavailable', 'timeout', 'network'])

/** The one error of the client. `message` is Prodigi's answer in words that an administrator can act on. */
export class ProdigiError extends Error {
  override readonly name = 'ProdigiError'
  readonly retryable: boolean

  constructor(
    readonly reason: ProdigiReason,
    message: string,
    /** HTTP status, or null where there was no answer. */
    readonly status: number | null,
    options: { cause?: unknown; retryAfterMs?: number } = {},
  ) {
    super(message, { cause: options.cause })
    this.retryable = RETRYABLE.has(reason)
    this.retryAfterMs = options.retryAfterMs ?? null
  }

  /** What the server asked us to wait, in milliseconds. */
  readonly retryAfterMs: number | null
}
