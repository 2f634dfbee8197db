import { createMedusaContainer } from '@medusajs/framework/utils'
import { asValue } from '@medusajs/framework/awilix'
import { expect, it } from 'vitest'
import { exposition } from './registry'

const LONG = 10_000
let now = Date.now()

/** A database that answers with these rows, or not at all. */
async function heartbeatOver(raw: () => Promise<{ rows: unknown[] }>): Promise<string | undefined> {
  const scope = createMedusaContainer()
  scope.register('__pg_connection__', asValue({ raw }))
  now += LONG
  const { text } = await exposition(scope, now)
  return /^caseloom_jobs_heartbeat_age_seconds (.*)$/m.exec(text)?.[1]
}

it('the heartbeat is older than any limit where no worker ever ran, and unknown while nobody can be asked', async () => {
  const beat = { queue: 'jobs', state: 'heartbeat', rows: 1, oldest_seconds: 12 }
  expect(await heartbeatOver(() => Promise.resolve({ rows: [] }))).toBe('+Inf')
  expect(await heartbeatOver(() => Promise.resolve({ rows: [beat] }))).toBe('12')
  expect(await heartbeatOver(() => Promise.reject(new Error('away')))).toBe('Nan')
  expect(await heartbeatOver(() => Promise.resolve({ rows: [] }))).toBe('+Inf')
})
