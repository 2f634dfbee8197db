import type { AdminOrder, BulkResult } from '@caseloom/contract'
import type { BulkInput } from '../api/bulk'
import { isDoneOtherwise } from './decision-words'

/** An order that a decision on several left as it was, by the name it had: it may no longer be in the list. */
export interface NotDone {
  id: string
  name: string
  message: string
}

/** What of a decision on these orders did not work, each with why. */
export const notDone = (
  action: BulkInput['action'],
  results: readonly BulkResult[],
  decided: readonly AdminOrder[],
): NotDone[] =>
  decided.flatMap(({ id, orderNumber }) =>
    results
      .filter((result) => result.id === id && !result.ok && !isDoneOtherwise(action, result))
      .map(({ message }) => ({ id, name: `Order #${orderNumber}`, message })),
  )
