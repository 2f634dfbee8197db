import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { byOneProcess } from '../lib/database/by-one-process'
import { lookForDisputes } from '../lib/checkout/complete-checkout'
import { wordsOf } from '../lib/words-of'

/** Finds disputes and warnings whose event was lost, or came before the shop knew the payment: nothing should be printed on them. */
export default async function look(container: MedusaContainer) {
  await byOneProcess(container, 'look-for-disputes', async () => {
    await lookForDisputes(container).catch((error: unknown) => {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`Stripe could not be asked for disputes: ${wordsOf(error)}`)
    })
  })
}

export const config = { name: 'look-for-disputes', schedule: '*/30 * * * * *' }
