import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild, waitFor } from '../../../scripts/lib/children.mjs'
import { cache, root } from '../../../scripts/lib/paths.mjs'
import { freeShopPorts, NO_LIMITS, portSettings } from '../../support/shop-ports'
import { partsOf, type Part } from './processes'

export interface Shop {
  name: string
  backend: string
  shop: string
  /** What each of its parts takes; none where it was not started here. */
  parts: () => Map<string, Part>
  stop: () => Promise<void>
}

const BUILD_PATIENCE_MS = 20 * 60_000
const STOP_PATIENCE_MS = 120_000
/** The shop as `npm start` or `npm run cluster` runs it, with an empty database and files of its own. */
export async function startShop(kind: 'one' | 'cluster', artist: string): Promise<Shop> {
  process.env.DATA_DIR = path.join(cache, 'bench', kind)
  const ports = await freeShopPorts()
  const local = (port: number) => `http://localhost:${port}`
  const script = path.join(root, 'scripts', kind === 'one' ? 'start.mjs' : 'cluster.mjs')
  const child = startChild('shop', [process.execPath, script, '--reset', '--yes'], {
    cwd: root,
    env: {
      ...process.env,
      ...NO_LIMITS,
      ...portSettings(ports),
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
  return { name, backend, shop, parts: () => partsOf(child.pid, names), stop }
}

/** A shop that somebody else runs; its backend is found as its pages find it. */
export const runningShop = (address: string): Shop => {
  const shop = address.replace(/\/$/, '')
  const backend = process.env.BACKEND_PUBLIC_URL ?? shop
  return { name: shop, backend, shop, parts: () => new Map(), stop: () => Promise.resolve() }
}
