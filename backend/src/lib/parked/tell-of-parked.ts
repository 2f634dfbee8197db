import { enqueueMailWorkflow } from '@caseloom/mail'
import type { CheckoutRow } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { mailedAdministrators } from '../accounts/administrators'
import { query } from '../database/sql'
import { presentParked } from './present-parked'

const AT_ONCE = 20

/** Writes to the administrators of payments that wait for one of them. Each has a key by when it was parked, so one mail. */
export async function tellOfParked(container: MedusaContainer): Promise<void> {
  const parked = await query(container)<CheckoutRow>(
    `select c.* from checkout c where c.state = 'parked' and c.deleted_at is null and not exists (
       select 1 from mail_message m where m.dedupe_key like 'admin-payment-parked:' || c.id || ':%'
          and m.created_at >= c.parked_at)
     order by c.parked_at limit ?`,
    [AT_ONCE],
  )
  if (parked.length === 0) return
  const people = await mailedAdministrators(container)
  for (const row of parked) {
    const { id, reason, paid, goods, parkedAt } = presentParked(row)
    for (const { email, name } of people)
      await enqueueMailWorkflow(container).run({
        input: {
          dedupeKey: `admin-payment-parked:${id}:${parkedAt}:${email}`,
          to: email,
          template: 'admin-payment-parked',
          data: { name, reason, amount: paid ?? goods, since: parkedAt },
        },
      })
  }
}
