import { stayAt, until, withoutJobs, type FailPoint } from './crash'
import { rows } from './database'
import type { Stack } from './stack'

const WITHIN_MS = 30_000

/** Who waits for a row that another holds is not answered before that one goes on. */
async function waitsForRow({ databaseUrl }: Stack): Promise<boolean> {
  const waiting = await rows(
    databaseUrl,
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return waiting.length > 0
}

/**
 * A race that chance has no part in: `first` stays at a place until its rival is answered, or waits for what it holds, and goes on then. The shop's
 * jobs rest meanwhile.
 * @throws where `first` does not come to the place, or its rival comes to neither
 */
export function atRacePoint<First, Rival>(
  stack: Stack,
  place: FailPoint,
  first: () => Promise<First>,
  rival: () => Promise<Rival>,
): Promise<[First, Rival]> {
  return withoutJobs(stack, async () => {
    const { there, release, forget } = stayAt(stack, place)
    const began = first()
    // Both are looked at below, or never, where one does not come so far.
    began.catch(() => undefined)
    try {
      await until(there, `The stay ${place.when} ${place.point}`, WITHIN_MS)
      let answered = false
      const meets = rival().finally(() => {
        answered = true
      })
      meets.catch(() => undefined)
      await until(async () => answered || (await waitsForRow(stack)), 'The rival’s answer', WITHIN_MS)
      release()
      return await Promise.all([began, meets])
    } finally {
      forget()
      release()
    }
  })
}
