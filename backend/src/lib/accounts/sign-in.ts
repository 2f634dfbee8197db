import { claimGuestDesignsWorkflow } from '@caseloom/ai-designs'
import type { User } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { openSessionWorkflow } from '../../workflows/accounts/open-session'
import type { SignedIdentity } from './credentials'
import { findUser } from './user'

/** Hands over what this browser made as a guest; nobody is kept from signing in where that fails. */
async function claimGuestWork(scope: MedusaContainer, guestKeyHash: string, customerId: string) {
  try {
    await claimGuestDesignsWorkflow(scope).run({ input: { guestKeyHash, customerId } })
  } catch (error) {
    scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The guest designs of ${customerId} could not be claimed`, error as Error)
  }
}

/** Opens the session of somebody who proved who they are. */
export async function signIn(
  { scope, guestKeyHash }: { scope: MedusaContainer; guestKeyHash: string | null },
  { authIdentityId, customerId }: SignedIdentity,
  remember: boolean,
): Promise<{ token: string; expiresAt: string; user: User }> {
  const user = await findUser(scope, customerId)
  const { result } = await openSessionWorkflow(scope).run({
    input: { customerId, authIdentityId, isAdmin: user.isAdmin, remember },
  })
  if (guestKeyHash) await claimGuestWork(scope, guestKeyHash, customerId)
  return { ...result, user }
}
