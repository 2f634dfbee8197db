/**
 * Why a picture did not come.
 * `refused`: the provider's safety system; `unfit`: our own checks of what was drawn; `rate_limited`: later; `no_money`, `bad_key`: somebody has to look at the account;
 * `timeout`: it may have been paid; `unavailable`: their fault or the network's; `damaged`: what came is no such picture;
 * `aborted`: nobody waits for it any more.
 */
export type ProviderFault =
  | 'refused'
  | 'unfit'
  | 'rate_limited'
  | 'no_money'
  | 'bad_key'
  | 'timeout'
  | 'unavailable'
  | 'damaged'
  | 'aborted'

export interface ProviderErrorDetails {
  /** How long the provider asks to wait. */
  retryAfterMs?: number
  /** What was spent all the same, in thousandths of a penny. */
  costMillipence?: number
  cause?: unknown
}

/** The one error of image providers. Its message is for the log; the job says its own sentences. */
export class ProviderError extends Error {
  readonly retryAfterMs: number | null
  readonly costMillipence: number

  constructor(
    readonly fault: ProviderFault,
    message: string,
    { retryAfterMs, costMillipence, cause }: ProviderErrorDetails = {},
  ) {
    super(message, { cause })
    this.name = 'ProviderError'
    this.retryAfterMs = retryAfterMs ?? null
    this.costMillipence = costMillipence ?? 0
  }
}
