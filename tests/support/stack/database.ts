import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import pg from 'pg'
import { migrate, schemaHash, seed, seedHash } from '../../../scripts/lib/database.mjs'
import { cache } from '../../../scripts/lib/paths.mjs'
import { findPostgres, startPostgres, withClient } from '../../../scripts/lib/postgres.mjs'
import { logFile } from '../../../scripts/lib/run.mjs'
import { alone } from './alone'

/** Any number two test runs agree on: one of them makes the template while the other waits. */
const TEMPLATE_LOCK = 4_092_019
/** Held, shared, by every run that uses the server. */
const PRESENCE_LOCK = 4_092_020
const MOST_TRIES = 300
const dir = path.join(cache, 'test', 'postgres')

export interface TestServer {
  url: (database: string) => string
  stop: () => Promise<void>
}

/**
 * A PostgreSQL for tests: nothing is synced to disk. Runs beside each other share it: each says that it is there by a lock
 * that ends with its connection, however the run ends, and whoever leaves last stops the server.
 */
export async function startTestServer(): Promise<TestServer> {
  for (let tries = 0; ; tries += 1) {
    try {
      const server = await alone(`${dir}.starting`, findOrStart)
      const presence = await join(server)
      if (presence) return { url: server.url, stop: () => leave(server, presence) }
    } catch (fault) {
      // It was stopped, or started by another, between our look and our call.
      if (tries >= MOST_TRIES) throw fault
    }
    await sleep(100)
  }
}

export interface OwnServer extends TestServer {
  /** The data folder that its `postgres` lies in. */
  dataDir: string
  /** Ends it without a chance to tidy up. */
  kill: () => void
  /** Takes over the one that runs, or is starting. */
  start: () => Promise<void>
}

/** A PostgreSQL for one run alone, with the settings that the shop gives its own. */
export async function startOwnServer(dataDir: string, flags: string[] = []): Promise<OwnServer> {
  const port = await getPort()
  const start = () =>
    startPostgres({ dir: path.join(dataDir, 'postgres'), port, flags, logFile: logFile(`postgres-${port}`) })
  let server = await start()
  return {
    dataDir,
    url: server.url,
    stop: async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    kill: () => void process.kill(server.pid, 'SIGKILL'),
    start: async () => {
      server = await start()
    },
  }
}

async function findOrStart() {
  const found = await findPostgres(dir)
  return startPostgres({
    dir,
    port: found?.port ?? (await getPort()),
    flags: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
    logFile: logFile('postgres'),
  })
}
type Server = Awaited<ReturnType<typeof findOrStart>>

/** The connection that says somebody is there; null where the last one is just leaving. */
async function join(server: Server): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  // A server that is stopped from outside is found out by whoever asks it next.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ joined: boolean }>(
    'select pg_try_advisory_lock_shared($1) as joined',
    [PRESENCE_LOCK],
  )
  if (rows[0]?.joined) return client
  await client.end()
  return null
}

async function leave(server: Server, presence: pg.Client): Promise<void> {
  try {
    const { rows } = await presence.query<{ unlocked: boolean; last: boolean }>(
      'select pg_advisory_unlock_shared($1) as unlocked, pg_try_advisory_lock($1) as last',
      [PRESENCE_LOCK],
    )
    if (rows[0]?.last) await server.stop()
  } finally {
    await presence.end().catch(() => undefined)
  }
}

const migrated = (server: TestServer, settings: NodeJS.ProcessEnv) => async (name: string) => {
  const url = server.url(name)
  const target = { url, env: { ...settings, DATABASE_URL: url }, sources: true }
  await migrate(target)
  await seed(target)
}

/**
 * The name of a migrated and seeded database to clone. It is made again only when migrations, models, links or
 * the seed change, and gets its name only when it is whole.
 */
async function ensureTemplate(server: TestServer, settings: NodeJS.ProcessEnv): Promise<string> {
  const name = `template_${schemaHash().slice(0, 12)}_${seedHash().slice(0, 12)}`
  return withClient(server.url('postgres'), async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) {
      const draft = `draft_${randomBytes(4).toString('hex')}`
      await client.query(`create database ${draft}`)
      try {
        await migrated(server, settings)(draft)
        await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
          [draft],
        )
        await client.query(`alter database ${draft} rename to ${name}`)
      } catch (fault) {
        await client.query(`drop database if exists ${draft} with (force)`)
        throw fault
      }
    }
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
    return name
  })
}

/** A fresh copy of the seeded shop's database, and how to drop it. */
export async function cloneDatabase(server: TestServer, settings: NodeJS.ProcessEnv) {
  const template = await ensureTemplate(server, settings)
  const name = `run_${randomBytes(6).toString('hex')}`
  await withClient(server.url('postgres'), (client) =>
    client.query(`create database ${name} template ${template}`),
  )
  const drop = async () => {
    await withClient(server.url('postgres'), (client) =>
      client.query(`drop database if exists ${name} with (force)`),
    )
  }
  return { url: server.url(name), drop }
}
