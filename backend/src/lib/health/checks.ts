import { MAIL_MODULE } from '@caseloom/mail'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../env'
import { hasAdministrator } from '../accounts/admin-group'
import { query } from '../database/sql'
import { accepts, type Trouble } from './accepts'
import { askedLately } from './asked-lately'
import { bucketFault } from './bucket-fault'
import { databaseKeeps, isDatabaseFull } from './database-full'
import { prodigiTrouble, stripeTrouble } from './key-trouble'
import { redisFault } from './redis-fault'
import { delivers, sellsAsShown } from './sells'
import { Silence } from './silence'

const PATIENCE_MS = 3000
const PROBE = 'health-probe'
/** Jobs are due each minute; one that took its time is no reason for a word. */
const SILENCE_SECONDS = 180

export interface Check {
  name: string
  healthy: boolean
  /** Without it nothing can be served; of the others somebody should know. */
  needed: boolean
  /** In words, where there is something to say. */
  reason: string | null
}

async function databaseAnswers(scope: MedusaContainer): Promise<void> {
  await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw('select 1')
}

/** What is wrong with the bucket, by what it says of a file that is not there; null where nothing is. */
function readFault(error: unknown): Error | null {
  try {
    const words = bucketFault(error)
    return words === null ? null : new Silence(words)
  } catch {
    return new Error('The bucket does not answer')
  }
}

/** A proxy looks each two seconds at every server, and no shop waits for this. A bucket that is out of order is asked each time. */
const BUCKET_LOOK_MS = 5000
const bucketFaultNow = askedLately(
  BUCKET_LOOK_MS,
  (scope: MedusaContainer) =>
    scope
      .resolve(Modules.FILE)
      .getAsBuffer(PROBE)
      .then(() => null, readFault),
  (fault) => fault === null,
)

async function filesAnswer(scope: MedusaContainer): Promise<void> {
  if (!env.S3_BUCKET) {
    const folder = path.resolve(env.FILES_DIR)
    await mkdir(folder, { recursive: true })
    return access(folder, constants.R_OK | constants.W_OK)
  }
  const fault = await bucketFaultNow(scope)
  if (fault) throw fault
}

async function redisAnswers(): Promise<void> {
  if (!env.REDIS_URL)
    throw new Silence(
      `A ${env.MEDUSA_WORKER_MODE} without REDIS_URL and the other processes hear nothing of each other`,
    )
  const fault = await redisFault(env.REDIS_URL)
  if (fault) throw new Silence(fault)
}

/** A proxy looks each two seconds, for which a mail server would shut us out. */
const MAIL_LOOK_MS = 30_000
const mailAccepts = askedLately(MAIL_LOOK_MS, () => accepts(env.mail.url))

/** One that wants another password, or another sender, takes connections all the same. */
async function mailAnswers(scope: MedusaContainer): Promise<void> {
  if (!(await mailAccepts())) throw new Error('The mail server takes no connection')
  if (await scope.resolve(MAIL_MODULE).isRefused())
    throw new Silence('The mail server refuses mails; the log says why')
}

/** However often we are looked at. One that says nothing is waited for as seldom, and less long than a proxy waits for us. */
const PROVIDER_LOOK_MS = 30_000
const stripeNow = askedLately(PROVIDER_LOOK_MS, stripeTrouble)
const prodigiNow = askedLately(PROVIDER_LOOK_MS, prodigiTrouble)

async function takesKey(name: string, settings: string, asked: Promise<Trouble>): Promise<void> {
  const trouble = await asked
  if (trouble === 'bad_key') throw new Silence(`${name} refuses the shop’s key: look at ${settings}`)
  if (trouble === 'away') throw new Silence(`${name} does not answer as it should`)
}

/** It goes on answering what is only looked at. */
async function databaseHasRoom(scope: MedusaContainer): Promise<void> {
  await databaseKeeps(scope).catch((error: unknown) => {
    throw isDatabaseFull(error) ? new Silence('The database has no room left') : error
  })
}

async function jobsRun(scope: MedusaContainer): Promise<void> {
  const [last] = await query(scope)<{ seconds: number }>(
    'select extract(epoch from now() - max(beat_at))::int as seconds from job_heartbeat where deleted_at is null',
  )
  const seconds = last?.seconds ?? null
  if (seconds === null) throw new Silence('No worker has run the jobs yet')
  if (seconds > SILENCE_SECONDS) throw new Silence(`No worker has run the jobs for ${seconds} seconds`)
}

