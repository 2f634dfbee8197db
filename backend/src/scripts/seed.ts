import type { ExecArgs } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { env } from '../env'
import { seedAdminLayout } from './seed/admin-layout'
import { seedCatalogue } from './seed/catalogue'
import { closeDemoLogins } from './seed/close-demo-logins'
import { seedIndexes } from './seed/indexes'
import { seedMembership } from './seed/membership'
import { seedAdministratorsGroup, seedDemoPeople } from './seed/people'
import { seedPromotions } from './seed/promotions'
import { seedSampleReviews } from './seed/reviews'
import { seedShipping } from './seed/shipping'
import { makeStatistics } from './seed/statistics'
import { seedStore } from './seed/store'

/**
 * Fills an empty shop, or adds what is new since it was filled; what is there is never changed, but for the demo's logins that are not
 * wanted any more, and what a merchandiser took away or renamed does not come back.
 */
export default async function seed({ container }: ExecArgs) {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for (const { reason } of env.notReady) logger.warn(reason)
  // First of all: whatever else a seed may stumble over, they are closed.
  if (!env.DEMO_DATA) await closeDemoLogins(container)
  const store = await seedStore(container)
  const shipping = await seedShipping(container, store)
  await seedCatalogue(container, { ...store, ...shipping })
  await seedPromotions(container)
  await seedAdministratorsGroup(container)
  await seedAdminLayout(container)
  if (env.DEMO_DATA) {
    await seedDemoPeople(container)
    await seedSampleReviews(container)
  }
  // After the people, who are members from the start.
  await seedMembership(container)
  await seedIndexes(container)
  await makeStatistics(container)
  logger.info('The shop is seeded')
}
