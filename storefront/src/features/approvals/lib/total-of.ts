import type { AdminOrder } from '@caseloom/contract'
import { fromPence, toPence } from '~/lib/money'

/** What was paid for these orders together, in pounds. */
export const totalOf = (orders: AdminOrder[]): number =>
  fromPence(orders.reduce((sum, { totalValue }) => sum + toPence(totalValue), 0))
