import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { ACCOUNT_SECURITY_MODULE } from '../../../modules/account_security'

/** Keeps what the shop trusts about a new account: nothing yet. */
export const createSecurityStep = createStep(
  'create-security',
  async (customerId: string, { container }) => {
    const row = await container
      .resolve(ACCOUNT_SECURITY_MODULE)
      .createCustomerSecurities({ customer_id: customerId })
    return new StepResponse(row.id, row.id)
  },
  async (id, { container }) => {
    if (id) await container.resolve(ACCOUNT_SECURITY_MODULE).deleteCustomerSecurities(id)
  },
)
