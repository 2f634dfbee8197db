import type { IOrderModuleService, MedusaContainer } from '@medusajs/framework/types'
import { ChangeActionType, ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { createOrderCreditLinesWorkflow } from '@medusajs/medusa/core-flows'
import { query } from '../database/sql'
import { wordsOf } from '../words-of'
import { GOES_ON, REFUNDS } from './cut-off-refunds'
import { openChanges } from './open-changes'

/**
 * What an order's sum knows of its refunds: Medusa makes a change of the order for each, with a credit line, and confirms that. Each
 * version of an order has all of its own credit lines; those below nothing are what the shop owed, and count for no refund.
 */
const SUMS = `join order_summary s on s.order_id = o.id and s.version = o.version and s.deleted_at is null
   cross join lateral (select (s.totals->>'pending_difference')::numeric as amount) owed
   cross join lateral (select coalesce(sum(-t.amount), 0) as back, min(t.created_at) as first,
           (array_agg(-t.amount order by t.created_at desc))[1] as last from order_transaction t
         where t.order_id = o.id and t.reference = 'refund' and t.deleted_at is null) given
   cross join lateral (select coalesce(sum(greatest(c.amount, 0)), 0) as credited from order_credit_line c
         where c.order_id = o.id and c.version = o.version and c.deleted_at is null) known
   cross join lateral (select max(l.payment_collection_id) as id from order_payment_collection l
         where l.order_id = o.id and l.deleted_at is null) collection`

interface Short {
  order_id: string
  payment_collection_id: string
  /** Pounds. */
  amount: string
}
/** Its amount is what the last refund left to be credited, and not above 0 where it left nothing. */
interface Begun extends Short {
  id: string
  has_line: boolean
}

/**
 * Changes for a credit that were begun, and that no living process is at any more. While one lies open nothing else can be booked of its
 * order: no refund, no parcel.
 */
const BEGUN = `select c.id, o.id as order_id, collection.id as payment_collection_id,
         exists (select 1 from order_change_action x where x.order_change_id = c.id and x.deleted_at is null) as has_line,
         least(owed.amount, given.back - known.credited, coalesce(given.last, 0)) as amount
    from order_change c
    join approval a on a.order_id = c.order_id and a.deleted_at is null and ${GOES_ON}
    join "order" o on o.id = c.order_id and o.deleted_at is null
    ${SUMS}
   where c.status = 'pending' and c.change_type = 'credit_line' and c.deleted_at is null
     and c.created_at < now() - interval '5 minutes'`

const lineOf = (short: Short) => ({
  amount: Number(short.amount),
  reference: 'payment_collection',
  reference_id: short.payment_collection_id,
})

/** Its own line is what was meant, to the penny; one that has none yet is given the last refund's, or was for nothing. */
async function endChange(orders: IOrderModuleService, change: Begun): Promise<void> {
  if (!change.has_line && Number(change.amount) <= 0) return orders.cancelOrderChange(change.id)
  if (!change.has_line)
    await orders.addOrderAction({
      order_change_id: change.id,
      action: ChangeActionType.CREDIT_LINE_ADD,
      ...lineOf(change),
    })
  await orders.confirmOrderChange(change.id)
}

/**
 * Orders with booked refunds of which no change was even begun: the customer seems to owe what was given back. Nothing is held up by that,
 * so it waits for longer than any process can have been frozen. Where less was owed anyhow, such as after a return, the credit lines are
 * fewer than the refunds: what was edited since may be owed indeed, and is left to people. Parcels, addresses and whose an order is change
 * no sum.
 */
const SHORT = `select o.id as order_id, collection.id as payment_collection_id,
         least(owed.amount, given.back - known.credited) as amount
    from (select l.order_id ${REFUNDS}
           group by l.order_id having bool_and(r.created_at < now() - interval '1 hour')) refunded
    join "order" o on o.id = refunded.order_id and o.deleted_at is null
    ${SUMS}
   where owed.amount > 0 and given.back > known.credited
     and not exists (select 1 from order_change c where c.order_id = o.id and c.confirmed_at > given.first
           and c.change_type not in ('credit_line', 'transfer', 'update_order') and c.deleted_at is null)`

async function credit(container: MedusaContainer, short: Short): Promise<void> {
  // Medusa counts nothing beside one; a credit's own is ended by itself.
  if ((await openChanges(container, short.order_id)).length > 0) return
  await createOrderCreditLinesWorkflow(container).run({
    input: { id: short.order_id, credit_lines: [lineOf(short)] },
  })
}

/** Brings what Medusa books last of a refund to its end, where the process died in between. Safe to repeat. */
export async function finishCredits(container: MedusaContainer): Promise<void> {
  const sql = query(container)
  const tried = (orderId: string, work: Promise<void>) =>
    work.catch((error: unknown) => {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`What order ${orderId} says of a refund is tried again: ${wordsOf(error)}`)
    })
  for (const change of await sql<Begun>(BEGUN))
    await tried(change.order_id, endChange(container.resolve(Modules.ORDER), change))
  for (const short of await sql<Short>(SHORT)) await tried(short.order_id, credit(container, short))
}
