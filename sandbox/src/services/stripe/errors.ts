export interface StripeErrorBody {
  error: { type: string; message: string; code?: string; param?: string; decline_code?: string }
}

/** A failure in Stripe's shape. `checked` says that the operation had not begun, so no key remembers it. */
export class StripeError extends Error {
  constructor(
    readonly status: 400 | 401 | 402 | 404 | 409 | 429 | 500,
    readonly body: StripeErrorBody,
    readonly checked = false,
  ) {
    super(body.error.message)
  }
}

export const invalid = (message: string, param?: string, code?: string): StripeError =>
  new StripeError(
    400,
    {
      error: {
        type: 'invalid_request_error',
        message,
        ...(param ? { param } : {}),
        ...(code ? { code } : {}),
      },
    },
    true,
  )

export const missing = (param: string): StripeError =>
  invalid(`Missing required param: ${param}.`, param, 'parameter_missing')

/** Refused because of the state of things, after the operation had begun. */
export const refused = (message: string, code?: string): StripeError =>
  new StripeError(400, { error: { type: 'invalid_request_error', message, ...(code ? { code } : {}) } })

/** The bank says no to a capture that it had authorised: the card was closed, or the account behind it. */
export const bankRefuses = (): StripeError =>
  new StripeError(402, {
    error: {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'do_not_honor',
      message: 'Your card was declined.',
    },
  })

export const notFound = (kind: string, id: string): StripeError =>
  new StripeError(
    404,
    {
      error: {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such ${kind}: '${id}'`,
        param: 'id',
      },
    },
    true,
  )

export function failureBody(status: number): StripeErrorBody {
  if (status === 429) {
    return {
      error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' },
    }
  }
  return { error: { type: 'api_error', message: `The sandbox was told to answer ${status}.` } }
}
