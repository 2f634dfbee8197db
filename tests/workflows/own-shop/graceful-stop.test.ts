import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { guest } from '../../support/actors'
import { openConnections } from '../../support/backend-process'
import { rows } from '../../support/database'
import { eventsOf, openStream, type Heard } from '../../support/event-stream'
import { startStack, type RunningStack } from '../../support/stack'

/** A process that answers and leaves the work to others: nothing ends the streams that it holds open but itself. */
let stack: RunningStack

beforeAll(async () => {
  stack = await startStack({ storefront: false, settings: { MEDUSA_WORKER_MODE: 'server' } })
}, 300_000)
afterAll(() => stack.stop())

const SOON = { timeout: 20_000, interval: 20 }
const LONGEST_MS = 10_000
const PEOPLE = 12

it('a server that is asked to end answers what it was asked, lets its listeners go, and leaves with 0 within ten seconds', async () => {
  const api = guest(stack.backend)
  await api.must('studioSettings')
  const { jobId } = await api.must('createJob', { body: { prompt: 'a heron in the reeds' } })
  const told: Heard[] = []
  const stream = await openStream(api, jobId)
  const listening = (async () => {
    for await (const event of eventsOf(stream)) told.push(event)
  })()
  await expect.poll(() => told.length, SOON).toBeGreaterThan(0)

  const emails = Array.from({ length: PEOPLE }, (_each, at) => `late-${at}-${Date.now()}@example.com`)
  const asked = Promise.all(
    emails.map((email) =>
      guest(stack.backend).call('register', {
        body: { name: 'Late Comer', email, password: 'a good long password' },
      }),
    ),
  )
  // Each takes its time over the password: all have come in, and hardly one is answered.
  await expect.poll(() => openConnections(stack), SOON).toBeGreaterThanOrEqual(PEOPLE)
  await sleep(300)
  const since = Date.now()
  process.kill(stack.process.pid, 'SIGTERM')
  expect((await asked).map(({ status }) => status)).toEqual(Array(PEOPLE).fill(201))
  await listening
  expect(await stack.process.ended).toContain('exit code 0')
  expect(Date.now() - since).toBeLessThan(LONGEST_MS)

  // What was promised is there, and the job waits for whoever works.
  const [kept] = await rows<{ people: string }>(
    stack.databaseUrl,
    'select count(*) as people from customer where email = any($1) and has_account and deleted_at is null',
    [emails],
  )
  expect(Number(kept?.people)).toBe(PEOPLE)
  const [job] = await rows<{ status: string }>(
    stack.databaseUrl,
    'select status from generation_job where id = $1',
    [jobId],
  )
  expect(job?.status).toBe('queued')
}, 60_000)
