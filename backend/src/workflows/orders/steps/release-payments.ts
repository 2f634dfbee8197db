import { ORDER_APPROVAL_MODULE, recordTaskStepWorkflow } from '@caseloom/order-approval'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { cancelOrderFulfillmentWorkflow, cancelOrderWorkflow } from '@medusajs/medusa/core-flows'
import { z } from 'zod'
import { failure } from '../../../lib/http/fail'
import { loadBundle } from '../../../lib/orders/load-bundles'
import { paymentsOf, pounds, type ShopOrder } from '../../../lib/orders/shop-order'
import type { ReleasePaymentInput } from '../types'

const sum = (rows: { amount: number }[]) => pounds(rows.reduce((total, { amount }) => total + amount, 0))

/**
 * Rows of refunds that this task began and nobody knows the fate of, because the process died. They go, and the whole
 * refund is asked for again, which Stripe answers once however often it is asked. Refunds of before the task stay.
 */
async function forgetBegunRefunds(
  container: MedusaContainer,
  taskId: string,
  order: ShopOrder,
): Promise<void> {
  const present = paymentsOf(order).flatMap(({ refunds }) => refunds.map(({ id }) => id))
  const task = await container.resolve(ORDER_APPROVAL_MODULE).retrieveApprovalTask(taskId)
  const before = z.object({ refundsBefore: z.array(z.string()) }).safeParse(task.facts)
  if (!before.success) {
    await recordTaskStepWorkflow(container).run({
      input: { taskId, step: 'begun', facts: { refundsBefore: present } },
    })
    return
  }
  const begun = present.filter((id) => !before.data.refundsBefore.includes(id))
  if (begun.length > 0) await container.resolve(Modules.PAYMENT).deleteRefunds(begun)
}

async function forgetBegunCaptures(container: MedusaContainer, order: ShopOrder): Promise<void> {
  const begun = paymentsOf(order).filter((payment) => !payment.captured_at && payment.captures.length > 0)
  const ids = begun.flatMap(({ captures }) => captures.map(({ id }) => id))
  if (ids.length > 0) await container.resolve(Modules.PAYMENT).deleteCaptures(ids)
}

/** Cancels the order in Medusa, which releases what is held and gives back what was taken. */
export const releasePaymentsStep = createStep(
  'release-payments',
  async ({ orderId, taskId }: ReleasePaymentInput, { container }) => {
    const bundle = await loadBundle(container, orderId)
    if (!bundle) throw failure('not_found', 'Order not found')
    const { order } = bundle
    if (order.status !== 'canceled') {
      for (const { id, canceled_at } of order.fulfillments) {
        if (!canceled_at) {
          await cancelOrderFulfillmentWorkflow(container).run({
            input: { order_id: orderId, fulfillment_id: id },
          })
        }
      }
      await forgetBegunCaptures(container, order)
      await forgetBegunRefunds(container, taskId, order)
      await cancelOrderWorkflow(container).run({ input: { order_id: orderId } })
    }
    const after = await loadBundle(container, orderId)
    const payments = after ? paymentsOf(after.order) : []
    const returned = payments.every(
      (payment) => payment.canceled_at || sum(payment.refunds) >= sum(payment.captures),
    )
    if (!returned) throw failure('provider_unavailable', 'The payment has not been given back in full yet')
    const refunded = payments.some(({ refunds }) => refunds.length > 0)
    await recordTaskStepWorkflow(container).run({ input: { taskId, step: 'released', facts: { refunded } } })
    return new StepResponse({ refunded })
  },
)
