import path from 'node:path'
import { startChild, waitFor } from '../../../scripts/lib/children.mjs'
import { backendOutput, cache } from '../../../scripts/lib/paths.mjs'
import { withClient } from '../../../scripts/lib/postgres.mjs'
import { waitUntil } from '../drive/patience'
import { startRedis } from '../redis'
import type { Stack } from '../stack'
import { startOwnServer } from '../stack/database'
import { end, listenerOn, processesOf } from './processes'
import { shopFolder } from './shop'

const DATABASE = 'caseloom'
const READY_WITHIN_MS = 300_000
const local = (port: number) => `http://localhost:${port}`

/**
 * What `npm run cluster` runs, with a second worker, on a PostgreSQL and a Redis that may be ended and come back. Whatever is asked
 * comes through the proxy.
 */
export async function startCluster() {
  process.env.DATA_DIR = path.join(cache, 'test')
  const redis = await startRedis()
  const place = await shopFolder('cluster', 'cluster.mjs', {
    REDIS_URL: redis.url,
    // A print moves when it is told to.
    PRODIGI_STAGE_SECONDS: '0',
  })
  const postgres = await startOwnServer(`${place.dataDir}-own`)
  await withClient(postgres.url('postgres'), (client) => client.query(`create database ${DATABASE}`))
  const databaseUrl = postgres.url(DATABASE)
  const shop = place.start({ DATABASE_URL: databaseUrl })
  const { ports, dataDir } = place
  const servers = [ports.PORT_BACKEND + 1, ports.PORT_BACKEND + 2]
  const worker = ports.PORT_BACKEND + 3
  const stop = async () => {
    await shop.stop()
    await place.remove()
    await postgres.stop()
    await redis.stop()
  }
  try {
    await shop.opens()
    const first = processesOf(dataDir).find(({ pid }) => pid === listenerOn(dataDir, worker))
    const environment = Object.fromEntries(
      (first?.environment ?? []).flatMap((word) => {
        const at = word.indexOf('=')
        return at > 0 ? [[word.slice(0, at), word.slice(at + 1)]] : []
      }),
    )
    const line = first?.line.split(' ') ?? []
    const second = startChild('worker-2', line, {
      cwd: backendOutput,
      env: { ...environment, PORT: String(worker + 1) },
    })
    await waitFor('The second worker', `${local(worker + 1)}/health`, second, READY_WITHIN_MS)
  } catch (fault) {
    await stop()
    throw fault
  }

  const isUp = async (address: string) =>
    fetch(address, { signal: AbortSignal.timeout(10_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  /** Ends a part, and waits until another is in its place and well. @returns how long that took */
  async function lose(port: number, signal: NodeJS.Signals): Promise<number> {
    const pid = listenerOn(dataDir, port)
    const began = Date.now()
    end([pid], signal)
    await waitUntil('Its end', () => Promise.resolve(processesOf(dataDir).every((each) => each.pid !== pid)))
    const address = `${local(port)}${servers.includes(port) ? '/api/health/ready' : '/health'}`
    await waitUntil('Its return', () => isUp(address), READY_WITHIN_MS)
    return Date.now() - began
  }

  const stack: Stack = {
    backend: local(ports.PORT_BACKEND),
    shop: local(ports.PORT_STOREFRONT),
    databaseUrl,
    filesDir: '',
    webhookSecret: '',
    nextWebhookSecret: '',
    metricsToken: '',
    sandbox: {
      stripe: local(ports.SANDBOX_PORT_STRIPE),
      prodigi: local(ports.SANDBOX_PORT_PRODIGI),
      openai: local(ports.SANDBOX_PORT_OPENAI),
      mail: local(ports.SANDBOX_PORT_MAIL),
      smtp: `smtp://localhost:${ports.SANDBOX_PORT_SMTP}`,
    },
    twin: '',
    failPointFile: '',
    memoryFile: '',
    routesFile: '',
    backendLogs: '',
    jobsHeldFile: '',
  }
  return { stack, redis, postgres, servers, worker, lose, stop }
}
