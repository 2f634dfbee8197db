import { askAdjustmentWorkflow, type LineDesign } from '@caseloom/order-approval'
import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../../env'
import { failure, isCode } from '../../http/fail'
import { wordsOf } from '../../words-of'
import { toContractStatus } from '../admin-order'
import { conflictOf, refuseEdited } from '../decide'
import { findOrder } from '../find-order'
import { endOfHold } from '../order-payment'
import type { ShopOrderLine } from '../shop-order'
import { cannotAsk } from './cannot-ask'
import { deadlineOf } from './deadline'
import { mailAtOnce } from './mails'

export interface Wish {
  id: string
  by: string
  remark: string
  lines: string[]
  version?: number | undefined
  contents?: string | undefined
}
export interface Asked {
  id: string
  status: ReturnType<typeof toContractStatus>
  deadline: string
}

/** What is on a line now; null where it has no design. */
function designOf({ metadata }: ShopOrderLine): LineDesign | null {
  if (!metadata?.recipe_hash || !metadata.design_id) return null
  return {
    recipeHash: metadata.recipe_hash,
    designId: metadata.design_id,
    designName: metadata.design_name ?? 'Custom Design',
    imageUrl: metadata.image_url,
    aiGenerated: metadata.ai_generated,
  }
}

function chosen(items: ShopOrderLine[], ids: string[]) {
  return ids.map((id) => {
    const line = items.find((item) => item.id === id)
    if (!line) throw failure('invalid_request', 'This order has no such item')
    const design = designOf(line)
    if (!design) throw failure('invalid_request', `${line.title} has no design that could be changed`)
    return { lineId: line.id, design }
  })
}

/**
 * Asks the customer to change the design of some lines, instead of rejecting their order. The mail goes out at once; should
 * this process die before it, a job sends it.
 * @throws failure `not_found`, `invalid_request`, and `conflict` with the present state where that can't be
 */
export async function askAdjustment(scope: MedusaContainer, wish: Wish): Promise<Asked> {
  const found = await findOrder(scope, wish.id)
  const approval = found?.bundle.approval
  if (!found || !approval) throw failure('not_found', 'Order not found')
  const { order } = found.bundle
  await refuseEdited(scope, order, wish.contents)
  const lines = chosen(order.items, wish.lines)
  const now = new Date()
  const settings = { days: env.ADJUSTMENT_DAYS, capture: env.STRIPE_CAPTURE }
  const refusal = cannotAsk(found.bundle, settings, now)
  const deadline = deadlineOf(now, settings.days, endOfHold(found.bundle)?.at ?? null)
  if (refusal || !deadline)
    throw await conflictOf(scope, order.id, refusal ?? 'There is too little time left')
  try {
    const { result } = await askAdjustmentWorkflow(scope).run({
      // What was looked at just now, where the caller doesn't say: a print may have been tried since.
      input: {
        orderId: order.id,
        by: wish.by,
        remark: wish.remark,
        deadline,
        lines,
        version: wish.version ?? approval.version,
      },
    })
    await mailAtOnce(scope)
    return { id: order.id, status: toContractStatus(result.status), deadline: deadline.toISOString() }
  } catch (error) {
    if (!isCode(error, 'conflict')) throw error
    throw await conflictOf(scope, order.id, wordsOf(error))
  }
}
