import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { ShopPayment } from './shop-order'

/**
 * Gives back what is left of the payment of an order that is cancelled already, and books it. Medusa's own refund notes a credit line
 * besides where the order's sum is still to pay, which it refuses to a cancelled order once Stripe has made the refund.
 * A process that dies between the two leaves an unconfirmed refund, as with Medusa's.
 * @param amount in pounds
 */
export async function refundCancelled(
  container: MedusaContainer,
  orderId: string,
  payment: ShopPayment,
  amount: number,
): Promise<void> {
  const known = new Set(payment.refunds.map(({ id }) => id))
  const refunded = await container.resolve(Modules.PAYMENT).refundPayment({ payment_id: payment.id, amount })
  const made = (refunded.refunds ?? []).filter(({ id }) => !known.has(id))
  await container.resolve(Modules.ORDER).addOrderTransactions(
    made.map(({ id }) => ({
      order_id: orderId,
      amount: -amount,
      currency_code: refunded.currency_code,
      reference: 'refund',
      reference_id: id,
    })),
  )
}