/** Time that passes while it is asked, and what machines that set their clocks by the network differ by, is less. */
const CLOCK_OFF_SECONDS = 30

/** What lapses is reckoned by either clock; where they differ much, some of it does so early or late. */
async function clocksAgree(scope: MedusaContainer): Promise<void> {
  const [database] = await query(scope)<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float as ms',
  )
  const off = Math.round((Date.now() - (database?.ms ?? 0)) / 1000)
  if (Math.abs(off) <= CLOCK_OFF_SECONDS) return
  throw new Silence(
    `Its clock is ${Math.abs(off)} seconds ${off > 0 ? 'ahead of' : 'behind'} the database’s; up to ${CLOCK_OFF_SECONDS} are borne`,
  )
}

/** Asks once and never waits longer than {@link PATIENCE_MS}. */
async function check(name: string, needed: boolean, ask: () => Promise<void>): Promise<Check> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Silence('It did not answer in time')), PATIENCE_MS)
  })
  try {
    await Promise.race([ask(), patience])
    return { name, healthy: true, needed, reason: null }
  } catch (error) {
    return { name, healthy: false, needed, reason: error instanceof Silence ? error.message : 'It is away' }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The parts that every shop has, each asked at the same time. While files can't be kept, nothing new is drawn and nothing goes to print;
 * what lies in carts is bought all the same.
 */
export function checkParts(scope: MedusaContainer): Promise<Check[]> {
  return Promise.all([
    check('database', true, () => databaseAnswers(scope)),
    check('files', false, () => filesAnswer(scope)),
  ])
}

/** Without Redis the shop goes on, more slowly: what has to happen once is kept so by PostgreSQL, and jobs rest until it is back. */
const checkShared = (): Promise<Check[]> =>
  env.REDIS_URL || env.MEDUSA_WORKER_MODE !== 'shared'
    ? Promise.all([check('redis', false, redisAnswers)])
    : Promise.resolve([])

/** Settings with which a service cannot work, known without asking it. */
const checkSettings = (): Check[] =>
  env.notReady.map(({ name, reason }) => ({ name, healthy: false, needed: false, reason }))

/** Of the shop's own mails, live or kept by a stand-in: each waits until somebody takes it. */
const checkMail = (scope: MedusaContainer): Promise<Check[]> =>
  env.notReady.some(({ name }) => name === 'mail')
    ? Promise.resolve([])
    : Promise.all([check('mail', false, () => mailAnswers(scope))])

/** Carts, designs and decisions go on without them; whoever would pay, or have a case printed, cannot. */
const checkProviders = (scope: MedusaContainer): Promise<Check[]> =>
  Promise.all([
    check('stripe', false, () => takesKey('Stripe', 'STRIPE_API_KEY, and at what it may do', stripeNow())),
    ...(env.notReady.some(({ name }) => name === 'prodigi')
      ? []
      : [
          check('prodigi', false, () =>
            takesKey('Prodigi', 'PRODIGI_API_KEY and PRODIGI_BASE_URL', prodigiNow(scope)),
          ),
        ]),
  ])

async function somebodyDecides(scope: MedusaContainer): Promise<void> {
  if (!(await hasAdministrator(scope)))
    throw new Silence('Nobody can decide on orders: make an administrator, as docs/operations.md says')
}

/** A shop that begins without the demo's people begins without an administrator. */
const checkPeople = (scope: MedusaContainer): Promise<Check[]> =>
  env.DEMO_DATA
    ? Promise.resolve([])
    : Promise.all([check('administrators', false, () => somebodyDecides(scope))])

let asking: Promise<Check[]> | null = null

async function ask(scope: MedusaContainer): Promise<Check[]> {
  const told = await Promise.all([
    checkParts(scope),
    checkShared(),
    checkMail(scope),
    checkProviders(scope),
    checkPeople(scope),
    check('prices', false, () => sellsAsShown(scope)),
    check('delivery', false, () => delivers(scope)),
    check('database-room', false, () => databaseHasRoom(scope)),
    check('jobs', false, () => jobsRun(scope)),
    check('clock', false, () => clocksAgree(scope)),
  ])
  return [...told.flat(), ...checkSettings()]
}

/** Everything that a proxy and an operator want to know. Whoever asks while somebody is asking gets the same answer. */
export function checkAll(scope: MedusaContainer): Promise<Check[]> {
  asking ??= ask(scope).finally(() => {
    asking = null
  })
  return asking
}
