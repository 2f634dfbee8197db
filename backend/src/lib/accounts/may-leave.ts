import type { User } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ACCOUNT_SECURITY_MODULE } from '../../modules/account_security'
import { query } from '../database/sql'
import { failure } from '../http/fail'
import type { Customer } from '../http/principal'
import { inAdminGroup } from './admin-group'
import { checkCredentials } from './credentials'
import { normaliseEmail } from './email'
import { whatHolds } from './erasure/open-order'

/** Who has no password has to have proved who they are within this time. */
const FRESH_MS = 15 * 60_000

interface Proof {
  password?: string | undefined
  email?: string | undefined
}

/** Whether it is the customer who asks, and not somebody at their browser. @throws wrong_password */
export async function assertOwnWish(
  scope: MedusaContainer,
  { id, sessionId }: Customer,
  user: User,
  { password = '', email = '' }: Proof,
): Promise<void> {
  if (user.hasPassword) {
    const identity = password ? await checkCredentials(scope, { email: user.email, password }) : null
    if (identity?.customerId !== id) throw failure('wrong_password', 'Your password is not right')
    return
  }
  if (normaliseEmail(email) !== user.email)
    throw failure('wrong_password', 'Please type your email address as it stands in your profile')
  const [session] = await scope.resolve(ACCOUNT_SECURITY_MODULE).listLoginSessions({ id: sessionId })
  if (!session || Date.now() - new Date(session.created_at).getTime() > FRESH_MS)
    throw failure('wrong_password', 'Please sign out and in again, then try once more within 15 minutes')
}

async function isInAdminGroup(scope: MedusaContainer, customerId: string): Promise<boolean> {
  const [found] = await query(scope)<{ member: boolean }>(`select ${inAdminGroup('?')} as member`, [
    customerId,
  ])
  return found?.member === true
}

/**
 * Whether nothing holds the account: no order under way, no payment page that could still become one, and no bank's word that is open.
 * @throws order_open or conflict
 */
export async function assertMayLeave(scope: MedusaContainer, customerId: string): Promise<void> {
  if (await isInAdminGroup(scope, customerId))
    throw failure(
      'conflict',
      'You are an administrator of the shop. Please have yourself removed from the administrators first.',
    )
  const held = await whatHolds(scope, customerId)
  if (held) throw failure('order_open', held)
}
