import type { MedusaContainer } from '@medusajs/framework/types'
import { MAIL_MODULE } from '../modules/mail'
import { deliverMailWorkflow } from '../workflows/deliver-mail'

const BATCH = 50
/** After this many failures in a row the mail server is taken to be down until the next run. */
const GIVE_UP_AFTER = 3

/** Tries every mail that is due again, however many an outage has left. */
export default async function deliverDueMail(container: MedusaContainer) {
  let failures = 0
  for (let goesOn = true; goesOn;) {
    // Where a whole batch is another process's, or not due yet by the database's clock, the next run sees to it.
    goesOn = false
    for (const id of await container.resolve(MAIL_MODULE).dueIds(BATCH)) {
      const { result } = await deliverMailWorkflow(container).run({ input: { id } })
      if (result !== 'skipped') goesOn = true
      if (result === 'held') failures += 1
      else if (result === 'sent') failures = 0
      if (failures >= GIVE_UP_AFTER) return
    }
  }
}

export const config = { name: 'deliver-due-mail', schedule: '* * * * *' }
