import path from 'node:path'
import { Listr } from 'listr2'
import { builds, ensureBuilt } from './builds.mjs'
import { waitFor } from './children.mjs'
import {
  assertInstalled,
  clusterMembers,
  clusterPorts,
  engineSettings,
  redisReady,
  s3Ready,
  startProxy,
  startRedis,
  startS3,
} from './cluster.mjs'
import { refuseFaultySettings } from './check-settings.mjs'
import { migrate, seed } from './database.mjs'
import { ensureDemoDesigns } from './demo-designs.mjs'
import { endLeftovers, noteChildren, releaseLock, takeLock } from './lock.mjs'
import { nodeWarning } from './node-version.mjs'
import {
  backendEnv,
  backendReady,
  sandboxReady,
  startBackend,
  startContractWatch,
  startSandbox,
  startStorefront,
  storefrontReady,
} from './parts.mjs'
import { dataDir } from './paths.mjs'
import { linkPlugins } from './plugin-links.mjs'
import { busyPorts } from './ports.mjs'
import { adoptPostgres, ensureDatabase, startPostgres } from './postgres.mjs'
import { refuseReset, reset } from './reset.mjs'
import { endRuns, logFile, onRunsChanged, runningNow } from './run.mjs'
import { startScreen } from './screen.mjs'
import { loadDotEnv, readSettings } from './settings.mjs'

/** @typedef {Record<string, never>} Context what listr2 hands from task to task: nothing */

const DATABASE = 'caseloom'
/** Three backends start beside one another. */
const CLUSTER_PATIENCE_MS = 240_000

/** What runs, in the order it was started; stopped the other way round. */
class Running {
  /** @type {import('./children.mjs').Child[]} */
  children = []
  /** @type {import('./postgres.mjs').Postgres | null} */
  postgres = null
  stopping = false
  isOpen = false

  /** @param {import('./children.mjs').Child} child */
  add(child) {
    this.children.push(child)
    this.note()
    return child
  }

  note() {
    noteChildren([...this.children.map(({ pid }) => pid), ...runningNow()])
  }

  /** A start that failed leaves a database as it found it: it may serve somebody whom this start did not see. */
  forgoAdopted() {
    if (this.isOpen || !this.postgres?.adopted) return
    console.error(`The database that ran before (process ${this.postgres.pid}) is left running.`)
    this.postgres = null
  }

  /** Storefront and backend first, then the stand-ins, the database last: nobody is left asking in vain. */
  async stop() {
    const kinds = [/^proxy$/, /^storefront$/, /^(backend|worker)/, /^(sandbox|contract)$/, /^(s3|redis)$/]
    for (const kind of kinds)
      await Promise.all(this.children.filter(({ name }) => kind.test(name)).map((child) => child.stop()))
    await this.postgres?.stop()
  }
}

/** @param {import('./settings.mjs').Settings} settings @param {Record<string, number>} more */
async function refuseBusyPorts({ ports, sandboxed, databaseUrl }, more) {
  const { PORT_POSTGRES: postgres, ...others } = { ...ports, ...more }
  const wanted = Object.fromEntries(
    Object.entries(others).filter(([name]) => sandboxed.length > 0 || !name.startsWith('SANDBOX_')),
  )
  const busy = await busyPorts(databaseUrl ? wanted : { ...wanted, PORT_POSTGRES: postgres })
  if (busy.length > 0) throw new Error(busy.join('\n'))
}

/** Stands for the address of the embedded database while that is not started yet. */
const EMBEDDED_LATER = 'postgres://localhost/later'

/** @param {unknown} fault */
const words = (fault) => (fault instanceof Error ? fault.message : String(fault))

/**
 * Runs the shop until it is stopped or a part of it dies.
 * @param {'start' | 'dev' | 'cluster'} mode @param {string[]} args what the command was given: `--reset`, `--yes`
 */
