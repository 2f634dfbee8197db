import type { ExecArgs } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { forgetOldMails } from '../lib/mail/forget-old-mails'
import { forgetOldNews } from '../lib/orders/forget-old-news'

/** `npm run operate -- forget-old-news`: at once what the nightly job does. */
export default async function forgetNow({ container }: ExecArgs): Promise<void> {
  const gone = { ...(await forgetOldNews(container)), mail_message: await forgetOldMails(container) }
  const counts = Object.entries(gone).map(([table, count]) => `${count} of ${table}`)
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`Forgot old news: ${counts.join(', ')}`)
}
