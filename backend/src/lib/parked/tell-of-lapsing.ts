import { STRIPE_CHECKOUT_MODULE, TAKEN_BEFORE, type CheckoutRow } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { mailedAdministrators } from '../accounts/administrators'
import { heldUntil } from '../checkout/held-until'
import { query } from '../database/sql'
import { mailAdministrators } from '../orders/mail-administrators'
import { WITHOUT_APPROVAL } from './lapse-parked'
import { presentParked } from './present-parked'
import { sumPaid } from '../checkout/sum-paid'

const AT_ONCE = 20

/** Parked payments that the bank lets go of soon, of which this administrator was not told; not those that were taken since. */
const lapsing = (container: MedusaContainer, email: string) => {
  const { capture } = container.resolve(STRIPE_CHECKOUT_MODULE).options
  return query(container)<CheckoutRow & { until: Date; hours: number }>(
    `select c.*, u.until, l.hours from checkout c
       cross join lateral (select ${heldUntil('c.held_until', capture)} as until) u
       cross join lateral (select case when u.until > now() + interval '24 hours' then 48 else 24 end as hours) l
      where ${WITHOUT_APPROVAL} and c.stripe_session_id is not null and c.parked_reason is distinct from ?
        and u.until > now() and u.until <= now() + interval '48 hours'
        and not exists (select 1 from mail_message m where m.deleted_at is null
                         and m.dedupe_key = 'admin-parked-lapsing:' || c.id || ':' || l.hours || ':' || ?)
        and not exists (select 1 from webhook_inbox w
                         where w.checkout_id = c.id and w.type in ('payment_intent.succeeded', 'payment_intent.canceled'))
      order by u.until limit ?`,
    [TAKEN_BEFORE, email, AT_ONCE],
  )
}

/** Warns the administrators 48 and 24 hours before, as of orders. The mails' keys make one of each, however often it looks. */
export async function tellOfLapsing(container: MedusaContainer): Promise<void> {
  const people = await mailedAdministrators(container)
  // Whoever is written to last: then all were.
  const last = people.at(-1)
  if (!last) return
  for (const row of await lapsing(container, last.email)) {
    const { id, reason, parkedAt } = presentParked(row)
    const { hours } = row
    const data = {
      reason,
      ...sumPaid(row),
      since: parkedAt,
      lapsesAt: row.until.toISOString(),
      about: row.held_until === null,
      hours,
    }
    await mailAdministrators(container, people, [
      { template: 'admin-parked-lapsing', key: `${id}:${hours}`, data },
    ])
  }
}
