import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import getPort from 'get-port'
import { builds, ensureBuilt } from '../../../scripts/lib/builds.mjs'
import { startChild, waitFor } from '../../../scripts/lib/children.mjs'
import { medusaLine } from '../../../scripts/lib/medusa.mjs'
import { backendDir, cache, sandboxDir, storefrontDir } from '../../../scripts/lib/paths.mjs'
import { linkPlugins } from '../../../scripts/lib/plugin-links.mjs'
import { logFile } from '../../../scripts/lib/run.mjs'
import { BACKEND_ENV } from '../backend-env'
import { cloneDatabase, startOwnServer, startTestServer, type OwnServer, type TestServer } from './database'
import { keepAlive } from './keep-alive'
import { ensureMedusaAdmin } from './medusa-admin'

/** Where a running shop under test can be reached. Plain data: it crosses processes. */
export interface Stack {
  /** Origin of the backend; `/api` is below it. */
  backend: string
  /** Origin of the storefront, or '' where none was asked for. */
  shop: string
  databaseUrl: string
  /** Where the backend keeps its files. */
  filesDir: string
  webhookSecret: string
  /** The one that it is being changed for: both are good meanwhile. */
  nextWebhookSecret: string
  metricsToken: string
  sandbox: { stripe: string; prodigi: string; openai: string; mail: string; smtp: string }
  /** Origin of a second backend on the same database, or '' where there is none that can be asked. */
  twin: string
  /** The file that arms a place for the backend to die at (see fail-points.mjs), or '' where it has none. */
  failPointFile: string
  /** Every route that the backend's router knows, a line each. */
  routesFile: string
  /** Where a process that is asked what memory it holds writes it down (see memory.ts), followed by its number. */
  memoryFile: string
  /** What the names of the backend's logs begin with; each new start of it has a log of its own. */
  backendLogs: string
  /** While this file is there, what the shop does by itself each minute rests (see jobs-often.mjs); '' where nothing heeds it. */
  jobsHeldFile: string
}
export interface RunningStack extends Stack {
  /** Its PostgreSQL, where it has one of its own. */
  database: OwnServer | null
  /** The backend's first process; `ended` tells in words how it went. */
  process: { pid: number; ended: Promise<string> }
  /** The storefront's process, or null where none was asked for. */
  pages: { pid: number } | null
  stop: () => Promise<void>
}

const beside = (name: string) => path.join(import.meta.dirname, name)
const UNDER_TEST = beside('under-test.mjs')
const NODE = [process.execPath, '--import', UNDER_TEST]
/** What is loaded into every backend, before its own code. */
const TOLD_MEMORY = beside('told-memory.mjs')
const LISTED = [UNDER_TEST, beside('list-routes.mjs'), TOLD_MEMORY]
/** And into one that can be killed. */
const FAIL_POINTS = beside('fail-points.mjs')
const JOBS_OFTEN = beside('jobs-often.mjs')
const local = (port: number) => `http://localhost:${port}`
const NEXT_WEBHOOK_SECRET = 'whsec_of_the_next_for_tests'
const SECRETS = {
  STRIPE_WEBHOOK_SECRET: 'whsec_for_tests',
  METRICS_TOKEN: 'a-token-for-tests-that-opens-figures',
}

async function freePorts() {
  const [backend, twin, shop, index, stripe, prodigi, openai, mail, smtp] = await Promise.all(
    Array.from({ length: 9 }, () => getPort()),
  )
  if (!backend || !twin || !shop || !index || !stripe || !prodigi || !openai || !mail || !smtp)
    throw new Error('There are no free ports left.')
  return { backend, twin, shop, index, stripe, prodigi, openai, mail, smtp }
}

