import type { MedusaContainer } from '@medusajs/framework/types'
import { byOneProcess } from '../lib/database/by-one-process'
import { forgetOldMails } from '../lib/mail/forget-old-mails'
import { forgetOldNews } from '../lib/orders/forget-old-news'

/** What Stripe and Prodigi told, what administrators were told, and what stood in mails, long after it was dealt with. */
export default async function forget(container: MedusaContainer) {
  await byOneProcess(container, 'forget-old-news', async () => {
    await forgetOldNews(container)
    await forgetOldMails(container)
  })
}

export const config = { name: 'forget-old-news', schedule: '23 3 * * *' }
