import { ORDER_APPROVAL_MODULE, recordTaskStepWorkflow } from '@caseloom/order-approval'
import { withdrawSubmissionWorkflow } from '@caseloom/prodigi'
import { PaymentCaptured, wasForgotten } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import {
  cancelOrderWorkflow,
  capturePaymentWorkflow,
  refundPaymentWorkflow,
} from '@medusajs/medusa/core-flows'
import { failure } from '../../../lib/http/fail'
import { cancelFulfillment } from '../../../lib/orders/cancel-fulfillment'
import { SHOP } from '../../../lib/orders/cancellation'
import { loadBundle } from '../../../lib/orders/load-bundles'
import { whileRefunding } from '../../../lib/orders/one-refund'
import { openChanges } from '../../../lib/orders/open-changes'
import { chargedBackOf, paymentStatus } from '../../../lib/orders/order-payment'
import { owedBack, unconfirmedRefunds } from '../../../lib/orders/owed-back'
import { refundCancelled } from '../../../lib/orders/refund-cancelled'
import { bookAnew, isRowless } from '../../../lib/orders/rowless-capture'
import { paymentsOf, type ShopOrder, type ShopPayment } from '../../../lib/orders/shop-order'
import { assertHeld } from '../lease'
import type { HeldTask, ReleasePaymentInput } from '../types'

/** An order's payment as it stands now. */
async function paymentNow(container: MedusaContainer, orderId: string, paymentId: string) {
  const order = (await loadBundle(container, orderId))?.order
  const payment = (order ? paymentsOf(order) : []).find(({ id }) => id === paymentId)
  if (!order || !payment) throw failure('conflict', 'The payment of this order is gone')
  return { order, payment }
}

/** What goes back is reckoned once nobody else gives any of it back, such as Medusa's admin. */
async function refund(
  container: MedusaContainer,
  orderId: string,
  paymentId: string,
  task: HeldTask,
): Promise<void> {
  await whileRefunding(container, paymentId, async () => {
    await assertHeld(container, task)
    const { order, payment } = await paymentNow(container, orderId, paymentId)
    // A process that died in a refund leaves a row that nobody knows the fate of. It goes, and the refund is asked for
    // again: the provider makes none that Stripe has made already.
    const unconfirmed = unconfirmedRefunds(order, payment)
    if (unconfirmed.length > 0) await container.resolve(Modules.PAYMENT).deleteRefunds(unconfirmed)
    const amount = owedBack(order, payment)
    if (amount === 0) return
    if (order.status === 'canceled') await refundCancelled(container, orderId, payment, amount)
    else await refundPaymentWorkflow(container).run({ input: { payment_id: paymentId, amount } })
  })
}

/** Releases what is held. Answers false where Stripe has taken the money already. */
async function release(container: MedusaContainer, payment: ShopPayment): Promise<boolean> {
  const module = container.resolve(Modules.PAYMENT)
  if (payment.captures.length > 0) await module.deleteCaptures(payment.captures.map(({ id }) => id))
  try {
    await module.cancelPayment(payment.id)
    return true
  } catch (error) {
    if (error instanceof PaymentCaptured) return false
    throw error
  }
}

/**
 * Books money that Stripe has taken and Medusa does not know of: it was captured in Stripe's dashboard, the answer to a
 * capture was lost, or its row. Nothing is taken by it.
 */
async function bookCapture(container: MedusaContainer, orderId: string, paymentId: string): Promise<void> {
  await bookAnew(container, (await paymentNow(container, orderId, paymentId)).payment)
  await capturePaymentWorkflow(container).run({ input: { payment_id: paymentId } })
  const { payment } = await paymentNow(container, orderId, paymentId)
  if (!payment.captured_at || isRowless(payment))
    throw failure('conflict', 'The payment is captured, but could not be booked')
}

/**
 * Gives one payment back, and answers whether it had been taken. Medusa's own cancelling of an order only logs a refusal of
 * the payment provider and goes on; here it fails, and is tried again.
 */
async function giveBack(
  container: MedusaContainer,
  order: ShopOrder,
  payment: ShopPayment,
  task: HeldTask,
): Promise<boolean> {
  if (payment.canceled_at) return payment.captured_at !== null
  if (payment.captured_at && !isRowless(payment)) {
    await refund(container, order.id, payment.id, task)
    return true
  }
  await assertHeld(container, task)
  if (!isRowless(payment)) {
    if (await release(container, payment)) return false
    // Whoever took the money may have been this shop, which forgot that and the print with a restored backup.
    await withdrawSubmissionWorkflow(container).run({ input: { orderId: order.id, forgotten: 'likely' } })
  }
  await bookCapture(container, order.id, payment.id)
  await refund(container, order.id, payment.id, task)
  return true
}

/**
 * Medusa books what a cancelling gives back as a change of the order. A process that died in it leaves that change open,
 * and an open change refuses every later one.
 */
async function closeOpenChanges(container: MedusaContainer, orderId: string): Promise<void> {
  const open = await openChanges(container, orderId)
  if (open.length > 0) await container.resolve(Modules.ORDER).cancelOrderChange(open.map(({ id }) => id))
}

const NOTHING_REAL =
  'Stripe does not know this payment, which was made in a trial: there was no real money to give back.'
const byBank = (sum: number) =>
  `The customer’s bank had given them £${sum.toFixed(2)} of this payment back already, which the shop could not refund.`

/** An order whose money did not go back by Stripe, or not all of it, says so in its history. */
async function noteOtherWay(container: MedusaContainer, orderId: string): Promise<void> {
  const order = (await loadBundle(container, orderId))?.order
  if (!order) return
  const note = (name: string, reason: string) =>
    container.resolve(ORDER_APPROVAL_MODULE).remark({ orderId, key: `${name}_${orderId}`, by: SHOP, reason })
  if (paymentsOf(order).some(({ data }) => wasForgotten(data))) await note('forgotten', NOTHING_REAL)
  const lost = chargedBackOf(order)
  if (lost > 0) await note('charged_back', byBank(lost))
}

/** Releases what is held, gives back what was taken, and cancels the order in Medusa. */
export const releasePaymentsStep = createStep(
  'release-payments',
  async ({ orderId, ...task }: ReleasePaymentInput, { container }) => {
    const bundle = await loadBundle(container, orderId)
    if (!bundle) throw failure('not_found', 'Order not found')
    const { order } = bundle
    await assertHeld(container, task)
    await closeOpenChanges(container, orderId)
    for (const { id, canceled_at } of order.fulfillments)
      if (!canceled_at) await cancelFulfillment(container, order, id)
    // A submission whose answer was lost left no fulfillment, but maybe a print: nothing is refunded before Prodigi was asked to stop
    // it. What is made already keeps nobody's money: the shop bears its cost, and the administrators are told.
    // Where no money is held, none says whether a backup was restored that is older than the print: Prodigi is asked in any case. What
    // is only held is released without it.
    const forgotten = paymentStatus(order) === 'authorised' ? 'no' : 'maybe'
    await withdrawSubmissionWorkflow(container).run({ input: { orderId, forgotten } })
    let refunded = false
    for (const payment of paymentsOf(order))
      if (await giveBack(container, order, payment, task)) refunded = true
    await noteOtherWay(container, orderId)
    await assertHeld(container, task)
    if (order.status !== 'canceled')
      await cancelOrderWorkflow(container).run({ input: { order_id: orderId } })
    await recordTaskStepWorkflow(container).run({ input: { ...task, step: 'released', facts: { refunded } } })
    return new StepResponse({ refunded })
  },
)
