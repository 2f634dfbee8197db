import type { CheckoutRow } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { mailedAdministrators } from '../accounts/administrators'
import { query } from '../database/sql'
import { mailAdministrators, type AdminMail } from '../orders/mail-administrators'
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
  const mails = parked.map((row): AdminMail => {
    const { id, reason, paid, goods, parkedAt } = presentParked(row)
    const data = { reason, amount: paid ?? goods, since: parkedAt }
    return { template: 'admin-payment-parked', key: `${id}:${parkedAt}`, data }
  })
  await mailAdministrators(container, await mailedAdministrators(container), mails)
}
