import type { bulkBody, BulkResult } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { ApprovalStatus } from '@caseloom/order-approval'
import { wordsOf } from '../words-of'
import type { z } from 'zod'
import { FailureWithData, isCode } from '../http/fail'
import { sideBySide } from '../side-by-side'
import { toContractStatus } from './admin-order'
import { presentStatus, takeDecision, worked, workOff, type ApprovalConflict, type Taken } from './decide'

/** Orders of one press whose work is done side by side: each may wait for Stripe and Prodigi. */
const AT_ONCE = 4
const UNKNOWN = 'This order could not be decided. Please try again.'

const SAID: Partial<Record<ApprovalStatus, string>> = {
  processed: 'Sent to print',
  processing: 'Being sent to print',
  rejected: 'Rejected',
  rejecting: 'Rejected; its payment is being given back',
}

function refused(scope: MedusaContainer, id: string, error: unknown): BulkResult {
  if (isCode(error, 'not_found')) return { id, ok: false, status: null, message: wordsOf(error) }
  if (error instanceof FailureWithData) {
    const { status } = error.data as ApprovalConflict
    return { id, ok: false, status, message: error.message }
  }
  // The others must not suffer for it.
  scope.resolve(ContainerRegistrationKeys.LOGGER).error(`Order ${id} could not be decided: ${wordsOf(error)}`)
  return { id, ok: false, status: null, message: UNKNOWN }
}

async function resultOf(scope: MedusaContainer, id: string, { orderId }: Taken): Promise<BulkResult> {
  const { status, reason } = await presentStatus(scope, orderId)
  const failed = status === 'fulfillment_failed'
  const message = failed ? (reason ?? 'It could not be sent to print') : (SAID[status] ?? 'Decided')
  return { id, ok: !failed, status: toContractStatus(status), message }
}

/**
 * The same decision on many orders, each for itself: all are taken first, then their work is done a few at a time. What is
 * not done when the caller has waited long enough goes on behind the answer, which then says so.
 */
export async function decideMany(
  scope: MedusaContainer,
  { action, ids, reason, versions, contents }: z.output<typeof bulkBody>,
  by: string,
): Promise<BulkResult[]> {
  const outcomes = new Map<string, Taken | BulkResult>()
  for (const id of ids) {
    const outcome = await takeDecision(scope, {
      id,
      action,
      by,
      ...(reason ? { reason } : {}),
      version: versions?.[id],
      contents: contents?.[id],
    }).catch((error: unknown) => refused(scope, id, error))
    outcomes.set(id, outcome)
  }
  const waiting = [...outcomes.values()].flatMap((outcome) => ('taskId' in outcome ? [outcome] : []))
  const work = sideBySide(waiting, AT_ONCE, (taken) =>
    workOff(scope, taken).catch((error: unknown) => {
      const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(`Order ${taken.orderId} waits: ${wordsOf(error)}`)
    }),
  )
  await worked(scope, work)
  const results: BulkResult[] = []
  for (const [id, outcome] of outcomes)
    results.push('taskId' in outcome ? await resultOf(scope, id, outcome) : outcome)
  return results
}
