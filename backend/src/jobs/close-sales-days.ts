import type { MedusaContainer } from '@medusajs/framework/types'
import { byOneProcess } from '../lib/database/by-one-process'
import { closeSalesDays } from '../lib/orders/sales'

/** Days are over once a day; it is looked at each minute, so that a shop that was away at midnight makes up for it at once. */
export default async function close(container: MedusaContainer) {
  await byOneProcess(container, 'close-sales-days', () => closeSalesDays(container))
}

export const config = { name: 'close-sales-days', schedule: '* * * * *' }
