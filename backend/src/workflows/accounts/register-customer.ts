import { enqueueMailWorkflow, type MailRequest } from '@caseloom/mail'
import {
  createWorkflow,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { createCustomerAccountWorkflow } from '@medusajs/medusa/core-flows'
import { splitName } from '../../lib/accounts/name'
import { createSecurityStep } from './steps/create-security'
import { registerIdentityStep } from './steps/register-identity'

interface RegisterInput {
  /** Normalised already. */
  email: string
  password: string
  name: string
}

/** Opens an account: login, customer, what we trust about them, and the welcome mail. */
export const registerCustomerWorkflow = createWorkflow(
  'register-customer',
  (input: WorkflowData<RegisterInput>) => {
    const credentials = transform({ input }, ({ input: { email, password } }) => ({ email, password }))
    const authIdentityId = registerIdentityStep(credentials)
    const customerData = transform({ input }, ({ input: { email, name } }) => ({ email, ...splitName(name) }))
    const customer = createCustomerAccountWorkflow.runAsStep({ input: { authIdentityId, customerData } })
    createSecurityStep(customer.id)
    const mail = transform({ input, customer }, (made): MailRequest => ({
      dedupeKey: `welcome:${made.customer.id}`,
      to: made.input.email,
      template: 'welcome',
      data: { name: splitName(made.input.name).first_name },
    }))
    enqueueMailWorkflow.runAsStep({ input: mail })
    return new WorkflowResponse({ authIdentityId, customerId: customer.id })
  },
)