/** Settings of the backend under test; nothing of the caller's own .env reaches it. */
function backendSettings(ports: Awaited<ReturnType<typeof freePorts>>, filesDir: string): NodeJS.ProcessEnv {
  return {
    ...BACKEND_ENV,
    STRIPE_WEBHOOK_SECRET: `${SECRETS.STRIPE_WEBHOOK_SECRET}, ${NEXT_WEBHOOK_SECRET}`,
    PORT: String(ports.backend),
    PUBLIC_URL: local(ports.shop),
    BACKEND_PUBLIC_URL: local(ports.backend),
    FILES_DIR: filesDir,
    DISABLE_MEDUSA_ADMIN: 'true',
    LOG_FORMAT: 'json',
    METRICS_TOKEN: SECRETS.METRICS_TOKEN,
    // All tests come from one address.
    AI_JOBS_PER_HOUR: '2000',
    REGISTRATIONS_PER_HOUR: '5000',
    REGISTRATIONS_PER_HOUR_OF_ALL: '5000',
    ACCOUNT_MAILS_PER_HOUR: '5000',
    CONTACT_MESSAGES_PER_HOUR: '500',
    SIGN_IN_FAILURES_PER_MINUTE: '1000',
    SIGN_IN_FAILURES_PER_HOUR: '5000',
    CONTACT_MESSAGES_PER_HOUR_OF_ALL: '5000',
    CHECKOUTS_PER_HOUR: '5000',
    CHECKOUTS_PER_TEN_MINUTES: '500',
    PROMO_GUESSES_PER_TEN_MINUTES: '500',
    CALLS_PER_MINUTE: '100000',
    // All tests decide as one person; the limit's own test is another, and presses so often.
    ADMIN_DECISIONS_PER_MINUTE: '120',
    STRIPE_API_BASE: local(ports.stripe),
    PRODIGI_BASE_URL: `${local(ports.prodigi)}/v4.0`,
    CARRIER_STATUS_URL: `${local(ports.prodigi)}/carrier`,
    SANDBOX_SMTP_URL: `smtp://localhost:${ports.smtp}`,
  }
}

function sandboxSettings(ports: Awaited<ReturnType<typeof freePorts>>, ledger: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    SANDBOX_PORT_INDEX: String(ports.index),
    SANDBOX_PORT_STRIPE: String(ports.stripe),
    SANDBOX_PORT_PRODIGI: String(ports.prodigi),
    SANDBOX_PORT_OPENAI: String(ports.openai),
    SANDBOX_PORT_MAIL: String(ports.mail),
    SANDBOX_PORT_SMTP: String(ports.smtp),
    SANDBOX_DATA: ledger,
    STRIPE_WEBHOOK_URL: `${local(ports.backend)}/api/webhooks/stripe`,
    STRIPE_WEBHOOK_SECRET: SECRETS.STRIPE_WEBHOOK_SECRET,
    // Print orders move when a test says so.
    PRODIGI_STAGE_SECONDS: '0',
  }
}

interface StackOptions {
  storefront: boolean
  /** The backend can be killed at named places, and is started again whenever that happens. Its jobs run every few seconds. */
  failPoints?: boolean
  /** What it does each minute it does every few seconds, as where it can be killed. */
  jobsOften?: boolean
  /** Where it can be killed: its jobs run when they do in a shop that sells. */
  trueSchedule?: boolean
  /** A second backend works on the same database. Either is started again when it is killed. */
  twin?: boolean
  /** The backend answers and works at nothing, which a second process does that cannot be asked: as in containers. */
  worker?: boolean
  /** Medusa's own admin is served at `/app`, built. */
  medusaAdmin?: boolean
  /** A PostgreSQL of its own that syncs to disk, as the shop's does, and may be killed. */
  ownDatabase?: boolean
  /** A PostgreSQL that the caller has started, and stops. */
  server?: TestServer
  /** OpenAI's stand-in draws and moderates, instead of the built-in artist. */
  openai?: boolean
  /** Settings that differ from those of every other test. */
  settings?: NodeJS.ProcessEnv
}

