import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { CUSTOMER_PROFILE_MODULE } from '../../../modules/customer_profile'

/** Keeps what a new customer agreed to, with the date of it. */
export const keepConsentStep = createStep(
  'keep-consent',
  async ({ customerId, newsletter }: { customerId: string; newsletter: boolean }, { container }) => {
    if (newsletter) await container.resolve(CUSTOMER_PROFILE_MODULE).setNewsletter(customerId, true)
    return new StepResponse(undefined, customerId)
  },
  async (customerId, { container }) => {
    if (customerId)
      await container.resolve(CUSTOMER_PROFILE_MODULE).deleteCustomerProfiles({ customer_id: customerId })
  },
)
