import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { wordsOf } from '../../words-of'
import { query } from '../../database/sql'
import { isCode } from '../../http/fail'
import { DEADLINE } from '../cancellation'
import { request, workOff } from '../decide'

const AT_ONCE = 20
const MISSED = 'No change came in time'

/** Cancels the orders whose customers sent no change by the deadline, and gives their money back. */
export async function endMissedAdjustments(container: MedusaContainer): Promise<void> {
  const missed = await query(container)<{ order_id: string; version: number }>(
    `select a.order_id, a.version from approval a
       join approval_adjustment d on d.order_id = a.order_id and d.deleted_at is null
      where a.status = 'adjustment_requested' and a.deleted_at is null
        and d.answered_at is null and d.deadline <= now()
        and d.round = (select max(r.round) from approval_adjustment r where r.order_id = a.order_id and r.deleted_at is null)
      group by a.order_id, a.version order by min(d.deadline)`,
  )
  let ended = 0
  for (const { order_id: orderId, version } of missed) {
    // What could not be ended does not count: it would keep the others from their turn.
    if (ended === AT_ONCE) break
    try {
      // Of that version only: a change may just have come, and another have been asked for.
      const lapse = { orderId, action: 'lapse', by: DEADLINE, reason: MISSED, version } as const
      const taken = await request(container, lapse)
      ended += 1
      await workOff(container, taken)
    } catch (error) {
      if (isCode(error, 'conflict')) continue
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Order ${orderId} waits for no change any more, but could not be cancelled: ${wordsOf(error)}`)
    }
  }
}
