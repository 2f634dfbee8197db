/**
 * Every `code` that may reach a client of `/api`, each with the HTTP status it answers.
 * This is the one place that pairs the two.
 */
export const ERROR_STATUS = {
  invalid_request: 400,
  unknown_product: 400,
  configuration_not_found: 400,
  no_items_to_process: 400,
  invalid_signature: 400,
  link_invalid: 400,
  link_expired: 400,
  wrong_password: 400,
  wrong_code: 400,
  challenge_expired: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  payment_incomplete: 402,
  forbidden: 403,
  email_unverified: 403,
  second_factor_missing: 403,
  not_bought: 403,
  not_found: 404,
  address_required: 404,
  invalid_promo: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  account_exists: 409,
  order_open: 409,
  already_reviewed: 409,
  price_changed: 409,
  recipe_changed: 409,
  payment_in_review: 409,
  too_large: 413,
  unsupported_media_type: 415,
  content_rejected: 422,
  shipping_unavailable: 422,
  rate_limited: 429,
  internal: 500,
  fulfillment_failed: 502,
  provider_unavailable: 503,
  still_running: 503,
  not_ready: 503,
  storage_full: 507,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERROR_STATUS

/** True for a word listed in {@link ERROR_STATUS}. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value)
}