export async function runShop(mode, args) {
  const [anew, yes] = [args.includes('--reset'), args.includes('--yes')]
  const dev = mode === 'dev'
  const running = new Running()

  /** @param {number} code */
  const leave = async (code) => {
    if (running.stopping) return
    running.stopping = true
    if (code !== 0) running.forgoAdopted()
    endRuns()
    await running.stop().catch((/** @type {unknown} */ fault) => console.error(words(fault)))
    releaseLock()
    process.exit(code)
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      if (!running.stopping) console.log('\nStopping the shop…')
      void leave(0)
    })

  try {
    loadDotEnv()
    if (anew) refuseReset(yes)
    await takeLock(mode === 'cluster' ? 'cluster' : 'shop')
    // A migration that outlives its killed shop would write beside the next one's.
    onRunsChanged(() => running.note())
    const leftovers = await endLeftovers()
    if (leftovers > 0) console.log(`Ended ${leftovers} process(es) that an interrupted shop had left behind.`)
    if (anew && !(await reset(yes))) {
      console.log('Nothing was changed.')
      return await leave(0)
    }
    const engines = mode === 'cluster' ? engineSettings() : null
    if (engines) assertInstalled(engines)
    const settings = readSettings()
    await refuseFaultySettings(
      backendEnv({ settings, databaseUrl: settings.databaseUrl ?? EMBEDDED_LATER, dev }),
    )
    await takeOverPostgres(running, settings)
    await refuseBusyPorts(
      running.postgres ? { ...settings, databaseUrl: running.postgres.url(DATABASE) } : settings,
      engines ? clusterPorts(settings, engines) : {},
    )
    const databaseUrl = await open({ settings, running, dev, engines })
    if (running.stopping) return
    running.isOpen = true
    console.log(startScreen(settings, process.uptime()))
    const warning = nodeWarning(settings.isLive)
    if (warning) console.warn(warning)
    // Nobody waits for it: the pictures are there by the time somebody has signed in.
    if (process.env.DEMO_DATA !== 'false')
      void ensureDemoDesigns({ databaseUrl, backendUrl: settings.backendUrl })
    const end = await Promise.race(running.children.map((child) => child.ended))
    if (running.stopping) return
    console.error(`\n${end}\nThe shop stops, since a part of it is gone.`)
  } catch (fault) {
    if (running.stopping) return
    console.error(`\n${words(fault)}`)
  }
  await leave(1)
}

/**
 * A database server that outlived its shop keeps its port: it is adopted before ports are looked at.
 * @param {Running} running @param {import('./settings.mjs').Settings} settings
 */
async function takeOverPostgres(running, settings) {
  if (settings.databaseUrl) return
  const dir = path.join(dataDir(), 'postgres')
  running.postgres = await adoptPostgres({ dir, port: settings.ports.PORT_POSTGRES })
}

/**
 * @param {{
 *   settings: import('./settings.mjs').Settings, running: Running, dev: boolean,
 *   engines: ReturnType<typeof engineSettings> | null,
 * }} shop `engines`: those that a cluster starts for itself; null for a shop in one piece
 * @returns the address of the database
 */
