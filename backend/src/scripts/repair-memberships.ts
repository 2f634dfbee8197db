import type { ExecArgs } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { repairAll } from '../lib/membership/repair'

/** `npm run operate -- repair-memberships`: at once what the nightly job does. */
export default async function repairNow({ container }: ExecArgs): Promise<void> {
  await repairAll(container)
  container.resolve(ContainerRegistrationKeys.LOGGER).info('Every member is in the tier that is theirs')
}
