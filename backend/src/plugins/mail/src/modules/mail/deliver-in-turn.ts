import type { MailOutcome } from '../../workflows/steps/send-mail'

const BATCH = 50
/** So often in a row, and the run ends: no server takes mails, or it is not to be asked on and on about those that it refuses. */
const MOST = { away: 3, held: 30 } as const

/**
 * Delivers mails one after another until none is due.
 * @param dueIds those that are due, so many at most
 */
export async function deliverInTurn(
  dueIds: (most: number) => Promise<string[]>,
  deliver: (id: string) => Promise<MailOutcome>,
): Promise<void> {
  const inRow = { away: 0, held: 0 }
  for (let goesOn = true; goesOn;) {
    // Where a whole batch is another process's, or not due yet by the database's clock, the next run sees to it.
    goesOn = false
    for (const id of await dueIds(BATCH)) {
      const outcome = await deliver(id)
      if (outcome !== 'skipped') goesOn = true
      if (outcome === 'sent') inRow.away = inRow.held = 0
      else if (outcome === 'away' || outcome === 'held') inRow[outcome] += 1
      if (inRow.away >= MOST.away || inRow.held >= MOST.held) return
    }
  }
}
