import { ORDER_APPROVAL_MODULE, recordTaskStepWorkflow } from '@caseloom/order-approval'
import {
  orderingPrint,
  prepareSubmissionWorkflow,
  PRODIGI_MODULE,
  recordRefusalWorkflow,
  recordSubmissionWorkflow,
  statusOf,
  type Ordering,
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
import { assertFulfillable } from '../../../lib/orders/assert-fulfillable'
import type { OrderBundle } from '../../../lib/orders/bundle'
import { cancelFulfillment } from '../../../lib/orders/cancel-fulfillment'
import { countFulfilled } from '../../../lib/orders/count-fulfilled'
import { hasPrint } from '../../../lib/orders/has-print'
import { holdIfDisputed } from '../../../lib/orders/hold-if-disputed'
import { loadBundle } from '../../../lib/orders/load-bundles'
import { printFulfillment, submissionResultOf } from '../../../lib/orders/print-fulfillment'
import type { ShopOrder } from '../../../lib/orders/shop-order'
import { assertHeld } from '../lease'
import { wordsOf } from '../../../lib/words-of'
import type { HeldTask, ProcessOrderInput } from '../types'

export interface SubmitPrintInput extends ProcessOrderInput {
  lines: PrintLine[]
  email: string | null
}

interface Submitted {
  fulfillmentId: string
  result: SubmissionResult
}

const GIVEN_UP =
  'Prodigi cancelled this print while it was being taken in. Process the order again for a new one, or reject it.'

const isCancelled = ({ snapshot }: SubmissionResult) =>
  snapshot !== null && statusOf(snapshot) === 'cancelled'

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
  attempt: Ordering,
): Promise<Submitted> {
  // Without it Medusa takes the first that it finds, which may be that of a return.
  const delivery = order.shipping_methods[0]?.shipping_option_id
  const input = {
    order_id: order.id,
    ...(delivery && { shipping_option_id: delivery }),
    items: order.items.map(({ id, quantity }) => ({ id, quantity })),
    additional_data: { prodigi: plan },
  }
  await orderingPrint(attempt, () => createOrderFulfillmentWorkflow(container).run({ input }))
  const fresh = await loadBundle(container, order.id)
  const made = fresh ? printFulfillment(fresh.order) : null
  if (!made) throw failure('fulfillment_failed', 'Prodigi’s answer was not kept with the order')
  return made
}

/** What Prodigi has of an order: what it took before, or what it takes now. */
async function submit(
  container: MedusaContainer,
  bundle: OrderBundle,
  plan: SubmissionPlan,
  { task, keep }: Pick<Ordering, 'keep'> & { task: HeldTask },
) {
  const { order } = bundle
  const known = printFulfillment(order)
  if (known) await countFulfilled(container, order, known.fulfillmentId)
  const made = known ?? (await findUntied(container, order))
  if (made) return made
  // What is printed already is not held any more: Medusa alone is to be told of it.
  if (!hasPrint(bundle.submission)) await holdIfDisputed(container, bundle, task.taskId)
  await assertFulfillable(container, order.id)
  return fulfil(container, order, plan, { assertOurs: () => assertHeld(container, task), keep })
}

/**
 * Keeps a print under its order as soon as Prodigi has taken it: what Medusa refuses of it from here on is told again until it takes it,
 * while the print is followed. One that Prodigi has cancelled is none.
 */
async function keepPrint(
  container: MedusaContainer,
  orderId: string,
  task: HeldTask,
  result: SubmissionResult,
): Promise<void> {
  if (isCancelled(result)) return
  const { prodigiOrderId } = result
  await recordTaskStepWorkflow(container).run({
    input: { ...task, step: 'taken', facts: { prodigiOrderId } },
  })
  await recordSubmissionWorkflow(container).run({ input: { orderId, fulfillmentId: null, result } })
}

/**
 * A print that this very task had made may be cancelled before Medusa has taken its fulfillment. It is not ordered anew without somebody's
 * word: another decision is another task.
 */
async function refuseGivenUp(
  container: MedusaContainer,
  { submission, order }: OrderBundle,
  { taskId }: HeldTask,
) {
  if (submission?.status !== 'cancelled' || !submission.prodigi_order_id) return
  const { facts } = await container.resolve(ORDER_APPROVAL_MODULE).retrieveApprovalTask(taskId)
  if (facts?.['prodigiOrderId'] !== submission.prodigi_order_id) return
  const known = printFulfillment(order)
  if (known) await cancelFulfillment(container, order, known.fulfillmentId)
  throw failure('fulfillment_failed', GIVEN_UP)
}

/** States in which a print is made, or may still be wanted. */
const PRINTS = new Set(['processing', 'processed', 'fulfillment_failed'])

/**
 * A print whose call was on its way to Prodigi when another took the work over is that one's to find, unless the order came to
 * something else meanwhile: then nobody would ever cancel it.
 */
async function cancelUnwanted(container: MedusaContainer, orderId: string, prodigiOrderId: string) {
  const bundle = await loadBundle(container, orderId)
  if (!PRINTS.has(bundle?.approval?.status ?? ''))
    await container.resolve(PRODIGI_MODULE).cancelPrint(prodigiOrderId)
}

/**
 * Prodigi may have cancelled a print whose taking it never could tell, and answers its key with that one. It is no print: noted as
 * cancelled, the next try has a key of its own.
 */
async function refuseCancelled(
  container: MedusaContainer,
  orderId: string,
  { fulfillmentId, result }: Submitted,
) {
  if (!isCancelled(result)) return
  const bundle = await loadBundle(container, orderId)
  if (bundle) await cancelFulfillment(container, bundle.order, fulfillmentId)
  throw failure('fulfillment_failed', GIVEN_UP)
}

/** Hands the order to Prodigi through Medusa's fulfillment, unless that is done. */
export const submitPrintStep = createStep('submit-print', async (input: SubmitPrintInput, { container }) => {
  const { orderId, taskId, attempt, email, lines } = input
  const task = { taskId, attempt }
  const bundle = await loadBundle(container, orderId)
  if (!bundle) throw failure('not_found', 'Order not found')
  // What another process makes of the order meanwhile is neither doubled nor written over.
  await assertHeld(container, task)
  await refuseGivenUp(container, bundle, task)
  const { result: plan } = await prepareSubmissionWorkflow(container).run({
    input: { orderId, email, lines },
  })
  const taken = new Set<string>()
  const assertWanted = () =>
    assertHeld(container, task).catch(async (lost: unknown) => {
      for (const id of taken) await cancelUnwanted(container, orderId, id)
      throw lost
    })
  const keep = (result: SubmissionResult) => {
    taken.add(result.prodigiOrderId)
    return keepPrint(container, orderId, task, result)
  }
  const submitted = await submit(container, bundle, plan, { task, keep }).catch(async (error: unknown) => {
    await assertWanted()
    await recordRefusalWorkflow(container).run({ input: { orderId, error: wordsOf(error) } })
    throw error
  })
  taken.add(submitted.result.prodigiOrderId)
  await assertWanted()
  await recordSubmissionWorkflow(container).run({ input: { orderId, ...submitted } })
  await refuseCancelled(container, orderId, submitted)
  const { prodigiOrderId } = submitted.result
  await recordTaskStepWorkflow(container).run({
    input: { ...task, step: 'submitted', facts: { prodigiOrderId } },
  })
  return new StepResponse({ prodigiOrderId })
})
