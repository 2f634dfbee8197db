import {
  startService,
  type Advance,
  type RunningService,
  type Service,
  type ServiceOptions,
} from '../../core/service.js'
import { authoriseRoutes } from './authorise.js'
import { carrierRoutes } from './carrier.js'
import { STEPS, type Step } from './entities.js'
import { advanceTo, letOrdersProgress } from './progress.js'
import { prodigiRoutes } from './routes.js'
import { openProdigiStore, type ProdigiSettings, type ProdigiStore } from './store.js'

const EVENTS = [
  'com.prodigi.order.status.stage.changed#InProgress',
  'com.prodigi.order.shipments.shipment#Complete',
  'com.prodigi.order.status.stage.changed#Complete',
  'com.prodigi.order.status.stage.changed#Cancelled',
]

const OPERATIONS: [name: string, method: string, path: RegExp][] = [
  ['orders.create', 'POST', /^\/v4\.0\/orders$/i],
  ['orders.list', 'GET', /^\/v4\.0\/orders$/i],
  ['orders.get', 'GET', /^\/v4\.0\/orders\/[^/]+$/i],
  ['orders.actions', 'GET', /^\/v4\.0\/orders\/[^/]+\/actions$/i],
  ['orders.cancel', 'POST', /\/actions\/cancel$/i],
  ['orders.updateShippingMethod', 'POST', /\/actions\/updateshippingmethod$/i],
  ['orders.updateRecipient', 'POST', /\/actions\/updaterecipient$/i],
  ['orders.updateMetadata', 'POST', /\/actions\/updatemetadata$/i],
  ['quotes.create', 'POST', /^\/v4\.0\/quotes$/i],
  ['products.get', 'GET', /^\/v4\.0\/products\/[^/]+$/i],
  ['carrier.status', 'GET', /^\/carrier\//i],
]

const FINISHED = STEPS.at(-1)
const isStep = (value: unknown): value is Step => STEPS.some((step) => step === value)

function advanceOf(db: ProdigiStore): Advance {
  return {
    steps: STEPS.slice(1),
    collection: 'orders',
    async run({ orderId, to }) {
      if (!isStep(to) || to === 'created')
        return { status: 400, body: { error: `"to" is one of: ${STEPS.slice(1).join(', ')}.` } }
      const known = db.orders.all()
      const wanted =
        orderId === undefined
          ? known.filter(
              (order) => order.status.stage !== 'Cancelled' && db.progress.get(order.id)?.step !== FINISHED,
            )
          : known.filter((order) =>
              [order.id, order.merchantReference, order.idempotencyKey].some((id) => id === orderId),
            )
      if (orderId !== undefined && wanted.length === 0)
        return { status: 404, body: { error: 'There is no such order.' } }
      const outcomes = await Promise.all(
        wanted.map(async ({ id }) => ({
          id,
          error: await advanceTo(db, id, to),
          step: db.progress.get(id)?.step,
        })),
      )
      const stuck = outcomes.find((outcome) => outcome.error !== null)
      return {
        status: stuck ? 409 : 200,
        body: { ...(stuck ? { error: stuck.error } : {}), orders: outcomes },
      }
    },
  }
}

function writeSettings(db: ProdigiStore, change: Record<string, unknown>): string | null {
  const { stageSeconds, alreadyExists, keySeconds, downloadPauseMs } = change
  for (const [name, value] of Object.entries({ stageSeconds, keySeconds, downloadPauseMs })) {
    if (value !== undefined && (typeof value !== 'number' || value < 0))
      return `"${name}" is a number from 0.`
  }
  if (alreadyExists !== undefined && alreadyExists !== 'id' && alreadyExists !== 'full')
    return '"alreadyExists" is "id" or "full".'
  db.writeSettings(change)
  // Orders that wait for nothing begin to wait, and the reverse.
  for (const row of db.progress.all())
    if (row.step !== FINISHED) db.progress.update(row.id, { dueAt: db.nextDue() })
  return null
}

export function startProdigi(
  options: Omit<ServiceOptions, 'name' | 'title'>,
  settings: Partial<ProdigiSettings>,
): Promise<RunningService> {
  const named = { ...options, name: 'prodigi', title: 'Prodigi stand-in', caseInsensitivePaths: true }
  return startService(named, (kit): Service => {
    const db = openProdigiStore(kit, {
      stageSeconds: 8,
      alreadyExists: 'id',
      keySeconds: 0,
      downloadPauseMs: 1000,
      ...settings,
    })
    return {
      operations: OPERATIONS.map(([name]) => name),
      events: EVENTS,
      identify: (method, path) =>
        OPERATIONS.find(([, verb, pattern]) => verb === method && pattern.test(path))?.[0] ?? 'other',
      failure: (status) => ({
        outcome: status === 429 ? 'TooManyRequests' : 'InternalServerError',
        traceParent: db.trace(),
      }),
      tick: () => letOrdersProgress(db),
      advance: advanceOf(db),
      settings: { read: () => db.settings(), write: (change) => writeSettings(db, change) },
      routes(app) {
        authoriseRoutes(app, db)
        carrierRoutes(app, db)
        prodigiRoutes(app, db)
      },
    }
  })
}
