import { setTimeout as sleep } from 'node:timers/promises'
import { stayAt, until, withoutJobs, type FailPoint } from './crash'
import type { Stack } from './stack'

const THERE_WITHIN_MS = 30_000
/** Who waits for what the other holds is not answered before that one goes on. */
const ANSWERED_WITHIN_MS = 500

/**
 * A race that chance has no part in: `first` stays at a place until its rival is answered, or waits for it, and goes on then. The shop's jobs rest
 * meanwhile.
 * @throws where `first` does not come to the place
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
    try {
      await until(there, `The stay ${place.when} ${place.point}`, THERE_WITHIN_MS)
      const meets = rival()
      await Promise.race([meets, sleep(ANSWERED_WITHIN_MS)])
      release()
      return await Promise.all([began, meets])
    } finally {
      forget()
      release()
    }
  })
}
