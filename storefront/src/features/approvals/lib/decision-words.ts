import type { BulkResult } from '@caseloom/contract'
import { orderCount } from './order-count'

/** What is said of an order that was sent to print: slow work goes on behind the answer, which is then no end of it. */
export const processedWords = (status: string): string =>
  status === 'processing'
    ? 'The order is being processed: it takes longer than usual, and goes on by itself.'
    : 'Order processed successfully!'

/** As {@link processedWords}, of an order that was rejected: its money may still be on its way. */
export const rejectedWords = (status: string): string =>
  status === 'rejecting'
    ? 'The order is being rejected: giving its payment back takes longer than usual, and goes on by itself.'
    : 'Order rejected successfully'

const DONE = { process: 'processed', reject: 'rejected' } as const
const UNDER_WAY = { process: 'processing', reject: 'rejecting' } as const

/** What is said of one decision on several orders: what is done, what goes on, and what failed; null where there is none. */
export function bulkWords(action: keyof typeof DONE, results: readonly BulkResult[]) {
  const failed = results.filter(({ ok }) => !ok).length
  const goesOn = results.filter(({ ok, status }) => ok && status === UNDER_WAY[action]).length
  const done = results.length - failed - goesOn
  return {
    done: done > 0 ? `${orderCount(done)} ${DONE[action]}` : null,
    goesOn: goesOn > 0 ? `${orderCount(goesOn)} being ${DONE[action]}, which goes on by itself` : null,
    failed: failed > 0 ? `${orderCount(failed)} could not be ${DONE[action]}` : null,
  }
}
