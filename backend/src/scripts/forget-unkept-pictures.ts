import type { ExecArgs } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { forgetUnkeptPictures } from '../lib/designs/forget-unkept'

/** `npm run operate -- forget-unkept-pictures`: at once what the nightly job does. */
export default async function forgetNow({ container }: ExecArgs): Promise<void> {
  const removed = await forgetUnkeptPictures(container)
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .info(`Removed ${removed} pictures that nobody kept within a fortnight`)
}
