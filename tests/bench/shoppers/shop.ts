import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild, waitFor } from '../../../scripts/lib/children.mjs'
import { cache, root } from '../../../scripts/lib/paths.mjs'
import { busyPorts } from '../../../scripts/lib/ports.mjs'
import { memoryOf } from './processes'

export interface Shop {
  name: string
  backend: string
  shop: string
  /** Megabytes of each of its parts; none where it was not started here. */
  memory: () => Map<string, number>
  stop: () => Promise<void>
}

const BUILD_PATIENCE_MS = 20 * 60_000
const STOP_PATIENCE_MS = 120_000
/** How far apart the ports of a shop lie; a cluster has some right behind those of its proxy. */
const OFFSETS = {
  PORT_STOREFRONT: 0,
  PORT_BACKEND: 5,
  PORT_POSTGRES: 10,
  SANDBOX_PORT_INDEX: 11,
  SANDBOX_PORT_STRIPE: 12,
  SANDBOX_PORT_PRODIGI: 13,
  SANDBOX_PORT_OPENAI: 14,
  SANDBOX_PORT_MAIL: 15,
  SANDBOX_PORT_SMTP: 16,
  PORT_REDIS: 17,
  PORT_S3: 18,
}
const SPAN = 20

async function freePorts(): Promise<Record<keyof typeof OFFSETS, number>> {
  for (let base = 21_000; base < 32_000; base += SPAN) {
    const wanted = Object.fromEntries(Array.from({ length: SPAN }, (_, at) => [`port ${at}`, base + at]))
    if ((await busyPorts(wanted)).length > 0) continue
    return Object.fromEntries(
      Object.entries(OFFSETS).map(([name, offset]) => [name, base + offset]),
    ) as Record<keyof typeof OFFSETS, number>
  }
  throw new Error('There are no free ports')
}

/** All shoppers come from one address, which the shop would soon take for one that does harm. */
const LIMITS = {
  AI_JOBS_PER_HOUR: '1000000',
  AI_JOBS_PER_DAY_UNVERIFIED: '1000000',
  AI_DAILY_BUDGET_GBP: '1000000',
  REGISTRATIONS_PER_HOUR: '1000000',
  REGISTRATIONS_PER_HOUR_OF_ALL: '1000000',
  ACCOUNT_MAILS_PER_HOUR: '1000000',
  CHECKOUTS_PER_HOUR: '1000000',
  CHECKOUTS_PER_TEN_MINUTES: '1000000',
  CALLS_PER_MINUTE: '1000000',
}

/** The shop as `npm start` or `npm run cluster` runs it, with an empty database and files of its own. */
export async function startShop(kind: 'one' | 'cluster', artist: string): Promise<Shop> {
  process.env.DATA_DIR = path.join(cache, 'bench', kind)
  const ports = await freePorts()
  const local = (port: number) => `http://localhost:${port}`
  const script = path.join(root, 'scripts', kind === 'one' ? 'start.mjs' : 'cluster.mjs')
  const child = startChild('shop', [process.execPath, script, '--reset'], {
    cwd: root,
    env: {
      ...process.env,
      ...LIMITS,
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
      // Nothing but the shoppers asks for pictures.
      DEMO_DATA: 'false',
      IMAGE_PROVIDER: artist,
      ...(artist === 'openai' && { OPENAI_BASE_URL: `${local(ports.SANDBOX_PORT_OPENAI)}/v1` }),
    },
  })
  const [backend, shop] = [local(ports.PORT_BACKEND), local(ports.PORT_STOREFRONT)]
  const stop = async () => {
    process.kill(child.pid, 'SIGTERM')
    const stopped = await Promise.race([
      child.ended.then(() => true),
      sleep(STOP_PATIENCE_MS, false, { ref: false }),
    ])
    if (!stopped) throw new Error(`The shop (process ${child.pid}) does not stop`)
  }
  try {
    await waitFor('The shop', `${shop}/`, child, BUILD_PATIENCE_MS)
    await waitFor('The backend', `${backend}/api/health/ready`, child)
  } catch (fault) {
    await stop().catch(() => undefined)
    throw fault
  }
  const names =
    kind === 'one'
      ? { [ports.PORT_BACKEND]: 'backend', [ports.PORT_STOREFRONT]: 'storefront' }
      : {
          [ports.PORT_BACKEND + 1]: 'backend 1',
          [ports.PORT_BACKEND + 2]: 'backend 2',
          [ports.PORT_BACKEND + 3]: 'worker',
          [ports.PORT_STOREFRONT + 1]: 'storefront',
        }
  const name = kind === 'one' ? 'one process' : 'cluster'
  return { name, backend, shop, memory: () => memoryOf(child.pid, names), stop }
}

/** A shop that somebody else runs; its backend is found as its pages find it. */
export const runningShop = (address: string): Shop => {
  const shop = address.replace(/\/$/, '')
  const backend = process.env.BACKEND_PUBLIC_URL ?? shop
  return { name: shop, backend, shop, memory: () => new Map(), stop: () => Promise.resolve() }
}
