import { ORDER_APPROVAL_MODULE } from '@caseloom/order-approval'
import type { AfterDispute, DisputeRow, HeardOf } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'
import { sayDispute } from '../orders/disputes'

const keyOf = ({ id, status }: Pick<DisputeRow, 'id' | 'status'>) => `${id}_${status}`

/**
 * What follows a bank's word against a payment: it stands in the order's history, once for each state. The job tells the
 * administrators, also where there is no order.
 */
export const afterDispute =
  (container: MedusaContainer): AfterDispute =>
  async (dispute, { order_id: orderId }) => {
    if (!orderId) return
    await container.resolve(ORDER_APPROVAL_MODULE).remark({
      orderId,
      key: keyOf(dispute),
      by: 'Stripe',
      reason: sayDispute(dispute),
    })
  }

/** Those that were told of a payment which is no order's. Made one later, its history has to have them too. */
const toldWithoutOrder = (container: MedusaContainer, ids: string[]) =>
  query(container)<{ id: string }>(
    `select d.id from payment_dispute d join checkout c on c.id = d.checkout_id and c.order_id is null
      where d.id = any(?) and d.told_at is not null`,
    [ids],
  )

/**
 * Those that stand in their order's history, or that the administrators know of where there is none. What was said of a payment
 * before there was an order is not in its history yet.
 */
export const heardOf =
  (container: MedusaContainer): HeardOf =>
  async (words) => {
    const remarked = await container.resolve(ORDER_APPROVAL_MODULE).remarked(words.map(keyOf))
    const told = await toldWithoutOrder(
      container,
      words.map(({ id }) => id),
    )
    return new Set([
      ...words.filter((word) => remarked.has(keyOf(word))).map(({ id }) => id),
      ...told.map(({ id }) => id),
    ])
  }
