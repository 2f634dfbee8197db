import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { query } from '../database/sql'
import { isCode } from '../http/fail'
import { wordsOf } from '../words-of'
import { SHOP } from './cancellation'
import { request, workOff } from './decide'
import { whyNotGivenBack } from './disputes'
import { loadBundle } from './load-bundles'

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
 * give back goes back, and their customers are told. Money that a bank disputes can't go back before it has decided: such an order waits,
 * and its dispute was told already.
 */
export async function rejectCancelled(container: MedusaContainer): Promise<void> {
  for (const { order_id: orderId } of await cancelled(container)) {
    try {
      const bundle = await loadBundle(container, orderId)
      if (bundle && whyNotGivenBack(bundle)) continue
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
