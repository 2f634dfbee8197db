import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { forgetAbandonedLogin } from '../../../lib/accounts/abandoned-login'
import { EMAILPASS } from '../../../lib/accounts/emailpass'
import { emailTaken } from '../../../lib/accounts/email'

export interface Login {
  email: string
  /** Given as it was typed, or hashed already where the account is opened later. */
  password: string | null
  passwordHash: string | null
}

const saysTaken = (text: string) => /already exists/i.test(text)

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
    await forgetAbandonedLogin(container, login.email, login.passwordHash)
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
