import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'
import { loadBundle } from './load-bundles'
import { sendRefundedMail } from './order-mails'

const AT_ONCE = 50

/**
 * Writes to customers about refunds that Stripe has confirmed, such as those that somebody made in Medusa's admin. What goes
 * back with a rejection or a cancelling is told by the mails of those.
 */
export async function tellOfRefunds(container: MedusaContainer): Promise<void> {
  const refunds = await query(container)<{ id: string; amount: string; order_id: string }>(
    `select r.id, r.amount, a.order_id from refund r
       join payment p on p.id = r.payment_id and p.deleted_at is null
       join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
       join approval a on a.order_id = l.order_id and a.deleted_at is null
        and a.status not in ('rejecting', 'rejected', 'cancelling', 'cancelled')
       join order_transaction t on t.reference_id = r.id and t.reference = 'refund' and t.deleted_at is null
      where r.deleted_at is null and r.created_at > now() - interval '3 days'
        and not exists (select 1 from mail_message m where m.dedupe_key = 'order-refunded:' || r.id)
      order by r.created_at limit ?`,
    [AT_ONCE],
  )
  for (const { id, amount, order_id } of refunds) {
    const bundle = await loadBundle(container, order_id)
    if (bundle) await sendRefundedMail(container, bundle, { id, amount: Number(amount) })
  }
}
