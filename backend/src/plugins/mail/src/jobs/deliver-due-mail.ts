import type { MedusaContainer } from '@medusajs/framework/types'
import { MAIL_MODULE } from '../modules/mail'
import { deliverMailWorkflow } from '../workflows/deliver-mail'

const BATCH = 50
/** So often in a row, and the run ends: no server takes mails, or it is not to be asked on and on about those that it refuses. */
const MOST = { away: 3, held: 30 } as const

/** Tries every mail that is due again, however many an outage has left. */
export default async function deliverDueMail(container: MedusaContainer) {
  const inRow = { away: 0, held: 0 }
  for (let goesOn = true; goesOn;) {
    // Where a whole batch is another process's, or not due yet by the database's clock, the next run sees to it.
    goesOn = false
    for (const id of await container.resolve(MAIL_MODULE).dueIds(BATCH)) {
      const { result } = await deliverMailWorkflow(container).run({ input: { id } })
      if (result !== 'skipped') goesOn = true
      if (result === 'sent') inRow.away = inRow.held = 0
      else if (result === 'away' || result === 'held') inRow[result] += 1
      if (inRow.away >= MOST.away || inRow.held >= MOST.held) return
    }
  }
}

export const config = { name: 'deliver-due-mail', schedule: '* * * * *' }
