import { enqueueMailWorkflow } from '@caseloom/mail'
import { openApprovalWorkflow } from '@caseloom/order-approval'
import { OrderUnderWay, type AfterOrder, type CheckoutRow } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { takeBought } from '../cart/bought-lines'
import { deliveryTime } from '../orders/delivery-time'
import { loadBundle } from '../orders/load-bundles'
import { mailOrder } from '../orders/mail-order'
import { settleHold } from '../promotions/settle-holds'
import { wordsOf } from '../words-of'

export const CHECKOUT_COMPLETED = 'checkout.completed'

/** One hash for each line that is printed: what was bought is what may be approved. */
const recipesOf = (lines: { recipeHash: string | null }[]): string[] =>
  lines.flatMap(({ recipeHash }) => recipeHash ?? [])

/** Who put the order before the administrators, and what they knew of it. */
const openedBy = ({ decision, decided_by, decision_note, parked_reason }: CheckoutRow) =>
  decision === 'make' && decided_by
    ? {
        by: decided_by,
        reason: `Made although it was parked (${parked_reason ?? ''}): ${decision_note ?? ''}`,
      }
    : { by: 'checkout' }

async function tellOfOrder(
  container: MedusaContainer,
  orderId: string,
  checkout: CheckoutRow,
): Promise<void> {
  const bundle = await loadBundle(container, orderId)
  if (!bundle) {
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      `Order ${orderId} of checkout ${checkout.id} cannot be read`,
    )
  }
  await enqueueMailWorkflow(container).run({
    input: {
      dedupeKey: `order-confirmation:${orderId}`,
      to: checkout.snapshot.email,
      template: 'order-confirmation',
      data: {
        name: checkout.snapshot.address.first_name,
        order: mailOrder(bundle.order, await deliveryTime(container, bundle.order)),
      },
    },
  })
  await settleHold(container, checkout.id)
  await takeBought(container, checkout)
  await container.resolve(Modules.EVENT_BUS).emit({
    name: CHECKOUT_COMPLETED,
    data: { order_id: orderId, checkout_id: checkout.id },
  })
}

/**
 * What follows a new order: it is put before the administrators, the customer is written to, and the rest of the shop
 * is told. Each part does nothing the second time, so that a completion which was interrupted here simply repeats it.
 * @throws OrderUnderWay where the administrators know of it
 */
export const afterOrder =
  (container: MedusaContainer): AfterOrder =>
  async ({ orderId, checkout }) => {
    await openApprovalWorkflow(container).run({
      input: { orderId, recipeHashes: recipesOf(checkout.snapshot.lines), ...openedBy(checkout) },
    })
    await tellOfOrder(container, orderId, checkout).catch((error: unknown) => {
      throw new OrderUnderWay(wordsOf(error), { cause: error })
    })
  }
