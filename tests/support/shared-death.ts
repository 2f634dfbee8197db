import { setTimeout as sleep } from 'node:timers/promises'
import { backendIsBack, killBackend, stayAt, until, withoutJobs, type FailPoint } from './crash'
import type { Stack } from './stack'

const THERE_WITHIN_MS = 90_000
/** Who has not come by then is not waited for: it failed before, or only some of the cases were asked for. */
const LATE_MS = 100_000

interface Death {
  pid: number
  upAt: Date
}

/**
 * One death for several cases that run side by side, since a new start takes as long as all of them: each brings the process to a
 * place of its own, where it stays. They set out together, so that none stays longer than what it holds is held for; once all are
 * there, SIGKILL ends the process. The shop's jobs rest meanwhile: what the living one's did beside would be cut off too, and what
 * the dead one has left would be gone on with.
 * @param cases how many
 * @returns for one of them: takes its place, its work, and what is to be seen before a job comes; tells which process died and when
 * the next was ready
 */
export function sharedDeath(stack: Stack, cases: number) {
  let came = 0
  let arrived = 0
  let latest = Infinity
  let death: Promise<Death> | null = null

  async function gathered(): Promise<void> {
    came += 1
    if (came === 1) latest = Date.now() + LATE_MS
    while (came < cases && Date.now() < latest) await sleep(50)
  }

  async function die(): Promise<Death> {
    const end = Date.now() + THERE_WITHIN_MS
    while (arrived < came && Date.now() < end) await sleep(50)
    death = null
    const pid = await killBackend(stack)
    await backendIsBack(stack)
    return { pid, upAt: new Date() }
  }

  async function dieAt(place: FailPoint, work: () => Promise<unknown>): Promise<Death> {
    const { there, forget } = stayAt(stack, place)
    const failed = work().then(
      () => null,
      (error: unknown) => error,
    )
    try {
      await until(there, `The stay ${place.when} ${place.point}`, THERE_WITHIN_MS)
    } finally {
      arrived += 1
      forget()
    }
    const died = await (death ??= die())
    await failed
    return died
  }

  return async (
    place: FailPoint,
    work: () => Promise<unknown>,
    seen?: () => Promise<unknown>,
  ): Promise<Death> => {
    await gathered()
    return withoutJobs(stack, async () => {
      const died = await dieAt(place, work)
      await seen?.()
      return died
    })
  }
}
