import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { failure } from '../http/fail'
import { EMAILPASS, readLogin } from './emailpass'
import { oneByOne } from './second-factor/factor'

/** What takes a changed password back. */
export type FormerPassword =
  { login: string; metadata: Record<string, unknown> | null } | { madeIdentity: string }

function assertDone({ success, error }: { success: boolean; error?: string }): void {
  if (!success)
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      `The password could not be set: ${error ?? 'no reason given'}`,
    )
}

const invalid = () => failure('link_invalid', 'This password reset link is invalid or has expired.')
const OTHERS_LOGIN =
  'This email address signs in to the shop’s back office too, with a password of its own, so your account here can’t be given another one. Please sign in the way you did so far, or write to us.'

/** Whether a login is the account's already. @throws conflict where it is somebody else's, such as a user's of Medusa's admin */
async function isTied(scope: MedusaContainer, authIdentityId: string, customerId: string): Promise<boolean> {
  const { app_metadata } = await scope.resolve(Modules.AUTH).retrieveAuthIdentity(authIdentityId)
  const present = Object.entries(app_metadata ?? {}).filter(([, value]) => value !== null)
  if (present.some(([key, value]) => key === 'customer_id' && value === customerId)) return true
  if (present.length > 0) throw failure('conflict', OTHERS_LOGIN)
  return false
}

/** Ties a login to its account; one that belongs to somebody else is left alone. */
async function tie(scope: MedusaContainer, authIdentityId: string, customerId: string): Promise<void> {
  if (await isTied(scope, authIdentityId, customerId)) return
  await scope
    .resolve(Modules.AUTH)
    .updateAuthIdentities({ id: authIdentityId, app_metadata: { customer_id: customerId } })
}

interface Owner {
  customerId: string
  email: string
}
interface Credentials extends Owner {
  password: string
}

/** Whether the account may be given a password at all: asked before anything ends for the sake of one. @throws conflict */
export async function assertMayHavePassword(
  scope: MedusaContainer,
  { customerId, email }: Owner,
): Promise<void> {
  const login = await readLogin(scope, email)
  if (login?.auth_identity_id) await isTied(scope, login.auth_identity_id, customerId)
}

/**
 * Gives an account its password. One that was only ever opened by a provider such as Google gets a login of its own, and so does
 * one whose registration died half-way. Done again with the same words it changes nothing. Nobody corrects the account's address
 * meanwhile: a login of the former one would be somebody else's.
 */
export const setPassword = (scope: MedusaContainer, input: Credentials): Promise<FormerPassword> =>
  oneByOne(scope, input.customerId, () => setPasswordNow(scope, input))

async function setPasswordNow(
  scope: MedusaContainer,
  { customerId, email, password }: Credentials,
): Promise<FormerPassword> {
  const [customer] = await scope.resolve(Modules.CUSTOMER).listCustomers({ id: customerId })
  if (customer?.email !== email) throw invalid()
  const auth = scope.resolve(Modules.AUTH)
  const known = await readLogin(scope, email)
  if (known?.auth_identity_id) {
    await tie(scope, known.auth_identity_id, customerId)
    assertDone(await auth.updateProvider(EMAILPASS, { entity_id: email, password }))
    return { login: known.id, metadata: known.provider_metadata ?? null }
  }
  const made = await auth.register(EMAILPASS, { body: { email, password } })
  assertDone(made)
  if (!made.authIdentity) throw new Error('A login was made and not named')
  await tie(scope, made.authIdentity.id, customerId)
  return { madeIdentity: made.authIdentity.id }
}

/** Puts the former password back. */
export async function restorePassword(scope: MedusaContainer, former: FormerPassword): Promise<void> {
  const auth = scope.resolve(Modules.AUTH)
  if ('madeIdentity' in former) await auth.deleteAuthIdentities([former.madeIdentity])
  else await auth.updateProviderIdentities({ id: former.login, provider_metadata: former.metadata ?? {} })
}
