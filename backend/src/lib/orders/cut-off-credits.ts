import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { createOrderCreditLinesWorkflow } from '@medusajs/medusa/core-flows'
import { query } from '../database/sql'
import { wordsOf } from '../words-of'
import { NOBODY_IS_AT_IT, REFUNDS } from './cut-off-refunds'
import { isCredit, openChanges } from './open-changes'

interface Short {
  order_id: string
  payment_collection_id: string
  /** Pounds. */
  amount: string
}

/**
 * Orders with a booked refund that their sum knows nothing of: Medusa makes a change of the order for it, with a credit line, and confirms
 * that. Without it the customer seems to owe what was given back, and while the change lies open nothing more can be. Where less was owed
 * anyhow, such as after a return, the credit lines are fewer than the refunds: what was edited since may be owed indeed, and is left to
 * people, unless the change itself lies there. Each version of an order has all of its own credit lines.
 */
const SHORT = `select o.id as order_id, lately.payment_collection_id,
         least((s.totals->>'pending_difference')::numeric, given.back - known.credited) as amount
    from (select l.order_id, max(l.payment_collection_id) as payment_collection_id
            ${REFUNDS} group by l.order_id having bool_and(${NOBODY_IS_AT_IT})) lately
    join "order" o on o.id = lately.order_id and o.deleted_at is null
    join order_summary s on s.order_id = o.id and s.version = o.version and s.deleted_at is null
   cross join lateral (select coalesce(sum(-t.amount), 0) as back, min(t.created_at) as first from order_transaction t
         where t.order_id = o.id and t.reference = 'refund' and t.deleted_at is null) given
   cross join lateral (select coalesce(sum(c.amount), 0) as credited from order_credit_line c
         where c.order_id = o.id and c.version = o.version and c.deleted_at is null) known
   where (s.totals->>'pending_difference')::numeric > 0 and given.back > known.credited
     and (exists (select 1 from order_change c where c.order_id = o.id and c.status = 'pending'
           and c.change_type = 'credit_line' and c.deleted_at is null)
       or not exists (select 1 from order_change c where c.order_id = o.id and c.confirmed_at > given.first
           and c.change_type is distinct from 'credit_line' and c.deleted_at is null))`

/** Begins the change anew; waits while another's lies open, in which Medusa would count nothing. */
async function credit(container: MedusaContainer, short: Short): Promise<void> {
  const open = await openChanges(container, short.order_id)
  if (open.some((change) => !isCredit(change))) return
  if (open.length > 0) await container.resolve(Modules.ORDER).cancelOrderChange(open.map(({ id }) => id))
  const line = {
    amount: Number(short.amount),
    reference: 'payment_collection',
    reference_id: short.payment_collection_id,
  }
  await createOrderCreditLinesWorkflow(container).run({
    input: { id: short.order_id, credit_lines: [line] },
  })
}

/** Brings what Medusa books last of a refund to its end, where the process died in between. Safe to repeat. */
export async function finishCredits(container: MedusaContainer): Promise<void> {
  for (const short of await query(container)<Short>(SHORT))
    await credit(container, short).catch((error: unknown) => {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`What order ${short.order_id} says of a refund is tried again: ${wordsOf(error)}`)
    })
}
