import { hasCode, messageOf } from '~/lib/api-errors'

export const BROKEN_VERIFY_LINK = 'Invalid verification link. Please check your email for the correct link.'
export const BROKEN_RESET_LINK = 'This password reset link is invalid or has expired.'

const saidExpired = (error: unknown) => hasCode(error, 'link_expired') || /expired/i.test(messageOf(error))
const saidInvalid = (error: unknown) => hasCode(error, 'link_invalid') || messageOf(error).includes('Invalid')

/** The sentence for a verification that failed. */
export function verifyFault(error: unknown): string {
  if (saidExpired(error)) return 'Verification link has expired. Please request a new one.'
  if (saidInvalid(error)) return BROKEN_VERIFY_LINK
  return messageOf(error, 'Verification failed. Please try again.')
}

/** Whether trying the same reset link again is no use. */
export const linkIsSpent = (error: unknown): boolean => saidExpired(error) || saidInvalid(error)
