import { recordTaskStepWorkflow } from '@caseloom/order-approval'
import type { PrintLine } from '@caseloom/prodigi'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { STRIPE_CHECKOUT_MODULE } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { failure } from '../../../lib/http/fail'
import { assertFulfillable } from '../../../lib/orders/assert-fulfillable'
import type { OrderBundle } from '../../../lib/orders/bundle'
import { loadBundle } from '../../../lib/orders/load-bundles'
import { mendDelivery } from '../../../lib/orders/mend-delivery'
import { otherThanPaid } from '../../../lib/orders/other-than-paid'
import { makePrint, printedBefore } from '../../../lib/orders/print-file'
import type { ProcessOrderInput } from '../types'

/** @throws failure `fulfillment_failed` where the order was edited since it was paid */
async function refuseUnpaid(container: MedusaContainer, { checkout, order }: OrderBundle): Promise<void> {
  const paid = await container.resolve(STRIPE_CHECKOUT_MODULE).findCheckout({ id: checkout.id })
  const refusal = paid && otherThanPaid(order.items, paid.snapshot.lines)
  if (refusal) throw failure('fulfillment_failed', refusal)
}

/**
 * Renders the print file of every line before any money is taken, and makes sure that it is what was bought and,
 * on a second try, the very file of the first; and that Medusa will take its fulfillment.
 */
export const preflightPrintStep = createStep(
  'preflight-print',
  async ({ orderId, ...task }: ProcessOrderInput, { container }) => {
    const bundle = await loadBundle(container, orderId)
    if (!bundle?.approval) throw failure('not_found', 'Order not found')
    const hashes = bundle.order.items.map(({ metadata }) => metadata?.recipe_hash ?? '')
    if (hashes.includes(''))
      throw failure('fulfillment_failed', 'A line of this order has no design to print')
    const approved = [...bundle.approval.recipe_hashes].sort()
    if (JSON.stringify([...hashes].sort()) !== JSON.stringify(approved)) {
      throw failure(
        'fulfillment_failed',
        'The designs of this order are not those that were bought: it must not be printed',
      )
    }
    await refuseUnpaid(container, bundle)
    await mendDelivery(container, orderId)
    await assertFulfillable(container, orderId)
    const before = await printedBefore(container, bundle.order)
    const lines: PrintLine[] = []
    const files: Record<string, string> = {}
    const recipes: Record<string, string> = {}
    for (const line of bundle.order.items) {
      const print = await makePrint(container, line)
      const first = before.get(line.id)
      if (first && first !== print.sha256) {
        throw failure(
          'fulfillment_failed',
          `The print file of ${line.title} is not the one that was approved`,
        )
      }
      files[line.id] = print.sha256
      recipes[line.id] = line.metadata?.recipe_hash ?? ''
      lines.push({
        lineId: line.id,
        sku: print.sku,
        attributes: print.attributes,
        copies: line.quantity,
        url: print.url,
        md5: print.md5,
      })
    }
    await recordTaskStepWorkflow(container).run({
      input: { ...task, step: 'preflight', facts: { printFiles: files, recipes } },
    })
    return new StepResponse({ lines, email: bundle.order.email })
  },
)
