import { TAKEN_BEFORE } from '@caseloom/stripe-checkout'

/**
 * SQL, of a checkout `c` that somebody dismissed: its money was earned all the same, by an order that is before the administrators or
 * one that a restored backup forgot. Of any other nothing was left (`assert-settled.ts`).
 */
const EARNED = `(c.parked_reason is not distinct from '${TAKEN_BEFORE}'
  or exists (select 1 from approval e where e.order_id = c.order_id and e.deleted_at is null))`

/** SQL: the discount of a checkout `c` is used. */
export const PAID = `(c.state in ('paid', 'parked', 'completed') or (c.state = 'dismissed' and ${EARNED}))`

/** SQL: what a checkout `c` took was given back without an order. */
export const UNDONE = `(c.state = 'released' or (c.state = 'dismissed' and not ${EARNED}))`

/** SQL: a checkout `c` uses no discount, nor will it unless Stripe calls a closed page paid after all. */
export const IDLE = `(c.state = 'expired' or ${UNDONE})`
