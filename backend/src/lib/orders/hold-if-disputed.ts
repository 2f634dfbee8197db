import { ORDER_APPROVAL_MODULE } from '@caseloom/order-approval'
import type { MedusaContainer } from '@medusajs/framework/types'
import { failure } from '../http/fail'
import type { OrderBundle } from './bundle'
import { sayDispute, standing } from './disputes'

const LATER = 'It came after the decision, so the order was not sent to print.'

/**
 * A decision's work may be done much later than it was decided, by another process. What a bank says meanwhile is not known to whoever
 * decided; what it said before is.
 * @throws failure `fulfillment_failed`, so that somebody decides anew
 */
export async function holdIfDisputed(
  container: MedusaContainer,
  { disputes }: OrderBundle,
  taskId: string,
): Promise<void> {
  const standingNow = standing(disputes)
  if (standingNow.length === 0) return
  const { created_at: decidedAt } = await container
    .resolve(ORDER_APPROVAL_MODULE)
    .retrieveApprovalTask(taskId)
  const doubt = standingNow.find(({ created_at: notedAt }) => notedAt > decidedAt)
  if (doubt) throw failure('fulfillment_failed', `${sayDispute(doubt)} ${LATER}`)
}
