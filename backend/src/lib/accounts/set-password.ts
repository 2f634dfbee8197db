import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { failure } from '../http/fail'
import { EMAILPASS } from './emailpass'
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

/** Ties a login to its account; one that belongs to somebody else, such as a user of Medusa's admin, is left alone. */
async function tie(scope: MedusaContainer, authIdentityId: string, customerId: string): Promise<void> {
  const auth = scope.resolve(Modules.AUTH)
  const { app_metadata } = await auth.retrieveAuthIdentity(authIdentityId)
  const present = Object.entries(app_metadata ?? {}).filter(([, value]) => value !== null)
  if (present.some(([key, value]) => key === 'customer_id' && value === customerId)) return
  if (present.length > 0) throw invalid()
  await auth.updateAuthIdentities({ id: authIdentityId, app_metadata: { customer_id: customerId } })
}

interface Credentials {
  customerId: string
  email: string
  password: string
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
  const [known] = await auth.listProviderIdentities({ provider: EMAILPASS, entity_id: email })
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
