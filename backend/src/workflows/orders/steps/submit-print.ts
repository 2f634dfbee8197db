import { recordTaskStepWorkflow } from '@caseloom/order-approval'
import {
  prepareSubmissionWorkflow,
  recordRefusalWorkflow,
  recordSubmissionWorkflow,
  type PrintLine,
  type SubmissionPlan,
  type SubmissionResult,
} from '@caseloom/prodigi'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { createOrderFulfillmentWorkflow } from '@medusajs/medusa/core-flows'
import { z } from 'zod'
import { failure } from '../../../lib/http/fail'
import { countFulfilled } from '../../../lib/orders/count-fulfilled'
import { holdIfDisputed } from '../../../lib/orders/hold-if-disputed'
import { loadBundle } from '../../../lib/orders/load-bundles'
import { printFulfillment, submissionResultOf } from '../../../lib/orders/print-fulfillment'
import type { ShopOrder } from '../../../lib/orders/shop-order'
import { wordsOf } from '../task-failure'
import type { ProcessOrderInput } from '../types'

export interface SubmitPrintInput extends ProcessOrderInput {
  lines: PrintLine[]
  email: string | null
}

interface Submitted {
  fulfillmentId: string
  result: SubmissionResult
}

const fulfillmentsSchema = z.array(z.object({ id: z.string(), data: z.unknown() }))

/**
 * A fulfillment that went to Prodigi, but was not tied to its order before the process died. Only where Medusa has
 * counted the lines as fulfilled already; otherwise making it again is safe, since Prodigi knows the key.
 */
async function findUntied(container: MedusaContainer, order: ShopOrder): Promise<Submitted | null> {
  if (!order.items.every(({ detail, quantity }) => (detail?.fulfilled_quantity ?? 0) >= quantity)) return null
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'fulfillment',
    fields: ['id', 'data'],
    filters: { items: { line_item_id: order.items.map(({ id }) => id) }, canceled_at: null } as Record<
      string,
      unknown
    >,
  })
  for (const row of fulfillmentsSchema.parse(data)) {
    const result = submissionResultOf(row.data)
    if (!result) continue
    await container.resolve(ContainerRegistrationKeys.LINK).create({
      [Modules.ORDER]: { order_id: order.id },
      [Modules.FULFILLMENT]: { fulfillment_id: row.id },
    })
    return { fulfillmentId: row.id, result }
  }
  return null
}

async function fulfil(
  container: MedusaContainer,
  order: ShopOrder,
  plan: SubmissionPlan,
): Promise<Submitted> {
  await createOrderFulfillmentWorkflow(container).run({
    input: {
      order_id: order.id,
      items: order.items.map(({ id, quantity }) => ({ id, quantity })),
      additional_data: { prodigi: plan },
    },
  })
  const fresh = await loadBundle(container, order.id)
  const made = fresh ? printFulfillment(fresh.order) : null
  if (!made) throw failure('fulfillment_failed', 'Prodigi’s answer was not kept with the order')
  return made
}

/** Hands the order to Prodigi through Medusa's fulfillment, unless that is done. */
export const submitPrintStep = createStep('submit-print', async (input: SubmitPrintInput, { container }) => {
  const bundle = await loadBundle(container, input.orderId)
  if (!bundle) throw failure('not_found', 'Order not found')
  const { result: plan } = await prepareSubmissionWorkflow(container).run({
    input: { orderId: input.orderId, email: input.email, lines: input.lines },
  })
  try {
    const known = printFulfillment(bundle.order)
    if (known) await countFulfilled(container, bundle.order, known.fulfillmentId)
    let submitted = known ?? (await findUntied(container, bundle.order))
    if (!submitted) {
      await holdIfDisputed(container, bundle, input.taskId)
      submitted = await fulfil(container, bundle.order, plan)
    }
    await recordSubmissionWorkflow(container).run({ input: { orderId: input.orderId, ...submitted } })
    await recordTaskStepWorkflow(container).run({
      input: {
        taskId: input.taskId,
        step: 'submitted',
        facts: { prodigiOrderId: submitted.result.prodigiOrderId },
      },
    })
    return new StepResponse({ prodigiOrderId: submitted.result.prodigiOrderId })
  } catch (error) {
    await recordRefusalWorkflow(container).run({ input: { orderId: input.orderId, error: wordsOf(error) } })
    throw error
  }
})
