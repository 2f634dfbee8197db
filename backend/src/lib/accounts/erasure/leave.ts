import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { CUSTOMER_PROFILE_MODULE } from '../../../modules/customer_profile'
import { deleteAccountWorkflow } from '../../../workflows/accounts/delete-account'
import { asError } from '../../http/as-error'

/**
 * Erases an account for whoever asked for it. Once that is noted nothing brings the account back: where a part of the shop is out of
 * order, a job goes on with it, and who asked is not told that it failed.
 */
export async function leave(scope: MedusaContainer, customerId: string): Promise<void> {
  try {
    await deleteAccountWorkflow(scope).run({ input: { customerId } })
  } catch (error) {
    const noted = await scope
      .resolve(CUSTOMER_PROFILE_MODULE)
      .listAccountDeletions({ customer_id: customerId }, { take: 1 })
    if (noted.length === 0) throw error
    scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`The account ${customerId} could not be erased at once`, asError(error))
  }
}
