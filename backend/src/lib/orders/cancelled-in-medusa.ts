import { ORDER_APPROVAL_MODULE, presentState, type ApprovalStatus } from '@caseloom/order-approval'
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'
import { query } from '../database/sql'
import { isCode } from '../http/fail'
import { wordsOf } from '../words-of'
import { SHOP } from './cancellation'
import { request, workOff } from './decide'

const REJECT =
  'Reject it in its Approval box instead: the customer is then told why, and the money goes back.'

/** How an order is ended that Medusa is asked to cancel, by its state; those that are ended are Medusa's to answer for. */
const WAYS: Partial<Record<ApprovalStatus, string>> = {
  pending_admin_approval: REJECT,
  adjustment_requested: REJECT,
  fulfillment_failed: REJECT,
  processing: 'Its Approval box shows what becomes of it.',
  processed: 'Cancel its print in its Approval box first, then reject it there.',
  rejecting: 'It goes on by itself.',
  cancelling: 'It goes on by itself.',
}

/** Refuses Medusa's own cancelling of an order that the shop has still to end: nobody would be told, and a failed release is only logged. */
export async function refuseNativeCancel(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const [approval] = await req.scope
    .resolve(ORDER_APPROVAL_MODULE)
    .listApprovals({ order_id: req.params.id ?? '' }, { select: ['status'], take: 1 })
  const status = approval?.status as ApprovalStatus | undefined
  const way = status && WAYS[status]
  next(
    way
      ? new MedusaError(MedusaError.Types.NOT_ALLOWED, `${presentState(status)}. ${way}`, 'conflict')
      : undefined,
  )
}

const AT_ONCE = 20
/** The customer reads it. */
const REASON = 'The shop has cancelled this order.'

const cancelled = (container: MedusaContainer) =>
  query(container)<{ order_id: string }>(
    `select a.order_id from approval a
       join "order" o on o.id = a.order_id and o.status = 'canceled' and o.deleted_at is null
       join checkout c on c.order_id = a.order_id and c.deleted_at is null
      where a.status in ('pending_admin_approval', 'adjustment_requested', 'fulfillment_failed') and a.deleted_at is null
      order by a.updated_at limit ?`,
    [AT_ONCE],
  )

/**
 * Rejects orders that were cancelled in Medusa all the same, by a script or before that was refused: what of their money Medusa did not
 * give back goes back, and their customers are told.
 */
export async function rejectCancelled(container: MedusaContainer): Promise<void> {
  for (const { order_id: orderId } of await cancelled(container)) {
    try {
      await workOff(
        container,
        await request(container, { orderId, action: 'reject', by: SHOP, reason: REASON }),
      )
    } catch (error) {
      // Somebody decided meanwhile.
      if (isCode(error, 'conflict')) continue
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`Order ${orderId}, which Medusa cancelled, could not be rejected: ${wordsOf(error)}`)
    }
  }
}
