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

/** Why a decision was refused, and that the order is shown as it is now. */
export const refusedWords = (why: string): string =>
  `${/[.!?]$/.test(why) ? why : `${why}.`} The present state is shown.`

const DONE = { process: 'processed', reject: 'rejected' } as const
const UNDER_WAY = { process: 'processing', reject: 'rejecting' } as const
type Action = keyof typeof DONE

/** Whether an order was left alone since the same was decided elsewhere before: nothing has failed. */
export const isDoneOtherwise = (action: Action, { ok, status }: BulkResult): boolean =>
  !ok && (status === DONE[action] || status === UNDER_WAY[action])

/**
 * What is said of one decision on several orders: what is done, what goes on, what was decided elsewhere before, and what failed;
 * null where there is none.
 */
export function bulkWords(action: Action, results: readonly BulkResult[]) {
  const said = (fits: (result: BulkResult) => boolean, words: string) => {
    const count = results.filter(fits).length
    return count > 0 ? `${orderCount(count)} ${words}` : null
  }
  const isUnderWay = ({ status }: BulkResult) => status === UNDER_WAY[action]
  const isOthers = (result: BulkResult) => isDoneOtherwise(action, result)
  const done = DONE[action]
  return {
    done: said((result) => result.ok && !isUnderWay(result), done),
    goesOn: said((result) => result.ok && isUnderWay(result), `being ${done}, which goes on by itself`),
    already: said((result) => isOthers(result) && isUnderWay(result), `being ${done} already`),
    before: said((result) => isOthers(result) && !isUnderWay(result), `${done} already`),
    failed: said((result) => !result.ok && !isOthers(result), `could not be ${done}`),
  }
}
