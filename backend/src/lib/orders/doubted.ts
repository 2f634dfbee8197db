import { DAYS_TO_DISPUTE } from '@caseloom/stripe-checkout'

/**
 * Whether somebody may still act on a bank's warning `d` of the payment of an approval `b`: give the money back before it is disputed.
 * Whoever sent the order to print since was told of it, and has decided. Unlike a dispute, no warning ends by itself.
 */
const UNHEEDED = `d.opened_at > now() - interval '${DAYS_TO_DISPUTE} days'
       and b.status not in ('rejecting', 'rejected', 'cancelling', 'cancelled')
       and not exists (select 1 from approval_task t where t.order_id = b.order_id and t.kind = 'process' and t.created_at >= d.created_at)`

/** Those of an approval `a` whose payment a bank disputes until it has decided, or warns of while something can be done about it. */
export const DOUBTED = `a.order_id in (
    select c.order_id from payment_dispute d
      join checkout c on c.id = d.checkout_id and c.deleted_at is null
      join approval b on b.order_id = c.order_id
     where d.closed_at is null and d.deleted_at is null and (d.kind = 'dispute' or d.kind = 'warning' and ${UNHEEDED}))`
