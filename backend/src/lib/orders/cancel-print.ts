import { cancelSubmissionWorkflow } from '@caseloom/prodigi'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { setTimeout as sleep } from 'node:timers/promises'
import { applyPrintStatusWorkflow } from '../../workflows/orders/apply-print-status'
import { wordsOf } from '../words-of'
import { failure, isCode } from '../http/fail'
import { conflictOf, presentStatus, refuseEdited, type Decided, type Decision } from './decide'
import { findOrder } from './find-order'
import { isCancellable } from './is-cancellable'

const TRIES = 12
const PAUSE_MS = 250

/** Prodigi has answered, and its callback may be followed at this moment: that one is waited for, or the answer would be out of date. */
async function follow(scope: MedusaContainer, submissionId: string): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await applyPrintStatusWorkflow(scope).run({ input: { submissionId } })
      return
    } catch (error) {
      if (tries === TRIES || !isCode(error, 'conflict')) {
        // The shop follows with the callback or the next poll.
        scope
          .resolve(ContainerRegistrationKeys.LOGGER)
          .warn(`A print that was to be cancelled is followed later: ${wordsOf(error)}`)
        return
      }
      await sleep(PAUSE_MS)
    }
}

/**
 * Has Prodigi cancel the print of an order. The order then waits for a decision again: another print, or the money back.
 * @throws failure `not_found`, `conflict` where it is too late, `provider_unavailable`
 */
export async function cancelPrint(
  scope: MedusaContainer,
  { id, by, version, contents }: Pick<Decision, 'id' | 'by' | 'version' | 'contents'>,
): Promise<Decided> {
  const found = await findOrder(scope, id)
  if (!found?.bundle.approval) throw failure('not_found', 'Order not found')
  const { order, approval, submission } = found.bundle
  if (version !== undefined && version !== approval?.version)
    throw await conflictOf(scope, order.id, 'This order has changed since you looked at it')
  await refuseEdited(scope, order, contents)
  const prodigiOrderId = submission?.prodigi_order_id
  if (!prodigiOrderId || !isCancellable(found.bundle))
    throw await conflictOf(scope, order.id, 'There is no print of this order that could be cancelled')
  try {
    await cancelSubmissionWorkflow(scope).run({ input: { submissionId: submission.id, prodigiOrderId, by } })
  } catch (error) {
    // A part may have been cancelled, which Prodigi does not call back about.
    if (isCode(error, 'conflict')) await follow(scope, submission.id)
    throw error
  }
  await follow(scope, submission.id)
  const { status, reason } = await presentStatus(scope, order.id)
  return { orderId: order.id, status, reason }
}
