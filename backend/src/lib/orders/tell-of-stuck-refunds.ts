import { ORDER_APPROVAL_MODULE } from '@caseloom/order-approval'
import type { MedusaContainer } from '@medusajs/framework/types'
import { mailedAdministrators } from '../accounts/administrators'
import { mailAdministrators, type AdminMail } from './mail-administrators'
import { namedInMails } from './named-in-mails'
import { listStuckRefunds, sayStuckRefund } from './stuck-refunds'

const KIND = 'refund_stuck'
const UNTOLD = `r.created_at < now() - interval '1 hour' and not exists (
  select 1 from approval_notice n where n.order_id = l.order_id and n.kind = ? and n.mark = r.id)`

/** Mails every administrator once of each refund that is not made an hour after it was begun; while there is nobody to tell, it waits. */
export async function tellOfStuckRefunds(container: MedusaContainer): Promise<void> {
  const people = await mailedAdministrators(container)
  if (people.length === 0) return
  const refunds = await listStuckRefunds(container, UNTOLD, [KIND])
  if (refunds.length === 0) return
  const orders = await namedInMails(
    container,
    refunds.map(({ orderId }) => orderId),
  )
  const named = refunds.filter(({ orderId }) => orders.has(orderId))
  const mails = named.flatMap((refund): AdminMail[] => {
    const order = orders.get(refund.orderId)
    if (!order) return []
    const key = `${refund.orderId}:${refund.id}`
    return [{ template: 'admin-refund-stuck', key, data: { order, reason: sayStuckRefund(refund) } }]
  })
  await mailAdministrators(container, people, mails)
  const told = named.map(({ orderId, id }) => ({ orderId, kind: KIND, mark: id }))
  await container.resolve(ORDER_APPROVAL_MODULE).noteTold(told)
}
