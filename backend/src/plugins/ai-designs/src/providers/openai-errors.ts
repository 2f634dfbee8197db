import { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai'
import { ProviderError, type ProviderFault } from './provider-error'
import { retryAfterMs } from './rate-pace'

const REFUSED = new Set(['moderation_blocked', 'content_policy_violation', 'content_filter'])
const NO_MONEY = new Set(['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active'])
const DROPPABLE_CODES = new Set([
  'unknown_parameter',
  'invalid_value',
  'unsupported_parameter',
  'unsupported_value',
])

export interface Circumstances {
  /** The customer's own signal. */
  aborted: boolean
  /** Our patience with the whole call is at its end. */
  timedOut: boolean
  /** The answer had begun. */
  begun: boolean
  /** What has been spent all the same, as far as we know or must assume. */
  costMillipence: number
}

function faultOf(error: unknown, { aborted, timedOut, begun }: Circumstances): ProviderFault {
  if (aborted) return 'aborted'
  if (timedOut || error instanceof APIConnectionTimeoutError) return 'timeout'
  if (error instanceof APIError) {
    // A refusal in the middle of an answer has no status: its code says what it is.
    const words = [error.code, error.type].map(String)
    if (words.some((word) => REFUSED.has(word))) return 'refused'
    if (words.some((word) => NO_MONEY.has(word)) || error.status === 402) return 'no_money'
    // 404: the model is not there, or not for this account.
    if (error.status === 401 || error.status === 403 || error.status === 404) return 'bad_key'
    if (error.status === 429 || error.code === 'rate_limit_exceeded') return 'rate_limited'
    if (error.status !== undefined || error.code) return 'unavailable'
    if (error instanceof APIUserAbortError) return 'aborted'
  }
  // Not in the protocol's language: a proxy's page, or a torn message.
  if (error instanceof SyntaxError) return 'damaged'
  // The line broke after drawing had begun: asking again would be paid again.
  return begun ? 'timeout' : 'unavailable'
}

/** The official client's error as one of ours. */
export function toProviderError(error: unknown, circumstances: Circumstances): ProviderError {
  const { costMillipence } = circumstances
  if (error instanceof ProviderError) {
    const { fault, message, retryAfterMs: wait } = error
    return new ProviderError(fault, message, { ...waitOf(wait), costMillipence, cause: error })
  }
  const fault = faultOf(error, circumstances)
  const api: APIError | null = error instanceof APIError ? error : null
  const request = api?.requestID ? ` (request ${api.requestID})` : ''
  const message = `${error instanceof Error ? error.message : String(error)}${request}`
  const wait = fault === 'rate_limited' ? retryAfterMs(api?.headers) : null
  return new ProviderError(fault, message, { ...waitOf(wait), costMillipence, cause: error })
}

const waitOf = (wait: number | null) => (wait === null ? {} : { retryAfterMs: wait })

/** The field that this server does not take, where that is what it complains of. */
export function complainedField(error: unknown): string | null {
  if (!(error instanceof APIError) || error.status !== 400) return null
  if (!DROPPABLE_CODES.has(String(error.code))) return null
  return error.param ?? null
}
