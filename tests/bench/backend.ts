import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import getPort from 'get-port'
import { builds, ensureBuilt } from '../../scripts/lib/builds.mjs'
import { startChild, waitFor } from '../../scripts/lib/children.mjs'
import { medusaLine } from '../../scripts/lib/medusa.mjs'
import { backendOptions } from '../../scripts/lib/parts.mjs'
import { backendDir, cache } from '../../scripts/lib/paths.mjs'
import { linkPlugins } from '../../scripts/lib/plugin-links.mjs'
import { cloneDatabase, startTestServer } from '../support/stack/database'

const SECRET = 'a-secret-for-measurements-that-signs-nothing-real'

export interface Bench {
  /** A backend on a copy of the seeded shop; `grow` fills the copy before the backend starts, `env` sets what is to differ. */
  backend: (
    grow?: (databaseUrl: string) => Promise<void>,
    env?: NodeJS.ProcessEnv,
  ) => Promise<{ origin: string; databaseUrl: string }>
  /** Ends all backends that run, for what is measured next. */
  endBackends: () => Promise<void>
  stop: () => Promise<void>
}

/** A database server, and backends as in production but for four things: native routes open, no limit of calls, no admin pages, no outside service. */
export async function startBench(): Promise<Bench> {
  process.env.DATA_DIR = path.join(cache, 'test')
  await ensureBuilt(builds.contract)
  linkPlugins('sources')
  const server = await startTestServer()
  const place = path.join(cache, 'test', 'runs', `bench-${randomBytes(4).toString('hex')}`)
  const running: (() => Promise<void>)[] = []
  const endBackends = async () => {
    for (const end of running.splice(0).reverse()) await end()
  }

  const settings = (port: number): NodeJS.ProcessEnv => ({
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    JWT_SECRET: SECRET,
    COOKIE_SECRET: SECRET,
    FILE_SIGNING_SECRET: SECRET,
    STRIPE_WEBHOOK_SECRET: 'whsec_for_measurements',
    NODE_ENV: 'production',
    NATIVE_API: 'open',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    BACKEND_PUBLIC_URL: `http://localhost:${port}`,
    FILES_DIR: path.join(place, 'files'),
    // A minute's measuring is more than anybody may ask; what a call costs is asked all the same.
    CALLS_PER_MINUTE: '100000',
    DISABLE_MEDUSA_ADMIN: 'true',
    MEDUSA_DISABLE_TELEMETRY: 'true',
  })

  return {
    backend: async (grow, env) => {
      const port = await getPort()
      const origin = `http://localhost:${port}`
      const database = await cloneDatabase(server, { ...settings(port), NODE_ENV: 'test' })
      running.push(database.drop)
      await grow?.(database.url)
      const [node = process.execPath, ...line] = medusaLine(['start'])
      const child = startChild(`bench-${port}`, [node, ...backendOptions, ...line], {
        cwd: backendDir,
        env: { ...settings(port), ...env, DATABASE_URL: database.url },
      })
      running.push(child.stop)
      await waitFor('The backend', `${origin}/api/health/ready`, child)
      return { origin, databaseUrl: database.url }
    },
    endBackends,
    stop: async () => {
      await endBackends()
      await server.stop()
      await rm(place, { recursive: true, force: true })
    },
  }
}
