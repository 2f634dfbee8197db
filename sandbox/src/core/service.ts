import { Hono } from 'hono'
import type { Context } from 'hono'
import { serve, type HttpBindings } from '@hono/node-server'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { Clock } from './clock.js'
import { mountControl } from './control.js'
import { Deliveries, type SignDelivery } from './deliveries.js'
import { FaultPlan } from './faults.js'
import { observe } from './observe.js'
import { Store } from './store.js'

export interface SandboxEnv {
  Bindings: HttpBindings
  Variables: {
    operation: string
    /** A status that the operation shall fail with; set where the service wants to answer its faults itself. */
    failWith: number | undefined
    scenario: string | undefined
    /** How long the scenario's pauses are, where it has some and is told so. */
    pauseMs: number | undefined
  }
}
export type SandboxApp = Hono<SandboxEnv>
export type SandboxContext = Context<SandboxEnv>

export interface ServiceKit {
  name: string
  title: string
  store: Store
  clock: Clock
  faults: FaultPlan
  deliveries: Deliveries
  /** Known once the server listens. */
  readonly url: string
}

export interface Advance {
  /** The steps that `/_sandbox/advance` accepts as `to`, shown as buttons. */
  steps: string[]
  /** The collection whose rows have such buttons. */
  collection: string
  run(request: Record<string, unknown>): Promise<{ status: 200 | 400 | 404 | 409; body: object }>
}

export interface Service {
  operations: string[]
  events: string[]
  identify(method: string, path: string): string
  /** The vendor's own shape of a failure that the fault plan asked for. */
  failure(status: number): object
  /** The service turns `failWith` into an answer itself, so that it can remember it. */
  failsItself?: boolean
  sign?: SignDelivery
  routes(app: SandboxApp): void
  tick?(): void
  advance?: Advance
  settings?: { read(): object; write(change: Record<string, unknown>): string | null }
  /** Paths that people open, not programs: kept out of the list of requests. */
  quietPaths?: RegExp
  /** What the state page leaves out because it is long and says little. */
  hiddenCollections?: string[]
  /** The page that  leads to, where it is not the control page. */
  home?: string
  close?(): Promise<void>
}

export interface ServiceOptions {
  name: string
  title: string
  port: number
  host: string
  ledgerDir: string | null
  caseInsensitivePaths?: boolean
}

export interface RunningService {
  name: string
  title: string
  url: string
  close(): Promise<void>
}

const TICK_MS = 250

const lowerCasePath = (request: Request): string => new URL(request.url).pathname.toLowerCase()

export async function startService(
  options: ServiceOptions,
  create: (kit: ServiceKit) => Service,
): Promise<RunningService> {
  const file = options.ledgerDir === null ? null : join(options.ledgerDir, `${options.name}.jsonl`)
  const store = new Store(file)
  const clock = new Clock(store)
  const faults = new FaultPlan(store, options.name)
  let url = ''
  const deliveries = new Deliveries(store, clock, faults, (delivery) => service.sign?.(delivery) ?? {})
  const kit: ServiceKit = {
    name: options.name,
    title: options.title,
    store,
    clock,
    faults,
    deliveries,
    get url() {
      return url
    },
  }
  const service: Service = create(kit)
  const app: SandboxApp = new Hono<SandboxEnv>(options.caseInsensitivePaths ? { getPath: lowerCasePath } : {})
  app.get('/', (c) => c.redirect(service.home ?? '/_sandbox'))
  mountControl(app, kit, service)
  app.use('*', observe(kit, service))
  service.routes(app)
  app.onError((error, c) => {
    console.error(`sandbox ${options.name}:`, error)
    return c.json(service.failure(500), 500)
  })

  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const listening = serve({ fetch: app.fetch, port: options.port, hostname: options.host }, () =>
      resolve(listening),
    )
    listening.once('error', reject)
  })
  url = `http://localhost:${(server.address() as AddressInfo).port}`
  const ticking = service.tick
    ? setInterval(() => {
        service.tick?.()
        store.commit()
      }, TICK_MS)
    : undefined
  deliveries.wake()

  return {
    name: options.name,
    title: options.title,
    url,
    async close() {
      clearInterval(ticking)
      deliveries.close()
      await service.close?.()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      store.close()
    },
  }
}
