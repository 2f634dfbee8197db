import type { MedusaContainer } from '@medusajs/framework/types'
import { emptyLateNews } from '../lib/accounts/erasure/finish-deletions'

/** What Stripe and Prodigi still write of people who have left. */
export default async function emptyNewsOfTheGone(container: MedusaContainer) {
  await emptyLateNews(container, new Date())
}

export const config = { name: 'empty-late-news', schedule: '41 4 * * *' }
