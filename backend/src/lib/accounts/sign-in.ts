import { claimGuestDesignsWorkflow } from '@caseloom/ai-designs'
import type { User } from '@caseloom/contract'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { ACCOUNT_SECURITY_MODULE } from '../../modules/account_security'
import { subjectOf } from '../../modules/account_security/limits'
import { openSessionWorkflow } from '../../workflows/accounts/open-session'
import { clientAddress } from '../http/client-address'
import { failure } from '../http/fail'
import { ensureGuestKey } from '../http/principal'
import { noteActor } from '../log/context'
import { mailName } from './account-mails'
import { deviceLabel } from './device-label'
import { findUser } from './user'

export const INVALID_CREDENTIALS = 'Invalid email or password'

/** A call that somebody signs in by. */
export interface SignInCall {
  scope: MedusaContainer
  req: MedusaRequest
  res: MedusaResponse
  guestKeyHash: string | null
}

/** Who proved who they are, and to what. */
export interface SignedIdentity {
  authIdentityId: string
  customerId: string
  /** Medusa's name of it: `emailpass`, `google`, ... */
  provider: string
}

/** Hands over what this browser made as a guest, and says whether there was anything; nobody is kept from signing in where that fails. */
async function claimGuestWork(scope: MedusaContainer, guestKeyHash: string, customerId: string) {
  try {
    const { result } = await claimGuestDesignsWorkflow(scope).run({ input: { guestKeyHash, customerId } })
    return result.claimed > 0
  } catch (error) {
    scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The guest designs of ${customerId} could not be claimed`, error as Error)
    return false
  }
}

/** The browser of a call, as an account knows it; one without a key gets it now. */
export const deviceOf = (call: SignInCall, { id, email }: { id: string; email: string }) => ({
  customerId: id,
  account: subjectOf('account', email).subject,
  keyHash: call.guestKeyHash ?? ensureGuestKey(call.req, call.res),
  label: deviceLabel(call.req.get('User-Agent') ?? ''),
})

/**
 * Opens the session of somebody who proved who they are: the one way to a token. What they proved it by may have changed while
 * they did; `isStillGood` asks for that after the session is there, where whoever ends sessions finds it.
 * @throws invalid_credentials where it has
 */
export async function signIn(
  call: SignInCall,
  { authIdentityId, customerId, provider }: SignedIdentity,
  remember: boolean,
  isStillGood: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<{ token: string; expiresAt: string; user: User }> {
  noteActor({ actorId: customerId })
  const user = await findUser(call.scope, customerId)
  const device = deviceOf(call, user)
  const { result } = await openSessionWorkflow(call.scope).run({
    input: {
      session: { customerId, authIdentityId, provider, isAdmin: user.isAdmin, remember },
      device,
      person: { name: mailName({ first_name: user.firstName }), email: user.email },
      address: clientAddress(call.req),
    },
  })
  const { token, expiresAt, sessionId } = result
  if (!(await isStillGood())) {
    await call.scope.resolve(ACCOUNT_SECURITY_MODULE).revokeSession(sessionId)
    throw failure('invalid_credentials', INVALID_CREDENTIALS)
  }
  const claimed = await claimGuestWork(call.scope, device.keyHash, customerId)
  // What was made as a guest counts from now on.
  return { token, expiresAt, user: claimed ? await findUser(call.scope, customerId) : user }
}
