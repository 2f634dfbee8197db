import { STRIPE_CHECKOUT_MODULE, type DisputeRow } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { mailedAdministrators } from '../accounts/administrators'
import { query } from '../database/sql'
import { sayDispute } from '../orders/disputes'
import { mailAdministrators } from '../orders/mail-administrators'
import { sumPaid } from '../checkout/sum-paid'

const AT_ONCE = 20

type Word = DisputeRow & Parameters<typeof sumPaid>[0] & { state: string; since: Date; intent: string }

/** What banks say of payments that are no order's and become none by themselves; what is still under way may. */
const untold = (container: MedusaContainer) =>
  query(container)<Word>(
    `select d.*, c.state, c.paid_pence, c.paid_currency, c.currency_code, c.subtotal_pence, c.discount_pence,
            coalesce(c.paid_at, c.created_at) as since, c.payment_intent_id as intent
       from payment_dispute d join checkout c on c.id = d.checkout_id and c.deleted_at is null
      where d.told_at is null and d.deleted_at is null and c.order_id is null
        and c.state not in ('creating', 'open', 'paid', 'completed')
      order by d.created_at limit ?`,
    [AT_ONCE],
  )

/**
 * Writes to the administrators what banks say against payments that became no order, once for each state. While there is nobody to
 * tell it waits. The mails come before the note: a process that dies in between tells again, and the mails' keys make one of it.
 */
export async function tellOfBankWords(container: MedusaContainer): Promise<void> {
  const people = await mailedAdministrators(container)
  if (people.length === 0) return
  for (const word of await untold(container)) {
    const paid = sumPaid(word)
    const data = {
      kind: word.kind === 'refund' ? ('refund' as const) : ('doubt' as const),
      reason: sayDispute(word, paid.currency),
      ...paid,
      since: new Date(word.since).toISOString(),
      payment: word.intent,
      parked: word.state === 'parked',
    }
    const key = `${word.id}:${word.status}`
    await mailAdministrators(container, people, [{ template: 'admin-bank-word', key, data }])
    await container.resolve(STRIPE_CHECKOUT_MODULE).noteDisputeTold(word)
  }
}
