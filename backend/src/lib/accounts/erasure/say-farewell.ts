import { deliverMailWorkflow, enqueueMailWorkflow, MAIL_MODULE } from '@caseloom/mail'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { setTimeout as sleep } from 'node:timers/promises'
import { mailName } from '../account-mails'
import { farewellKey } from './mails'
import { forgetFarewell } from './person'

/** Nobody waits longer for a mail server; the job comes back. */
const PATIENCE_MS = 3000

/** Told once, while it is still known to whom. */
export async function sayFarewell(scope: MedusaContainer, customerId: string): Promise<void> {
  const [customer] = await scope.resolve(Modules.CUSTOMER).listCustomers({ id: customerId })
  if (!customer?.email) return
  await enqueueMailWorkflow(scope).run({
    input: {
      dedupeKey: farewellKey(customerId),
      to: customer.email,
      template: 'account-deleted',
      data: { name: mailName(customer) },
    },
  })
}

/** Sees the last mail off and forgets where it went. False while it has to wait for the mail server. */
export async function seeFarewellOff(scope: MedusaContainer, customerId: string): Promise<boolean> {
  const [mail] = await scope.resolve(MAIL_MODULE).listMailMessages({ dedupe_key: farewellKey(customerId) })
  if (mail?.state === 'queued') await deliverMailWorkflow(scope).run({ input: { id: mail.id } })
  // Somebody else may be sending it in this moment.
  const end = Date.now() + PATIENCE_MS
  while (!(await forgetFarewell(scope, customerId))) {
    if (Date.now() > end) return false
    await sleep(200)
  }
  return true
}
