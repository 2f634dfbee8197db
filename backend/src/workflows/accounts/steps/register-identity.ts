import { MedusaError, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { failure } from '../../../lib/http/fail'

const emailTaken = () => failure('email_taken', 'An account with this email already exists')
const saysTaken = (text: string) => /already exists/i.test(text)

/** Makes the login. Undone, the login goes too, unless an account hangs on it by now. */
export const registerIdentityStep = createStep(
  'register-identity',
  async (body: { email: string; password: string }, { container }) => {
    const { success, authIdentity, error } = await container
      .resolve(Modules.AUTH)
      .register('emailpass', { body })
      .catch((thrown: unknown) => {
        throw thrown instanceof Error && saysTaken(thrown.message) ? emailTaken() : thrown
      })
    if (!success || !authIdentity) {
      if (saysTaken(error ?? '')) throw emailTaken()
      throw new MedusaError(
        MedusaError.Types.UNEXPECTED_STATE,
        `The login could not be made: ${error ?? 'no reason given'}`,
      )
    }
    return new StepResponse(authIdentity.id, authIdentity.id)
  },
  async (id, { container }) => {
    if (!id) return
    const auth = container.resolve(Modules.AUTH)
    const [identity] = await auth.listAuthIdentities({ id: [id] })
    if (identity && !identity.app_metadata?.['customer_id']) await auth.deleteAuthIdentities([id])
  },
)
