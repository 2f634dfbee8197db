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
import { isPasswordStill, type GivenPassword } from './credentials'
import { deviceLabel } from './device-label'
import { challengeOf } from './second-factor/challenge'
import { findFactor } from './second-factor/factor'
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
  /** Where it was a password. */
  password?: GivenPassword | undefined
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

interface OpenedSession {
  token: string
  expiresAt: string
  user: User
}

/** Whether what opened a session would open it still: the same password, and no second factor that was turned on meanwhile. */
async function isStillGood(
  scope: MedusaContainer,
  { customerId, password }: SignedIdentity,
  withFactor: boolean,
): Promise<boolean> {
  if (password && !(await isPasswordStill(scope, password))) return false
  return withFactor || (await findFactor(scope, customerId)) === null
}

/**
 * Opens the session of somebody who proved who they are, with all that their account wants for it. What they proved it by may have
 * changed while they did: that is asked after the session is there, where whoever ends sessions finds it.
 * @throws invalid_credentials where it has
 */
export async function openSession(
  call: SignInCall,
  proven: SignedIdentity,
  { remember, withFactor }: { remember: boolean; withFactor: boolean },
): Promise<OpenedSession> {
  const { authIdentityId, customerId, provider, password } = proven
  const security = call.scope.resolve(ACCOUNT_SECURITY_MODULE)
  noteActor({ actorId: customerId })
  if (password && call.guestKeyHash !== null) await security.trustPassword(customerId, call.guestKeyHash)
  const user = await findUser(call.scope, customerId)
  const device = deviceOf(call, user)
  const { result } = await openSessionWorkflow(call.scope).run({
    input: {
      session: { customerId, authIdentityId, provider, isAdmin: user.isAdmin, remember, withFactor },
      device,
      person: { name: mailName({ first_name: user.firstName }), email: user.email },
      address: clientAddress(call.req),
    },
  })
  const { token, expiresAt, sessionId } = result
  if (!(await isStillGood(call.scope, proven, withFactor))) {
    await security.revokeSession(sessionId)
    await security.forgetDevice(device)
    throw failure('invalid_credentials', INVALID_CREDENTIALS)
  }
  const claimed = await claimGuestWork(call.scope, device.keyHash, customerId)
  // What was made as a guest counts from now on.
  return { token, expiresAt, user: claimed ? await findUser(call.scope, customerId) : user }
}

/**
 * Signs somebody in who gave a password, or came from a provider: the one way to a token, but for the second step that it may ask for.
 * @throws second_factor_required, with the challenge, where the account has a second factor
 */
export async function signIn(
  call: SignInCall,
  proven: SignedIdentity,
  remember: boolean,
): Promise<OpenedSession> {
  const factor = await findFactor(call.scope, proven.customerId)
  if (factor) throw await challengeOf(call.scope, factor, proven, remember)
  return openSession(call, proven, { remember, withFactor: false })
}
