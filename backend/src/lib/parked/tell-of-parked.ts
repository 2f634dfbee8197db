import { STRIPE_CHECKOUT_MODULE } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { mailedAdministrators } from '../accounts/administrators'
import { mailAdministrators } from '../orders/mail-administrators'
import { presentParked } from './present-parked'

const AT_ONCE = 20

/**
 * Writes to the administrators of payments that wait for one of them, once each time one is parked. While there is nobody to tell it
 * waits. The mails come before the note: a process that dies in between tells again, and the mails' keys make one of it.
 */
export async function tellOfParked(container: MedusaContainer): Promise<void> {
  const checkouts = container.resolve(STRIPE_CHECKOUT_MODULE)
  const people = await mailedAdministrators(container)
  if (people.length === 0) return
  for (const row of await checkouts.untoldParked(AT_ONCE)) {
    const { id, reason, paid, goods, parkedAt } = presentParked(row)
    const data = { reason, amount: paid ?? goods, since: parkedAt }
    const key = `${id}:${parkedAt}`
    await mailAdministrators(container, people, [{ template: 'admin-payment-parked', key, data }])
    await checkouts.noteParkedTold(row)
  }
}
