import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules, PaymentCollectionStatus } from '@medusajs/framework/utils'
import { completeCartWorkflow } from '@medusajs/medusa/core-flows'
import { z } from '@medusajs/framework/zod'
import { keepingAuthorisation } from '../lib/authorisation-guard'
import { isForNothing } from '../modules/stripe-checkout/for-nothing'
import type { CheckoutRow, ShippingChoice } from '../modules/stripe-checkout/types'
import { readFrozenCart } from '../opening/read-cart'
import { bearUnsentLines, restoreLines } from './bear-unsent-lines'
import type { AssertHeld } from './checkout-lock'
import { cancelOrphans, freePaymentOf, orderOfCart } from './orders-of-checkout'
import { nameDiscount } from './name-discount'
import { noteDuplicate } from './possible-duplicate'
import { paymentSessionOf, prepareCart } from './prepare-cart'
import { untieGonePromotions } from './untie-promotions'

const orderSchema = z.object({
  transactions: z.array(z.object({ reference_id: z.string().nullish() })).nullish(),
  payment_collections: z.array(z.object({ id: z.string() }).nullish()).nullish(),
})

/**
 * An order that is tied to its cart may still lack what Medusa does last: the authorised payment, its tie to the order,
 * and the transaction of an immediate capture. Each is done where it is missing.
 */
async function ensurePayment(
  container: MedusaContainer,
  row: CheckoutRow & { cart_id: string },
  orderId: string,
): Promise<void> {
  if (isForNothing(row)) return
  const payments = container.resolve(Modules.PAYMENT)
  const { collectionId, session } = await paymentSessionOf(
    container,
    await readFrozenCart(container, row.cart_id),
  )
  if (!session.payment || !session.authorized_at) {
    await keepingAuthorisation(() => payments.authorizePaymentSession(session.id, {}))
  }
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'order',
    fields: ['id', 'transactions.reference_id', 'payment_collections.id'],
    filters: { id: orderId },
  })
  const order = orderSchema.parse(data[0])
  if (!order.payment_collections?.some((collection) => collection?.id === collectionId)) {
    await container.resolve(ContainerRegistrationKeys.LINK).create({
      [Modules.ORDER]: { order_id: orderId },
      [Modules.PAYMENT]: { payment_collection_id: collectionId },
    })
  }
  const [payment] = await payments.listPayments(
    { payment_session_id: session.id },
    { relations: ['captures'] },
  )
  const collection = await payments.retrievePaymentCollection(collectionId)
  if (payment && collection.status === 'not_paid') {
    // Medusa died or failed between the payment and the sum on its collection; a capture puts the rest right.
    const authorised = { status: PaymentCollectionStatus.AUTHORIZED, authorized_amount: payment.amount }
    await payments.updatePaymentCollections(collectionId, authorised)
  }
  const known = new Set((order.transactions ?? []).map(({ reference_id }) => reference_id))
  const missing = (payment?.captures ?? []).filter(({ id }) => !known.has(id))
  if (!payment || missing.length === 0) return
  await container.resolve(Modules.ORDER).addOrderTransactions(
    missing.map((capture) => ({
      order_id: orderId,
      amount: Number(capture.amount),
      currency_code: payment.currency_code,
      reference: 'capture',
      reference_id: capture.id,
    })),
  )
}

/** The one order of a paid checkout: the one that is there, made whole, or a new one. Safe to repeat. */
export async function ensureOrder(
  container: MedusaContainer,
  row: CheckoutRow & { cart_id: string },
  paid: { shipping: ShippingChoice; totalPence: number },
  assertHeld: AssertHeld,
): Promise<string> {
  const existing = await orderOfCart(container, row.cart_id)
  await assertHeld()
  await freePaymentOf(container, row, { all: false })
  await keepingAuthorisation(() => cancelOrphans(container, row))
  if (existing) {
    await ensurePayment(container, row, existing)
    await restoreLines(container, row.cart_id, existing)
    await nameDiscount(container, existing)
    return existing
  }
  await noteDuplicate(container, row)
  await untieGonePromotions(container, row.cart_id)
  await prepareCart(container, row, paid)
  await bearUnsentLines(container, row.cart_id)
  await assertHeld()
  const { result } = await keepingAuthorisation(() =>
    completeCartWorkflow(container).run({ input: { id: row.cart_id } }),
  )
  await ensurePayment(container, row, result.id)
  await restoreLines(container, row.cart_id, result.id)
  await nameDiscount(container, result.id)
  return result.id
}
