import { presentState } from '@caseloom/order-approval'
import { query } from '../../database/sql'
import { isBeingRefunded } from '../cut-off-refunds'
import { isWithBank, sayDispute } from '../disputes'
import { loadBundle } from '../load-bundles'
import { BEGUN } from '../one-refund'
import { isCredit, openChanges, sayChange } from '../open-changes'
import { paymentStatus } from '../order-payment'
import type { Rule } from './asked'

const BOOKED =
  'A refund of this order is being booked, or was cut off: then it is brought to its end within six minutes. See then what has gone back.'

/** Medusa sends the money first and books it then, which an open change forbids: pressed again, it would be sent twice. */
export const whileChangeIsOpen: Rule = async ({ scope, orderId }) => {
  const [open] = await openChanges(scope, orderId)
  if (!open) return null
  if (isCredit(open)) return BOOKED
  return `${sayChange(open)} Cancel it there or bring it to its end, then give the money back.`
}

/** Medusa books every refund that it has a row of: one that was cut off would count as given back with the next. */
export const whileBeingRefunded: Rule = async ({ scope, id }) =>
  (await isBeingRefunded(scope, id)) ? BEGUN : null

const PROCESSED =
  'This order is on its way to Prodigi, which may print it. Its Approval box shows what becomes of it: see to the money then.'

/** Beside a capture and a print that go on, nobody would know what was printed for nothing. */
export const whileProcessed: Rule = ({ approval }) => (approval === 'processing' ? PROCESSED : null)

/** What an order that ends gives back is reckoned from what has gone back: beside it, Medusa would book another sum. */
export const whileEnding: Rule = ({ approval }) =>
  approval === 'rejecting' || approval === 'cancelling'
    ? `${presentState(approval)}. It goes on by itself: see then what has gone back.`
    : null

const WITH_BANK = 'Stripe refunds nothing of a payment whose money a bank has taken.'

/** Of what a bank gave the customer back Medusa would book a refund that nobody made. */
export const whileWithBank: Rule = async ({ scope, orderId }) => {
  const dispute = (await loadBundle(scope, orderId))?.disputes.find(isWithBank)
  return dispute ? `${sayDispute(dispute)} ${WITH_BANK}` : null
}

const HELD =
  'The payment of this order is only held, for what was ordered: Medusa would release it for this change. Cancel the change. Where something else is wanted, reject the order in its Approval box, so that the customer can order anew.'

/** Medusa would give up the held money: nobody would have paid the new sum, and the order would lapse. */
export const whileHeld: Rule = async ({ scope, orderId }) => {
  const bundle = await loadBundle(scope, orderId)
  return bundle && paymentStatus(bundle.order) === 'authorised' ? HELD : null
}

const WHOLE =
  'The payment of an order is taken as a whole. Process the order in its Approval box, which takes it; a part can be given back afterwards.'

/** The provider takes the whole payment, whatever part of it Medusa would book. */
export const inParts: Rule = async ({ scope, id, body }) => {
  if (body.amount === undefined) return null
  const [payment] = await query(scope)<{ amount: string }>('select amount from payment where id = ?', [id])
  return payment && Number(payment.amount) !== Number(body.amount) ? WHOLE : null
}
