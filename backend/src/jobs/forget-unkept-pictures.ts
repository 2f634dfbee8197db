import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { forgetUnkeptPictures } from '../lib/designs/forget-unkept'

/** What nobody kept is not kept for ever either. */
export default async function forgetUnkept(container: MedusaContainer) {
  const removed = await forgetUnkeptPictures(container)
  if (removed > 0)
    container.resolve(ContainerRegistrationKeys.LOGGER).info(`Removed ${removed} pictures that nobody kept`)
}

export const config = { name: 'forget-unkept-pictures', schedule: '17 3 * * *' }
