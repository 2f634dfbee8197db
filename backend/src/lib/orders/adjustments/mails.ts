import { enqueueMailWorkflow } from '@caseloom/mail'
import { ORDER_APPROVAL_MODULE } from '@caseloom/order-approval'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { env } from '../../../env'
import { wordsOf } from '../../words-of'
import { query } from '../../database/sql'
import type { LinkedAdjustment, OrderBundle } from '../bundle'
import { loadBundle } from '../load-bundles'
import { mailOrder } from '../mail-order'
import { amountPaid } from '../order-payment'
import { noteLinks } from './note-links'

/** Something that a customer is told of a change, once for each `mark`. */
interface Notice {
  orderId: string
  kind: 'adjust' | 'adjust-reminder' | 'adjusted'
  /** A round, or the one change. */
  mark: string
}

const AT_ONCE = 50

/** The reminder: a day before the deadline, or half-way where that is later. */
const DUE = `
  with asked as (
    select d.order_id, d.round, min(d.created_at) as since, min(d.deadline) as until
      from approval_adjustment d
      join approval a on a.order_id = d.order_id and a.deleted_at is null and a.status = 'adjustment_requested'
     where d.answered_at is null and d.deleted_at is null and d.deadline > now()
       and d.round = (select max(r.round) from approval_adjustment r where r.order_id = d.order_id and r.deleted_at is null)
     group by d.order_id, d.round)
  select order_id as "orderId", 'adjust' as kind, round::text as mark from asked
  union all
  select order_id, 'adjust-reminder', round::text from asked
   where now() >= greatest(until - interval '24 hours', since + (until - since) / 2)
  union all
  select order_id, 'adjusted', id from approval_adjustment
   where answered_at is not null and answered_at > now() - interval '3 days' and deleted_at is null`

const due = (container: MedusaContainer) =>
  query(container)<Notice>(
    `select * from (${DUE}) d where not exists (
       select 1 from approval_notice n where n.order_id = d."orderId" and n.kind = d.kind and n.mark = d.mark
         and n.deleted_at is null)
     order by d."orderId", d.kind limit ?`,
    [AT_ONCE],
  )

/** A line of an order's mail, found by the line's id. */
function shown({ order }: OrderBundle, lineId: string) {
  const index = order.items.findIndex(({ id }) => id === lineId)
  return mailOrder(order).lines[index]
}

const linkOf = ({ token }: LinkedAdjustment) =>
  `${env.PUBLIC_URL}/customize?adjust=${encodeURIComponent(token)}`

async function tell(container: MedusaContainer, bundle: OrderBundle, { kind, mark }: Notice): Promise<void> {
  const { order, adjustments } = bundle
  const to = order.email
  if (!to) return
  const { charged = false } = mailOrder(order)
  const about = {
    name: order.shipping_address?.first_name ?? '',
    orderId: order.id,
    orderNumber: order.display_id,
  }
  if (kind === 'adjusted') {
    const line = shown(bundle, adjustments.find(({ id }) => id === mark)?.line_id ?? '')
    if (!line) return
    const waiting = adjustments.filter(({ answered_at }) => !answered_at).length
    const data = { ...about, lines: [line], waiting }
    await enqueueMailWorkflow(container).run({
      input: { dedupeKey: `order-adjusted:${mark}`, to, template: 'order-adjusted', data },
    })
    return
  }
  const open = adjustments.filter(({ answered_at }) => !answered_at)
  const lines = open.flatMap((row) => {
    const line = shown(bundle, row.line_id)
    return line ? [{ ...line, adjustUrl: linkOf(row) }] : []
  })
  const [first] = open
  if (!first || lines.length === 0) return
  await enqueueMailWorkflow(container).run({
    input: {
      dedupeKey: `order-${kind}:${order.id}:${mark}`,
      to,
      template: 'order-adjust',
      data: {
        ...about,
        remark: first.remark.split('\n'),
        deadline: new Date(first.deadline).toISOString(),
        reminder: kind === 'adjust-reminder',
        money: charged ? 'refunded' : 'released',
        total: amountPaid(order),
        lines,
      },
    },
  })
}

/**
 * Mails customers what changes they are asked for, reminds them, and says when one has come. The mails come before the note: a
 * process that dies in between tells again, and the mails' keys make one of it.
 */
export async function mailAdjustments(container: MedusaContainer): Promise<void> {
  await noteLinks(container)
  for (const notice of await due(container)) {
    const bundle = await loadBundle(container, notice.orderId)
    if (bundle) await tell(container, bundle, notice)
    await container.resolve(ORDER_APPROVAL_MODULE).noteTold([notice])
  }
}

/** Does it right after a change was asked for or sent; what fails is done by the job. */
export const mailAtOnce = (container: MedusaContainer): Promise<void> =>
  mailAdjustments(container).catch((error: unknown) => {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`The mails about changes of orders wait: ${wordsOf(error)}`)
  })
