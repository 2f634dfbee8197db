import type { User } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ACCOUNT_SECURITY_MODULE } from '../../../modules/account_security'
import { failure } from '../../http/fail'

/**
 * A second factor is for whoever has the mailbox to set up. Somebody who registered a stranger's address would lock its owner out by one:
 * no password that is chosen by mail takes it away.
 * @throws email_unverified
 */
export async function assertBeyondDoubt(scope: MedusaContainer, { id, emailVerified }: User): Promise<void> {
  if (!emailVerified)
    throw failure('email_unverified', 'Please verify your email address first: it is your way back in')
  if (await scope.resolve(ACCOUNT_SECURITY_MODULE).isBeyondDoubt(id)) return
  throw failure(
    'email_unverified',
    'Your email address was verified in another browser than the one that opened this account. Sign in there once with your password, or sign out and choose a new one by “Forgot your password?”. Then set two-step sign-in up.',
  )
}
