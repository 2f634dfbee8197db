import type { MedusaContainer } from '@medusajs/framework/types'
import { forgetRefused } from '../accounts/social/forget-refused'
import { forgetUnpaid } from '../checkout/forget-unpaid'
import { forgetOldMails } from '../mail/forget-old-mails'
import { forgetOldNews } from '../orders/forget-old-news'

/**
 * Forgets what Stripe and Prodigi told, what administrators were told, what stood in mails, and payment pages that nobody paid, each
 * long after it was dealt with; and who came by another site and was refused. Answers how many rows of each table.
 */
export async function forgetOld(scope: MedusaContainer): Promise<Record<string, number>> {
  const news = await forgetOldNews(scope)
  return {
    ...news,
    mail_message: await forgetOldMails(scope),
    checkout: await forgetUnpaid(scope),
    auth_identity: await forgetRefused(scope),
  }
}
