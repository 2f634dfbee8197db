import { enqueueMailWorkflow } from '@caseloom/mail'
import {
  createWorkflow,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { createCustomerAccountWorkflow } from '@medusajs/medusa/core-flows'
import { welcomeMail } from '../../lib/accounts/account-mails'
import { splitName } from '../../lib/accounts/name'
import { createSecurityStep } from './steps/create-security'
import { keepConsentStep } from './steps/keep-consent'
import { makeVerifyLinkStep } from './steps/make-verify-link'
import { registerIdentityStep, type Login } from './steps/register-identity'

interface RegisterInput extends Login {
  name: string
  /** Whether news and offers are wanted. */
  newsletter: boolean
  /** The browser that opens the account: the link of the welcome mail signs it in. */
  guestKeyHash: string | null
}

/** Opens an account: login, customer, what we trust about them, and the welcome mail. `email` is normalised already. */
export const registerCustomerWorkflow = createWorkflow(
  'register-customer',
  (input: WorkflowData<RegisterInput>) => {
    const login = transform(input, ({ email, password, passwordHash }): Login => ({
      email,
      password,
      passwordHash,
    }))
    const authIdentityId = registerIdentityStep(login)
    const customerData = transform({ input }, ({ input: { email, name } }) => ({ email, ...splitName(name) }))
    const customer = createCustomerAccountWorkflow.runAsStep({ input: { authIdentityId, customerData } })
    createSecurityStep(customer.id)
    keepConsentStep({ customerId: customer.id, newsletter: input.newsletter })
    const verifyUrl = makeVerifyLinkStep({
      customerId: customer.id,
      email: input.email,
      guestKeyHash: input.guestKeyHash,
    })
    const mail = transform({ customer, verifyUrl }, (made) => welcomeMail(made.customer, made.verifyUrl))
    enqueueMailWorkflow.runAsStep({ input: mail })
    return new WorkflowResponse({ authIdentityId, customerId: customer.id })
  },
)
