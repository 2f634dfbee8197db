import type { ExecArgs } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { forgetOld } from '../lib/database/forget-old'

/** `npm run operate -- forget-old-news`: at once what the nightly job does. */
export default async function forgetNow({ container }: ExecArgs): Promise<void> {
  const counts = Object.entries(await forgetOld(container)).map(([table, count]) => `${count} of ${table}`)
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`Forgot old news: ${counts.join(', ')}`)
}
