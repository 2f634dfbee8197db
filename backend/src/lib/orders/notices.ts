import type { AdminMailOrder } from '@caseloom/mail'
import { ORDER_APPROVAL_MODULE } from '@caseloom/order-approval'
import type { PrintIssue } from '@caseloom/prodigi'
import { STRIPE_CHECKOUT_MODULE, type StripeCheckoutOptions } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { mailedAdministrators } from '../accounts/administrators'
import { heldUntil, TOLD_OF_PAYMENT } from '../checkout/held-until'
import { query } from '../database/sql'
import { KEPT_ENTRY } from './adjustments/kept'
import { ENDED_IN_PART, HELD_UP, HELD_UP_ISSUES, HELD_UP_MARK, troublesOf } from './held-up'
import { mailAdministrators, type AdminMail } from './mail-administrators'
import { namedInMails } from './named-in-mails'

/** Something that the administrators are told of one order, once for each `mark`. */
interface Notice {
  orderId: string
  kind: 'new' | 'changed' | 'failed' | 'held_up' | 'lapsing' | 'disputed' | 'refund_failed' | 'kept'
  mark: string
  reason: string | null
  lapsesAt: string | null
  /** Nobody has told when it lapses. */
  about: boolean
  /** A print that failed after the printer had taken it. */
  stopped: boolean
  /** What Prodigi reports of a print that it holds up. */
  issues: PrintIssue[] | null
}

/** So many in one go; the rest follows within a minute. */
const AT_ONCE = 50
/** So many of the orders that wait stand in their mail, the oldest; the others are counted. */
const LISTED = 20

/**
 * What is due, and was not told yet. Of a change that was asked for, once all of its round has come; of an authorisation, 48 and 24
 * hours before it lapses. An order that nobody could be told of in its first two days is no news any more: {@link overdue} has it.
 */
const DUE = `
  select a.order_id as "orderId", 'new' as kind, '' as mark, null as reason, null::timestamptz as "lapsesAt", null::jsonb as issues
    from approval a where a.status = 'pending_admin_approval' and a.deleted_at is null
     and a.created_at > now() - interval '48 hours'
  union all
  select a.order_id, 'changed', d.round::text, null, null, null
    from approval a join (
           select order_id, max(round) as round, max(answered_at) as at from approval_adjustment k
            where k.deleted_at is null
              and k.round = (select max(r.round) from approval_adjustment r where r.order_id = k.order_id and r.deleted_at is null)
            group by order_id) d on d.order_id = a.order_id and d.at is not null
   where a.status = 'pending_admin_approval' and a.deleted_at is null
  union all
  select a.order_id, 'failed', a.version::text, a.reason, null, null
    from approval a where a.status = 'fulfillment_failed' and a.deleted_at is null
  union all
  select a.order_id, 'held_up', ${HELD_UP_MARK}, null, null, ${HELD_UP_ISSUES}
    from approval a join prodigi_submission s on s.order_id = a.order_id and ${HELD_UP}
   where a.status = 'processed' and a.deleted_at is null
  union all
  select a.order_id, 'held_up', ${HELD_UP_MARK}, null, null, ${HELD_UP_ISSUES}
    from approval a join prodigi_submission s on s.order_id = a.order_id and ${ENDED_IN_PART}
   where a.status = 'processed' and a.deleted_at is null
  union all
  select a.order_id, 'kept', a.version::text, h.reason, null, null
    from approval a join approval_history h on h.id = ${KEPT_ENTRY}
   where a.status = 'adjustment_requested' and a.deleted_at is null
  union all
  select c.order_id, case d.kind when 'refund' then 'refund_failed' else 'disputed' end, d.id || ':' || d.status, h.reason, null, null
    from payment_dispute d join checkout c on c.id = d.checkout_id and c.order_id is not null and c.deleted_at is null
    join approval_history h on h.id = 'apph_' || d.id || '_' || d.status
   where d.deleted_at is null and d.told_at is null and d.updated_at > now() - interval '30 days'`

/** Orders whose money is held for two days more, or for one. */
const lapsing = (capture: StripeCheckoutOptions['capture']) => `
  select held.order_id, 'lapsing', case when held.until > now() + interval '24 hours' then '48' else '24' end, null, held.until, null
    from (select a.order_id, min(${heldUntil(TOLD_OF_PAYMENT, capture)}) as until
            from approval a
            join checkout c on c.order_id = a.order_id and c.deleted_at is null
            join order_payment_collection l on l.order_id = a.order_id and l.deleted_at is null
            join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
           where a.status in ('pending_admin_approval', 'adjustment_requested', 'fulfillment_failed') and a.deleted_at is null
             and p.captured_at is null and p.canceled_at is null
           group by a.order_id) held
   where held.until > now() and held.until <= now() + interval '48 hours'`

/** Whether a print that failed was taken before. An order may fail anew once its print was stopped: the last time counts. */
const STOPPED = `d.kind = 'failed' and 'processed' = (select h.from_status from approval_history h
   where h.order_id = d."orderId" and h.to_status = 'fulfillment_failed' and h.from_status <> h.to_status
   order by h.created_at desc limit 1)`