async function open({ settings, running, dev, engines }) {
  let databaseUrl = settings.databaseUrl ?? ''
  const context = () => ({ settings, databaseUrl, dev })
  /** @param {import('./builds.mjs').Build} build */
  const buildTask = (build) => ({
    title: `Build ${build.title}`,
    task: async (/** @type {unknown} */ _context, /** @type {{ title: string }} */ task) => {
      const built = await ensureBuilt(build)
      task.title = `Build ${build.title}${built ? '' : ': unchanged'}`
    },
  })
  const databaseTask = {
    title: 'PostgreSQL',
    task: async (/** @type {unknown} */ _context, /** @type {{ title: string }} */ task) => {
      if (settings.databaseUrl) {
        task.title = 'PostgreSQL: yours (DATABASE_URL)'
        return
      }
      const server = await startPostgres({
        dir: path.join(dataDir(), 'postgres'),
        port: settings.ports.PORT_POSTGRES,
        logFile: logFile('postgres'),
      })
      running.postgres = server
      await ensureDatabase(server, DATABASE)
      databaseUrl = server.url(DATABASE)
      task.title = `PostgreSQL${server.adopted ? ': still running, taken over' : ''}`
    },
  }
  const target = () => ({ url: databaseUrl, env: backendEnv(context()), sources: dev })
  const database = [
    {
      title: 'Tables',
      task: async (/** @type {unknown} */ _context, /** @type {{ title: string }} */ task) => {
        task.title = `Tables: ${(await migrate(target())) ? 'brought up to date' : 'up to date'}`
      },
    },
    {
      title: 'Catalogue and demo people',
      task: async (/** @type {unknown} */ _context, /** @type {{ title: string }} */ task) => {
        task.title = `Catalogue and demo people: ${(await seed(target())) ? 'seeded' : 'there'}`
      },
    },
  ]
  const sandboxTask = {
    title: 'Sandbox',
    enabled: () => settings.sandboxed.length > 0,
    task: async () => {
      await sandboxReady(running.add(startSandbox(context())), context())
    },
  }
  const backendTask = {
    title: 'Backend',
    task: async () => backendReady(running.add(startBackend(context())), context()),
  }
  const storefrontTask = {
    title: 'Storefront',
    task: async () => storefrontReady(running.add(startStorefront(context())), context()),
  }
  const enginesTask = {
    title: 'Redis and files',
    enabled: () => engines !== null,
    task: async () => {
      if (engines?.redis) await redisReady(running.add(startRedis()))
      if (engines?.s3) await s3Ready(running.add(startS3()))
    },
  }
  const clusterTask = {
    title: 'Two servers, a worker, a storefront and the proxy before them',
    task: async () => {
      const members = clusterMembers(settings, backendEnv(context()), () => running.note())
      const all = [...members.servers, members.worker, members.storefront].map((child) => running.add(child))
      const proxy = running.add(startProxy(settings, engines?.s3 ?? false))
      await Promise.all([
        ...members.servers.map((server, index) =>
          waitFor(`Server ${index + 1}`, members.serverUrl(index), server, CLUSTER_PATIENCE_MS),
        ),
        waitFor('The worker', members.workerUrl, members.worker, CLUSTER_PATIENCE_MS),
      ])
      await backendReady(proxy, context())
      await storefrontReady(all.at(-1) ?? proxy, context())
    },
  }

  /**
   * @param {import('listr2').ListrTask<Context>[]} tasks @param {number | boolean} concurrent
   * @returns {{ task: import('listr2').ListrTask<Context>['task'] }}
   */
  const list = (tasks, concurrent) => ({
    task: (_context, task) => task.newListr(tasks, { concurrent, exitOnError: true }),
  })
  const { contract, sandbox, plugins, backend, storefront } = builds
  const preparing = dev
    ? [
        { title: 'Link the plugins to their sources', task: () => linkPlugins('sources') },
        buildTask(contract),
        buildTask(sandbox),
      ]
    : [
        buildTask(contract),
        {
          title: 'Build the rest',
          ...list(
            [
              { title: 'Backend', ...list([buildTask(plugins), buildTask(backend)], false) },
              {
                title: 'Storefront and sandbox',
                ...list([buildTask(sandbox), buildTask(storefront)], false),
              },
            ],
            true,
          ),
        },
      ]
  const tasks = new Listr(
    [
      { title: 'Prepare', ...list([databaseTask, enginesTask, ...preparing], false) },
      { title: 'Database', ...list(database, false) },
      {
        title: 'Open',
        ...list(
          [
            ...(dev
              ? [{ title: 'Contract, watched', task: () => void running.add(startContractWatch()) }]
              : []),
            sandboxTask,
            ...(engines ? [clusterTask] : [backendTask, storefrontTask]),
          ],
          true,
        ),
      },
    ],
    {
      exitOnError: true,
      renderer: 'default',
      fallbackRenderer: 'simple',
      registerSignalListeners: false,
      rendererOptions: { collapseSubtasks: false, showErrorMessage: false },
    },
  )
  await tasks.run()
  return databaseUrl
}
