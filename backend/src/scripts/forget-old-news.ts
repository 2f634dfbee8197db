import type { ExecArgs } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { forgetOld } from '../lib/database/forget-old'
import { ACCOUNT_SECURITY_MODULE } from '../modules/account_security'

/** `npm run operate -- forget-old-news`: at once what the nightly job does, and the hourly one with the sign-ins. */
export default async function forgetNow({ container }: ExecArgs): Promise<void> {
  await container.resolve(ACCOUNT_SECURITY_MODULE).forgetOld()
  const counts = Object.entries(await forgetOld(container)).map(([table, count]) => `${count} of ${table}`)
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`Forgot old news: ${counts.join(', ')}`)
}
