import type { MedusaContainer } from '@medusajs/framework/types'
import { MAIL_MODULE } from '../modules/mail'
import { deliverMailWorkflow } from '../workflows/deliver-mail'

const BATCH = 50
/** So often without an answer in a row, and the mail server is taken to be down until the next run. */
const GIVE_UP_AFTER = 3

/** Tries every mail that is due again, however many an outage has left. */
export default async function deliverDueMail(container: MedusaContainer) {
  let away = 0
  for (let goesOn = true; goesOn;) {
    // Where a whole batch is another process's, or not due yet by the database's clock, the next run sees to it.
    goesOn = false
    for (const id of await container.resolve(MAIL_MODULE).dueIds(BATCH)) {
      const { result } = await deliverMailWorkflow(container).run({ input: { id } })
      if (result !== 'skipped') goesOn = true
      if (result === 'away') away += 1
      // A mail that is refused tells of itself, not of those behind it.
      else if (result !== 'skipped') away = 0
      if (away >= GIVE_UP_AFTER) return
    }
  }
}

export const config = { name: 'deliver-due-mail', schedule: '* * * * *' }
