import { randomBytes } from 'node:crypto'
import path from 'node:path'
import getPort from 'get-port'
import { migrate, schemaHash, seed, seedHash } from '../../../scripts/lib/database.mjs'
import { cache } from '../../../scripts/lib/paths.mjs'
import { findPostgres, startPostgres, withClient } from '../../../scripts/lib/postgres.mjs'
import { logFile } from '../../../scripts/lib/run.mjs'

/** Any number two test runs agree on: one of them makes the template while the other waits. */
const TEMPLATE_LOCK = 4_092_019
const dir = path.join(cache, 'test', 'postgres')

export interface TestServer {
  url: (database: string) => string
  stop: () => Promise<void>
}

/** A PostgreSQL for tests: nothing is synced to disk. One that another run started is shared and left running. */
export async function startTestServer(): Promise<TestServer> {
  const found = await findPostgres(dir)
  if (found) return { url: found.url, stop: () => Promise.resolve() }
  return startPostgres({
    dir,
    port: await getPort(),
    flags: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
    logFile: logFile('postgres'),
  })
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