/**
 * A whole shop of its own: database, sandbox, backend from its sources, and on demand the built storefront.
 * Everything listens on free ports and lives until `stop`.
 */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  const { storefront, failPoints = false, openai = false, twin = false, medusaAdmin = false } = options
  const { worker = false, ownDatabase = false, trueSchedule = false, jobsOften = failPoints } = options
  // A guard of the shop that a run takes away, by a command only (see guards-off.mjs): its judge must find that out.
  const withoutGuard = process.env.GUARD_OFF
  const run = randomBytes(4).toString('hex')
  process.env.DATA_DIR = path.join(cache, 'test')
  const place = path.join(cache, 'test', 'runs', run)
  mkdirSync(place, { recursive: true })
  await ensureBuilt(builds.contract)
  await ensureBuilt(builds.sandbox)
  if (storefront) await ensureBuilt(builds.storefront)
  linkPlugins('sources')
  if (medusaAdmin) await ensureMedusaAdmin()

  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const step of stops.reverse()) await step()
    stops.length = 0
  }
  try {
    const ports = await freePorts()
    const own = ownDatabase ? await startOwnServer(`${place}-own`) : null
    const server = options.server ?? own ?? (await startTestServer())
    if (server !== options.server) stops.push(server.stop)
    const filesDir = path.join(place, 'files')
    const settings: NodeJS.ProcessEnv = {
      ...backendSettings(ports, filesDir),
      ...(medusaAdmin && { DISABLE_MEDUSA_ADMIN: 'false' }),
      ...(openai && { IMAGE_PROVIDER: 'openai', OPENAI_BASE_URL: `${local(ports.openai)}/v1` }),
      ...(worker && { MEDUSA_WORKER_MODE: 'server' }),
      ...options.settings,
    }
    // Whatever mode it runs in, it begins as every test's shop does.
    const database = await cloneDatabase(server, { ...settings, NODE_ENV: 'test' })
    stops.push(database.drop, () => rm(place, { recursive: true, force: true }))

    const sandbox = startChild(`sandbox-${run}`, [...NODE, 'dist/cli.js'], {
      cwd: sandboxDir,
      env: sandboxSettings(ports, path.join(place, 'sandbox')),
    })
    stops.push(sandbox.stop)
    const failPointFile = failPoints ? path.join(place, 'fail-point.json') : ''
    const jobsHeldFile = jobsOften ? path.join(place, 'jobs-held') : ''
    const routesFile = path.join(place, 'routes')
    const memoryFile = path.join(place, 'memory')
    const preload = [
      ...LISTED,
      ...(failPoints ? [FAIL_POINTS] : []),
      ...(jobsHeldFile ? [JOBS_OFTEN] : []),
      ...(withoutGuard ? [beside('guards-off.mjs')] : []),
    ]
    const start = (name: string, port: number, mode: NodeJS.ProcessEnv = {}) =>
      keepAlive((times) =>
        startChild(`${name}-${run}-${times}`, medusaLine(['start'], preload), {
          cwd: backendDir,
          env: {
            ...settings,
            ...mode,
            PORT: String(port),
            DATABASE_URL: database.url,
            ROUTES_FILE: routesFile,
            MEMORY_FILE: memoryFile,
            FAIL_POINT_FILE: failPointFile,
            JOBS_HELD_FILE: jobsHeldFile,
            ...(trueSchedule && { JOBS_AT_TRUE_TIMES: 'yes' }),
            ...(withoutGuard && { GUARD_OFF: withoutGuard }),
          },
        }),
      )
    const backend = start('backend', ports.backend)
    stops.push(backend.stop)
    const waits = [
      waitFor('The sandbox', `${local(ports.index)}/`, sandbox),
      waitFor('The backend', `${local(ports.backend)}/api/health/ready`, backend.first),
    ]
    if (twin) {
      const second = start('twin', ports.twin)
      stops.push(second.stop)
      waits.push(waitFor('The second backend', `${local(ports.twin)}/api/health/ready`, second.first))
    }
    if (worker) {
      const second = start('worker', ports.twin, { MEDUSA_WORKER_MODE: 'worker' })
      stops.push(second.stop)
      waits.push(waitFor('The worker', `${local(ports.twin)}/health`, second.first))
    }
    let pages: RunningStack['pages'] = null
    if (storefront) {
      const env = {
        PATH: process.env.PATH,
        MEMORY_FILE: memoryFile,
        NODE_ENV: 'production',
        PORT: String(ports.shop),
        PORT_STOREFRONT: String(ports.shop),
        PUBLIC_URL: local(ports.shop),
        BACKEND_URL: local(ports.backend),
      }
      const line = [...NODE, '--import', TOLD_MEMORY, 'server/start.mjs']
      const child = startChild(`storefront-${run}`, line, { cwd: storefrontDir, env })
      stops.push(child.stop)
      waits.push(waitFor('The storefront', `${local(ports.shop)}/`, child))
      pages = child
    }
    await Promise.all(waits)
    return {
      backend: local(ports.backend),
      shop: storefront ? local(ports.shop) : '',
      databaseUrl: database.url,
      twin: twin ? local(ports.twin) : '',
      filesDir,
      webhookSecret: SECRETS.STRIPE_WEBHOOK_SECRET,
      nextWebhookSecret: NEXT_WEBHOOK_SECRET,
      metricsToken: SECRETS.METRICS_TOKEN,
      sandbox: {
        stripe: local(ports.stripe),
        prodigi: local(ports.prodigi),
        openai: local(ports.openai),
        mail: local(ports.mail),
        smtp: `smtp://localhost:${ports.smtp}`,
      },
      routesFile,
      memoryFile,
      failPointFile,
      jobsHeldFile,
      backendLogs: logFile(`backend-${run}`).replace(/\.log$/, ''),
      database: own,
      process: backend.first,
      pages,
      stop,
    }
  } catch (fault) {
    await stop()
    throw fault
  }
}
