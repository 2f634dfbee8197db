import { ORDER_APPROVAL_MODULE } from '@caseloom/order-approval'
import type { MedusaContainer } from '@medusajs/framework/types'
import { mailedAdministrators } from '../accounts/administrators'
import { query } from '../database/sql'
import { mailAdministrators, type AdminMail } from './mail-administrators'
import { namedInMails } from './named-in-mails'
import { sayStuckDecision, UNDER_WAY_STATUS, type UnderWay } from './stuck-decisions'

const KIND = 'stuck'
/** So many in one go; the rest follows within a minute. */
const AT_ONCE = 50

interface StuckDecision {
  orderId: string
  mark: string
  status: UnderWay
  refused: string | null
}

/** Of a first try after the shop stood still for an hour nothing is known yet. */
const UNTOLD = `select a.order_id as "orderId", a.version::text as mark, a.status, t.last_error as refused
   from approval a
   join approval_task t on t.order_id = a.order_id and t.state in ('pending', 'running') and t.attempts > 1 and t.deleted_at is null
  where ${UNDER_WAY_STATUS} and a.updated_at < now() - interval '1 hour' and a.deleted_at is null
    and not exists (select 1 from approval_notice n
      where n.order_id = a.order_id and n.kind = ? and n.mark = a.version::text)
  order by a.updated_at limit ?`

/**
 * Mails every administrator once of each decision that is not carried out an hour after it was made: a rejection or cancelling whose
 * money does not go back, a print that the printer has and Medusa does not. While there is nobody to tell, it waits.
 */
export async function tellOfStuckDecisions(container: MedusaContainer): Promise<void> {
  const people = await mailedAdministrators(container)
  if (people.length === 0) return
  const stuck = await query(container)<StuckDecision>(UNTOLD, [KIND, AT_ONCE])
  if (stuck.length === 0) return
  const orders = await namedInMails(
    container,
    stuck.map(({ orderId }) => orderId),
  )
  const named = stuck.filter(({ orderId }) => orders.has(orderId))
  const mails = named.flatMap(({ orderId, mark, status, refused }): AdminMail[] => {
    const order = orders.get(orderId)
    if (!order) return []
    const data = { order, decision: status, reason: sayStuckDecision(status, refused) }
    return [{ template: 'admin-order-stuck', key: `${orderId}:${mark}`, data }]
  })
  await mailAdministrators(container, people, mails)
  const told = named.map(({ orderId, mark }) => ({ orderId, kind: KIND, mark }))
  await container.resolve(ORDER_APPROVAL_MODULE).noteTold(told)
}