/** Whether nobody has told when an authorisation lapses. */
const ABOUT = `d.kind = 'lapsing' and not exists (
  select 1 from order_payment_collection l
    join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
   where l.order_id = d."orderId" and l.deleted_at is null and ${TOLD_OF_PAYMENT} is not null)`

const due = (container: MedusaContainer) => {
  const { capture } = container.resolve(STRIPE_CHECKOUT_MODULE).options
  return query(container)<Omit<Notice, 'lapsesAt'> & { lapsesAt: Date | null }>(
    `select d.*, coalesce(${STOPPED}, false) as stopped, ${ABOUT} as about
       from (${DUE} union all ${lapsing(capture)}) d where not exists (
       select 1 from approval_notice n where n.order_id = d."orderId" and n.kind = d.kind and n.mark = d.mark)
     and exists (select 1 from checkout c join approval a on a.order_id = c.order_id and a.deleted_at is null
       join "order" o on o.id = c.order_id and o.deleted_at is null
       where c.order_id = d."orderId" and c.deleted_at is null)
     order by d."orderId" limit ?`,
    [AT_ONCE],
  )
}

/** The orders that wait for longer than a day: none of them where administrators were told of such within the last one. */
const overdue = (container: MedusaContainer) =>
  query(container)<Pick<Notice, 'orderId' | 'mark'> & { count: number }>(
    `select a.order_id as "orderId", to_char(now() at time zone 'Europe/London', 'YYYY-MM-DD') as mark,
            (count(*) over ())::int as count
       from approval a
      where a.status = 'pending_admin_approval' and a.deleted_at is null and a.created_at < now() - interval '24 hours'
        and exists (select 1 from checkout c where c.order_id = a.order_id and c.deleted_at is null)
        and not exists (select 1 from approval_notice n where n.kind = 'waiting' and n.created_at > now() - interval '24 hours')
      order by a.created_at limit ?`,
    [LISTED],
  )

/** A mail for each notice. */
export function mailsOf(notices: Notice[], orders: ReadonlyMap<string, AdminMailOrder>): AdminMail[] {
  return notices.flatMap(({ orderId, kind, mark, reason, lapsesAt, about, issues, stopped }): AdminMail[] => {
    const order = orders.get(orderId)
    if (!order) return []
    if (kind === 'new') return [{ template: 'admin-new-order', key: orderId, data: { order } }]
    const key = `${orderId}:${mark}`
    if (kind === 'changed') return [{ template: 'admin-order-changed', key, data: { order } }]
    if (kind === 'failed')
      return [
        {
          template: 'admin-print-failed',
          key,
          data: { order, reason: reason ?? 'It is not known why', stopped },
        },
      ]
    if (kind === 'held_up')
      return [{ template: 'admin-print-held-up', key, data: { order, issues: troublesOf(issues ?? []) } }]
    if (kind === 'kept')
      return [{ template: 'admin-order-kept', key, data: { order, reason: reason ?? 'It is not known why' } }]
    if (kind === 'refund_failed')
      return [
        { template: 'admin-refund-failed', key, data: { order, reason: reason ?? 'It is not known why' } },
      ]
    if (kind === 'disputed')
      return [
        { template: 'admin-payment-disputed', key, data: { order, reason: reason ?? 'It is not known why' } },
      ]
    if (kind !== 'lapsing' || !lapsesAt) return []
    return [{ template: 'admin-payment-lapsing', key, data: { order, lapsesAt, about, hours: Number(mark) } }]
  })
}

/** One mail for all the orders that wait; one a day, whatever else happens. */
export function digestOf(
  waiting: { orderId: string; mark: string; count: number }[],
  orders: ReadonlyMap<string, AdminMailOrder>,
): AdminMail[] {
  const [first] = waiting
  const listed = waiting.flatMap(({ orderId }) => orders.get(orderId) ?? [])
  if (!first || listed.length === 0) return []
  const data = { orders: listed, more: first.count - waiting.length }
  return [{ template: 'admin-orders-waiting', key: first.mark, data }]
}

/**
 * Mails every administrator what is new: orders, changes that were asked for, prints that failed or are held up, orders that are kept
 * though no change came or that wait for longer than a day, authorisations that lapse soon. While there is nobody to tell, all of it
 * waits. The mails come before the note: a process that dies in between tells again, and the mails' keys make one of it.
 */
export async function tellAdministrators(container: MedusaContainer): Promise<void> {
  const people = await mailedAdministrators(container)
  if (people.length === 0) return
  const notices = (await due(container)).map((row): Notice => ({
    ...row,
    lapsesAt: row.lapsesAt && new Date(row.lapsesAt).toISOString(),
  }))
  const waiting = await overdue(container)
  if (notices.length === 0 && waiting.length === 0) return
  const orders = await namedInMails(
    container,
    [...notices, ...waiting].map(({ orderId }) => orderId),
  )
  await mailAdministrators(container, people, [...mailsOf(notices, orders), ...digestOf(waiting, orders)])
  const told = waiting.map(({ orderId, mark }) => ({ orderId, kind: 'waiting', mark }))
  const mailed = [...notices, ...told].filter(({ orderId }) => orders.has(orderId))
  await container.resolve(ORDER_APPROVAL_MODULE).noteTold(mailed)
}
