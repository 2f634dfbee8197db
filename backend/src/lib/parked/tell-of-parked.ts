import { enqueueMailWorkflow } from '@caseloom/mail'
import { STRIPE_CHECKOUT_MODULE, WITHDRAWN, type CheckoutRow } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { mailedAdministrators } from '../accounts/administrators'
import { mailAdministrators } from '../orders/mail-administrators'
import { presentParked } from './present-parked'
import { sumPaid } from '../checkout/sum-paid'

const AT_ONCE = 20

/** Whoever paid may have closed the page: they are told once that their money is here, where it is, whoever else is told. */
async function tellCustomer(container: MedusaContainer, row: CheckoutRow): Promise<void> {
  const { id, snapshot, stripe_session_id: sessionId, parked_reason: reason } = row
  if (row.paid_pence === null || sessionId === null || reason?.startsWith(WITHDRAWN)) return
  await enqueueMailWorkflow(container).run({
    input: {
      dedupeKey: `payment-in-review:${id}`,
      to: snapshot.email,
      template: 'payment-in-review',
      data: {
        name: snapshot.address.first_name,
        ...sumPaid(row),
        sessionId,
        ordered: row.order_id !== null,
      },
    },
  })
}

/**
 * Writes to the customers of payments that wait for a person, and to the administrators once each time one is parked. While there are
 * none that waits. The mails come before the note: a process that dies in between tells again, and the mails' keys make one of it.
 */
export async function tellOfParked(container: MedusaContainer): Promise<void> {
  const checkouts = container.resolve(STRIPE_CHECKOUT_MODULE)
  const people = await mailedAdministrators(container)
  for (const row of await checkouts.untoldParked(AT_ONCE)) {
    await tellCustomer(container, row)
    if (people.length === 0) continue
    const { id, reason, parkedAt } = presentParked(row)
    const data = { reason, ...sumPaid(row), since: parkedAt }
    const key = `${id}:${parkedAt}`
    await mailAdministrators(container, people, [{ template: 'admin-payment-parked', key, data }])
    await checkouts.noteParkedTold(row)
  }
}
