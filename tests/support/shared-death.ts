import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { backendIsBack, killBackend, until, type FailPoint } from './crash'
import type { Stack } from './stack'

const THERE_WITHIN_MS = 90_000
/** Who has not come by then is not waited for: it failed before, or only some of the cases were asked for. */
const LATE_MS = 40_000

interface Death {
  pid: number
  upAt: Date
}

/**
 * One death for several cases that run side by side, since a new start takes as long as all of them: each brings the process to a
 * place of its own, where it stays. Once all are there, SIGKILL ends the process.
 * @param cases how many
 * @returns for one of them: takes its place and its work, and tells which process died and when the next was ready
 */
export function sharedDeath(stack: Stack, cases: number) {
  const folder = `${stack.failPointFile}.stays`
  let armed = 0
  let counted = 0
  let death: Promise<Death> | null = null

  async function die(): Promise<Death> {
    const end = Date.now() + LATE_MS
    while (counted < cases && Date.now() < end) await sleep(50)
    death = null
    const pid = await killBackend(stack)
    await backendIsBack(stack)
    return { pid, upAt: new Date() }
  }

  return async (place: FailPoint, work: () => Promise<unknown>): Promise<Death> => {
    armed += 1
    mkdirSync(folder, { recursive: true })
    const file = path.join(folder, `${process.pid}-${Date.now()}-${armed}.json`)
    writeFileSync(file, JSON.stringify(place))
    const failed = work().then(
      () => null,
      (error: unknown) => error,
    )
    try {
      await until(() => existsSync(`${file}.there`), `The stay ${place.when} ${place.point}`, THERE_WITHIN_MS)
    } finally {
      counted += 1
    }
    const died = await (death ??= die())
    await failed
    return died
  }
}
