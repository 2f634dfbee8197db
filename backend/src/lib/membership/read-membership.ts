import type { Membership } from '@caseloom/contract'
import { MEMBERSHIP_MODULE } from '@caseloom/membership'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { SESSION_EXPIRED } from '../http/authenticate'
import { asError } from '../http/as-error'
import { failure } from '../http/fail'
import { presentMembership } from './present'
import { settleMembership } from './settle'
import { isStale, readStanding } from './standings'

/**
 * A customer's membership, true to the designs that they have in this moment: where the event of a design was lost or is
 * still under way, their tier and group are brought in line before anybody sees them.
 * @throws unauthenticated where the account is gone
 */
export async function readMembership(scope: MedusaContainer, customerId: string): Promise<Membership> {
  const read = () => Promise.all([readStanding(scope, customerId), scope.resolve(MEMBERSHIP_MODULE).ladder()])
  const [first, ladder] = await read()
  if (!first) throw failure('unauthenticated', SESSION_EXPIRED)
  if (!isStale(first, ladder)) return presentMembership(first, ladder)
  try {
    await settleMembership(scope, customerId)
  } catch (error) {
    // Nobody is kept from their account by it; the nightly look comes to them.
    scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The membership of ${customerId} could not be settled`, asError(error))
  }
  const [standing, tiers] = await read()
  return presentMembership(standing ?? first, tiers)
}
