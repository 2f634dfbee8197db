import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { EMAILPASS } from '../../../lib/accounts/credentials'
import { failure } from '../../../lib/http/fail'

export interface Login {
  email: string
  /** Given as it was typed, or hashed already where the account is opened later. */
  password: string | null
  passwordHash: string | null
}

/** A login without an account so long after it was made is what a dead process left of a registration. */
const ABANDONED_MS = 60_000

const emailTaken = () => failure('email_taken', 'An account with this email already exists')
const saysTaken = (text: string) => /already exists/i.test(text)

/** Medusa's type does not name when a login was made. */
function madeAt(login: object): number {
  const { created_at } = login as { created_at?: string | Date }
  return new Date(created_at ?? Date.now()).getTime()
}

/** A login that no account hangs on: this very registration's, begun before, or abandoned. */
async function orphan(container: MedusaContainer, { email, passwordHash }: Login) {
  const auth = container.resolve(Modules.AUTH)
  const [login] = await auth.listProviderIdentities({ provider: EMAILPASS, entity_id: email })
  if (!login?.auth_identity_id) return null
  const identity = await auth.retrieveAuthIdentity(login.auth_identity_id)
  if (Object.values(identity.app_metadata ?? {}).some((actor) => actor !== null)) return null
  const isOwn = passwordHash !== null && login.provider_metadata?.['password'] === passwordHash
  const isAbandoned = Date.now() - madeAt(login) > ABANDONED_MS
  return isOwn || isAbandoned ? { identity, login } : null
}

async function makeLogin(
  container: MedusaContainer,
  { email, password, passwordHash }: Login,
): Promise<string> {
  const auth = container.resolve(Modules.AUTH)
  if (passwordHash !== null) {
    const login = { provider: EMAILPASS, entity_id: email, provider_metadata: { password: passwordHash } }
    return (await auth.createAuthIdentities({ provider_identities: [login] })).id
  }
  const { success, authIdentity, error } = await auth.register(EMAILPASS, {
    body: { email, password: password ?? '' },
  })
  if (success && authIdentity) return authIdentity.id
  if (saysTaken(error ?? '')) throw emailTaken()
  throw new MedusaError(
    MedusaError.Types.UNEXPECTED_STATE,
    `The login could not be made: ${error ?? 'no reason given'}`,
  )
}

/** Makes the login, or takes over one that was left without an account. Undone, it goes too, unless an account hangs on it by now. */
export const registerIdentityStep = createStep(
  'register-identity',
  async (login: Login, { container }) => {
    const [account] = await container
      .resolve(Modules.CUSTOMER)
      .listCustomers({ email: login.email, has_account: true }, { select: ['id'] })
    if (account) throw emailTaken()
    const left = await orphan(container, login)
    if (left) await container.resolve(Modules.AUTH).deleteAuthIdentities([left.identity.id])
    const id = await makeLogin(container, login).catch((thrown: unknown) => {
      throw thrown instanceof Error && saysTaken(thrown.message) ? emailTaken() : thrown
    })
    return new StepResponse(id, id)
  },
  async (id, { container }) => {
    if (!id) return
    const auth = container.resolve(Modules.AUTH)
    const [identity] = await auth.listAuthIdentities({ id: [id] })
    if (identity && !identity.app_metadata?.['customer_id']) await auth.deleteAuthIdentities([id])
  },
)
