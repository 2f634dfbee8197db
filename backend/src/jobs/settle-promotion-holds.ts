import type { MedusaContainer } from '@medusajs/framework/types'
import { settleHolds } from '../lib/promotions/settle-holds'

/** Counts what was paid with a limited promotion, and gives back what closed payment pages held. */
export default async function settlePromotionHolds(container: MedusaContainer) {
  await settleHolds(container)
}

export const config = { name: 'settle-promotion-holds', schedule: '* * * * *' }
