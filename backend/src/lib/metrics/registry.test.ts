import { createMedusaContainer } from '@medusajs/framework/utils'
import { asValue } from '@medusajs/framework/awilix'
import { expect, it } from 'vitest'
import { exposition } from './registry'

const LONG = 10_000
let now = Date.now()

/** The figures over a database that answers with these rows, or not at all, and parts that are well or not. */
async function figures(
  raw: () => Promise<{ rows: unknown[] }>,
  parts: Record<string, boolean> = {},
): Promise<string> {
  const scope = createMedusaContainer()
  scope.register('__pg_connection__', asValue({ raw }))
  now += LONG
  const rest = { needed: false, reason: null }
  const checks = Object.entries(parts).map(([name, healthy]) => ({ name, healthy, ...rest }))
  return (await exposition(scope, () => Promise.resolve(checks), now)).text
}

const heartbeatOver = async (raw: () => Promise<{ rows: unknown[] }>) =>
  /^caseloom_jobs_heartbeat_age_seconds (.*)$/m.exec(await figures(raw))?.[1]

it('the heartbeat is older than any limit where no worker ever ran, and unknown while nobody can be asked', async () => {
  const beat = { queue: 'jobs', state: 'heartbeat', rows: 1, oldest_seconds: 12 }
  expect(await heartbeatOver(() => Promise.resolve({ rows: [] }))).toBe('+Inf')
  expect(await heartbeatOver(() => Promise.resolve({ rows: [beat] }))).toBe('12')
  expect(await heartbeatOver(() => Promise.reject(new Error('away')))).toBe('Nan')
  expect(await heartbeatOver(() => Promise.resolve({ rows: [] }))).toBe('+Inf')
})

it('a part that is not well is 0, be the database away too, and one that is not asked any more has no figure', async () => {
  const health = async (...given: Parameters<typeof figures>) =>
    (await figures(...given)).match(/^caseloom_check_healthy\{.*$/gm)
  const stripe = 'caseloom_check_healthy{check="stripe"}'
  const queues = () => Promise.resolve({ rows: [] })
  expect(await health(queues, { stripe: false, prices: true })).toEqual([
    `${stripe} 0`,
    'caseloom_check_healthy{check="prices"} 1',
  ])
  expect(await health(() => Promise.reject(new Error('away')), { stripe: false })).toEqual([`${stripe} 0`])
  expect(await health(queues, { stripe: true })).toEqual([`${stripe} 1`])
})

it('payments that a bank doubts have a figure, also while there are none', async () => {
  const queue = 'caseloom_queue_rows{queue="payments",state="doubted"}'
  expect(await figures(() => Promise.resolve({ rows: [] }))).toContain(`${queue} 0`)
})
