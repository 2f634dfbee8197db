import type { AdminStats } from '@caseloom/contract'
import { formatCount } from '~/lib/numbers'
import type { ApprovalTab } from './approval-tabs'

/** Nothing is known yet: a zero would say that there are none. */
export const counted = (orders: number | undefined): string =>
  orders === undefined ? '–' : formatCount(orders)

const sum = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : one + other
const only = (listed: number | undefined, word: string) => ({
  count: counted(listed),
  description: `${counted(listed)} ${word}`,
})

/** How many a tab lists, as a figure and in words. */
export function figuresOf(
  tab: ApprovalTab | 'parked',
  stats: Partial<AdminStats> = {},
): { count: string; description: string } {
  const { pendingOrders, runningOrders, rejectedOrders, cancelledOrders, parkedPayments } = stats
  switch (tab) {
    case 'pending':
      return {
        count: counted(sum(pendingOrders, runningOrders)),
        description: `${counted(pendingOrders)} Pending${runningOrders ? `, ${counted(runningOrders)} Under Way` : ''}`,
      }
    case 'waiting':
      return only(stats.adjustmentOrders, 'Waiting')
    case 'failed':
      return only(stats.failedOrders, 'Failed')
    case 'stuck':
      return only(stats.stuckOrders, 'Stuck')
    case 'held':
      return only(stats.heldUpOrders, 'Held Up')
    case 'doubted':
      return only(stats.doubtedOrders, 'in Doubt')
    case 'processed':
      return only(stats.processedOrders, 'Completed')
    case 'rejected':
      return {
        count: counted(sum(rejectedOrders, cancelledOrders)),
        description: `${counted(rejectedOrders)} Rejected, ${counted(cancelledOrders)} Cancelled`,
      }
    case 'all':
      return only(stats.totalCustomerOrders, 'in All')
    case 'parked':
      return only(parkedPayments, parkedPayments === 1 ? 'Payment' : 'Payments')
  }
}
