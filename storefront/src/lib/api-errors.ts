import type { ErrorCode } from '@caseloom/contract'

interface ApiErrorParts {
  code: ErrorCode
  status: number
  message: string
  fields?: Record<string, string> | undefined
  data?: unknown
  requestId?: string | null | undefined
}

/** The shop answered, and the answer is no. `message` is a sentence for the shopper, `code` a word for us. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** A sentence for each field that was not accepted. */
  readonly fields: Record<string, string>
  /** What the failure carries besides, for example the present prices of a `price_changed`. */
  readonly data: unknown
  readonly requestId: string | null

  constructor(parts: ApiErrorParts) {
    super(parts.message)
    this.name = 'ApiError'
    this.code = parts.code
    this.status = parts.status
    this.fields = parts.fields ?? {}
    this.data = parts.data
    this.requestId = parts.requestId ?? null
  }
}

/** No answer that we could read: offline, timed out, or something between us and the shop broke. */
export class NetworkError extends Error {
  readonly reason: 'offline' | 'timeout' | 'unreadable'

  constructor(reason: NetworkError['reason'], cause?: unknown) {
    super(NETWORK_SENTENCES[reason], { cause })
    this.name = 'NetworkError'
    this.reason = reason
  }
}

const NETWORK_SENTENCES = {
  offline: 'We could not reach the shop. Please check your connection and try again.',
  timeout: 'The shop took too long to answer. Please try again.',
  unreadable: 'Something went wrong at our end. Please try again in a moment.',
} as const

export function hasCode(error: unknown, ...codes: ErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code)
}

/** The shop did not answer, or was busy: another try can help. */
export const mayPass = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)

/** The sentence to show for any failure. */
export function messageOf(error: unknown, fallback = 'An error occurred'): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback
}
