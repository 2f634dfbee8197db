import { presentState, type ApprovalStatus } from '@caseloom/order-approval'
import { isOver } from '../../accounts/erasure/open-order'
import type { Rule } from './asked'

const REJECT =
  'Reject it in its Approval box instead: the customer is then told why, and the money goes back.'

/** How an order is ended that Medusa is asked to cancel, by its state; those that are ended are Medusa's to answer for. */
const WAYS: Partial<Record<ApprovalStatus, string>> = {
  pending_admin_approval: REJECT,
  adjustment_requested: REJECT,
  fulfillment_failed: REJECT,
  processing: 'Its Approval box shows what becomes of it.',
  processed: 'Cancel its print in its Approval box first, then reject it there.',
  rejecting: 'It goes on by itself.',
  cancelling: 'It goes on by itself.',
}

/** Medusa's own cancelling of an order that the shop has still to end: nobody would be told, and a failed release is only logged. */
export const cancelled: Rule = ({ approval }) => {
  const way = approval && WAYS[approval]
  return way ? `${presentState(approval)}. ${way}` : null
}

const UNTIL_OVER =
  'Medusa cancels no completed order, so that this one could not be rejected any more. It can be completed once it is delivered, or its money has gone back.'

export const completed: Rule = ({ approval, print }) =>
  approval && isOver(approval, print) ? null : UNTIL_OVER

/** Whose an order is hangs on its checkout, and a transfer that nobody accepts would keep it from being printed. */
export const givenAway: Rule = () =>
  'This order stays with the account that it was ordered with, and is shown there alone. It cannot be transferred.'
