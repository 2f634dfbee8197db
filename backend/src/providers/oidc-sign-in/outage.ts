import { errors } from 'openid-client'

/** What a provider answers when it, or our own registration with it, is at fault and not the person. */
const NOT_THE_PERSONS_FAULT = new Set([
  'server_error',
  'temporarily_unavailable',
  'invalid_client',
  'unauthorized_client',
])

/** Whether the provider could not do its work, as opposed to not accepting what the person came with. */
export function isOutage(error: unknown): boolean {
  if (error instanceof errors.OPError)
    return NOT_THE_PERSONS_FAULT.has(error.error ?? '') || (error.response?.statusCode ?? 0) >= 500
  if (error instanceof errors.RPError) return /timed out/.test(error.message)
  // What is no error of the protocol is one of the network: refused, reset, unknown host.
  return error instanceof Error && 'code' in error
}
