import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../../scripts/lib/process-table.mjs'
import { backendPid } from './backend-process'
import { rows } from './database'
import type { Stack } from './stack'

export interface FailPoint {
  /** A workflow step, or a `Class.method` or function of those that fail-points.mjs lists. */
  point: string
  when: 'before' | 'after'
  /** Text in its input that tells this case from what else runs, such as the jobs of the shop. */
  about: string
}

/** Names a place in a file that the backend may read at any moment. */
export function armAt(file: string, place: FailPoint): void {
  writeFileSync(`${file}.draft`, JSON.stringify(place))
  renameSync(`${file}.draft`, file)
}

/**
 * Has whoever comes to a place first stay there.
 * @returns whether somebody is there, what lets them go on, and what has nobody stay who never came
 */
export function stayAt({ failPointFile }: Stack, place: FailPoint) {
  const folder = `${failPointFile}.stays`
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${randomUUID()}.json`)
  armAt(file, place)
  const there = `${file}.there`
  return {
    there: () => existsSync(there),
    release: () => rmSync(there, { force: true }),
    forget: () => rmSync(file, { force: true }),
  }
}

/** On a machine that has a lot to do beside. */
const READY_WITHIN_MS = 120_000
const STRUCK_WITHIN_MS = 60_000

async function isReady({ backend }: Stack): Promise<boolean> {
  try {
    return (await fetch(`${backend}/api/health/ready`, { signal: AbortSignal.timeout(5000) })).ok
  } catch {
    return false
  }
}

/** @throws where it does not become true within so many milliseconds */
export async function until(
  is: () => boolean | Promise<boolean>,
  what: string,
  patience: number,
): Promise<void> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    if (await is()) return
    await sleep(50)
  }
  throw new Error(`${what} did not happen within ${patience / 1000} s`)
}

/**
 * Lets the backend die at a place while `work` runs, and waits until it has been started again on the same database.
 * What `work` itself comes to is its own matter: its request may be cut off.
 * @param patience for the death, where a job has to come first
 * @returns when the new process was ready
 */
export async function killedAt(
  stack: Stack,
  place: FailPoint,
  work: () => Promise<unknown>,
  patience = STRUCK_WITHIN_MS,
): Promise<Date> {
  const struck = `${stack.failPointFile}.struck`
  rmSync(struck, { force: true })
  armAt(stack.failPointFile, place)
  try {
    const failed = work().then(
      () => null,
      (error: unknown) => error,
    )
    await until(() => existsSync(struck), `The end ${place.when} ${place.point}`, patience)
    await failed
  } finally {
    rmSync(stack.failPointFile, { force: true })
  }
  await backendIsBack(stack)
  return new Date()
}

/** Kills the backend wherever it just is. @returns the number that it had, once it is dead */
export async function killBackend(stack: Stack): Promise<number> {
  const pid = backendPid(stack)
  process.kill(pid, 'SIGKILL')
  await until(() => !isAlive(pid), 'The end of the backend', STRUCK_WITHIN_MS)
  return pid
}

/** Waits until a backend that was killed has been started again, and has told its number, which comes a little after its first answer. */
export const backendIsBack = (stack: Stack): Promise<void> =>
  until(
    async () => (await isReady(stack)) && isAlive(backendPid(stack)),
    'A new start of the backend',
    READY_WITHIN_MS,
  )

/** A place that is not come to by then is not on the way that this work takes. */
const ARMED_FOR_MS = 45_000

/**
 * Arms a place while `work` runs, which goes on trying whatever happens to it. Where the backend dies there, it is started again, and
 * the time passes that what it held is kept for it: the work of other orders was cut off too.
 * @returns whether it died, as soon as that is sure, and the work, which may go on
 */
export async function mortalDuring(
  stack: Stack,
  place: FailPoint,
  work: () => Promise<unknown>,
): Promise<{ died: boolean; working: Promise<unknown> }> {
  const struck = `${stack.failPointFile}.struck`
  rmSync(struck, { force: true })
  armAt(stack.failPointFile, place)
  let over = false
  const working = work().finally(() => {
    over = true
  })
  // Whoever called looks at it; a failure must not count as unhandled until then.
  working.catch(() => undefined)
  const end = Date.now() + ARMED_FOR_MS
  while (!over && Date.now() < end && !existsSync(struck)) await sleep(50)
  rmSync(stack.failPointFile, { force: true })
  const died = existsSync(struck)
  if (died) {
    const at = new Date()
    await backendIsBack(stack)
    await claimsRunOut(stack, at)
  }
  return { died, working }
}

/** What a process that died held for itself, of whatever order, is free again. */
async function claimsRunOut({ databaseUrl }: Stack, diedAt: Date): Promise<void> {
  const before = [diedAt]
  await rows(
    databaseUrl,
    `update approval_task set locked_until = now() - interval '1 second' where state = 'running' and updated_at <= $1`,
    before,
  )
  await rows(
    databaseUrl,
    `update webhook_inbox set next_attempt_at = now() where state = 'received' and updated_at <= $1`,
    before,
  )
  await rows(
    databaseUrl,
    `update checkout set next_attempt_at = now() where state in ('open', 'paid') and next_attempt_at > now()`,
  )
  await mailsRunOut({ databaseUrl }, diedAt)
}

/** Lets the time pass that a process which died keeps a mail it was about to send: three minutes. */
export async function mailsRunOut({ databaseUrl }: Pick<Stack, 'databaseUrl'>, diedAt: Date): Promise<void> {
  await rows(
    databaseUrl,
    `update mail_message set next_attempt_at = now() where state = 'queued' and updated_at <= $1`,
    [diedAt],
  )
}

/** How many want them held back: cases may run side by side. */
let holders = 0
/** Holds the shop's jobs back, for tests of what another than a job does first. */
export async function withoutJobs<T>({ jobsHeldFile }: Stack, work: () => Promise<T>): Promise<T> {
  holders += 1
  writeFileSync(jobsHeldFile, '')
  try {
    return await work()
  } finally {
    holders -= 1
    if (holders === 0) rmSync(jobsHeldFile, { force: true })
  }
}

/**
 * Lets the time pass that a dead process keeps the task of an order: 90 seconds. Call it when nothing is killed any more.
 * @param upAt when the living process was ready; what it has taken itself stays its own
 */
export async function leaseRunsOut({ databaseUrl }: Stack, orderId: string, upAt: Date): Promise<void> {
  await rows(
    databaseUrl,
    `update approval_task set locked_until = now() - interval '1 second'
      where order_id = $1 and state = 'running' and updated_at < $2`,
    [orderId, upAt],
  )
}

/** Lets the time pass that a look at a checkout keeps the next one off: 50 seconds. */
export async function looksRunOut({ databaseUrl }: Stack, sessionIds: string[]): Promise<void> {
  await rows(
    databaseUrl,
    'update checkout set next_attempt_at = now() where next_attempt_at > now() and stripe_session_id = any($1)',
    [sessionIds],
  )
}
