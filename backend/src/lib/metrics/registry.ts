import type { MedusaContainer } from '@medusajs/framework/types'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Check } from '../health/checks'
import { readQueues } from './queue-rows'

const registry = new Registry()
/** However often somebody asks, the queues are counted, and the parts asked, no oftener. */
const FRESH_MS = 5000

const rows = new Gauge({
  name: 'caseloom_queue_rows',
  help: 'Rows that wait in a queue of the shop, by state',
  labelNames: ['queue', 'state'] as const,
  registers: [registry],
})
const oldest = new Gauge({
  name: 'caseloom_queue_oldest_seconds',
  help: 'Age of the row that has waited longest, by state; 0 where none waits',
  labelNames: ['queue', 'state'] as const,
  registers: [registry],
})
const heartbeat = new Gauge({
  name: 'caseloom_jobs_heartbeat_age_seconds',
  help: 'Seconds since some worker last ran the jobs',
  registers: [registry],
})
const counted = new Gauge({
  name: 'caseloom_queues_counted',
  help: '1 while the queues can be counted, 0 while the database is away',
  registers: [registry],
})
const health = new Gauge({
  name: 'caseloom_check_healthy',
  help: '1 where a check of the readiness is well, 0 where it is not',
  labelNames: ['check'] as const,
  registers: [registry],
})
const requests = new Histogram({
  name: 'caseloom_http_request_seconds',
  help: 'Time to answer, by route and status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers: [registry],
})

export function timeRequest(labels: { method: string; route: string; status: number }, ms: number): void {
  requests.observe(labels, ms / 1000)
}

let collecting = false
let last: { at: number; done: Promise<unknown> } | null = null

async function count(scope: MedusaContainer): Promise<void> {
  try {
    const found = await readQueues(scope)
    // Where no worker ever ran there is no row to tell it.
    heartbeat.set(Infinity)
    for (const { queue, state, rows: number, oldest_seconds } of found) {
      if (queue === 'jobs') heartbeat.set(oldest_seconds)
      else {
        rows.set({ queue, state }, number)
        oldest.set({ queue, state }, oldest_seconds)
      }
    }
    counted.set(1)
  } catch {
    // Figures of before would look like figures of now.
    rows.reset()
    oldest.reset()
    heartbeat.set(NaN)
    counted.set(0)
  }
}

type AskParts = (scope: MedusaContainer) => Promise<Check[]>

async function noteHealth(scope: MedusaContainer, askParts: AskParts): Promise<void> {
  const checks = await askParts(scope)
  // What is not asked any more is not as it was.
  health.reset()
  for (const { name, healthy } of checks) health.set({ check: name }, Number(healthy))
}

/** All figures of this process, of the queues and of the readiness' checks, in Prometheus' text. */
export async function exposition(scope: MedusaContainer, askParts: AskParts, now = Date.now()) {
  if (!collecting) collectDefaultMetrics({ register: registry })
  collecting = true
  if (!last || now - last.at > FRESH_MS)
    last = { at: now, done: Promise.all([count(scope), noteHealth(scope, askParts)]) }
  await last.done
  return { contentType: registry.contentType, text: await registry.metrics() }
}
