import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { tellOfAdministrators } from '../lib/accounts/administrators'
import { askAdministrators } from '../lib/accounts/second-factor/state'
import { ACCOUNT_SECURITY_MODULE } from '../modules/account_security'
import { answerAccountRequestWorkflow } from '../workflows/accounts/answer-account-request'

const BATCH = 100

/** What processes left that died: requests for mails and accounts, resets half-way, and changes of the administrators. */
export default async function tendAccounts(container: MedusaContainer) {
  const security = container.resolve(ACCOUNT_SECURITY_MODULE)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  await security.tendAbandonedResets()
  for (const id of await security.dueRequests(BATCH)) {
    try {
      await answerAccountRequestWorkflow(container).run({ input: { id } })
    } catch (error) {
      logger.error(`The account request ${id} could not be answered`, error as Error)
    }
  }
  await tellOfAdministrators(container)
  await askAdministrators(container)
}

export const config = { name: 'tend-accounts', schedule: '* * * * *' }
