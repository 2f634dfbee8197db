import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrator, guest } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { openCheckout, placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { reached } from '../support/drill'
import { judge, PROCESSED, WAITING } from '../support/judge'
import { sandboxClient } from '../support/sandbox-client'
import { makeSmallDisk } from '../support/small-disk'
import { startStack, type RunningStack } from '../support/stack'
import { startOwnServer, type OwnServer } from '../support/stack/database'
import { allWriteAgain, readiness, RESTING, writerOf } from '../support/writers'

const SOON = { timeout: 60_000, interval: 250 }
const LATER = { timeout: 120_000, interval: 1000 }
const NOTHING_KEPT =
  'We can’t take anything down at the moment. Looking round works; please try again a little later.'
const WRITERS = 2

/** For a PostgreSQL alone that keeps little of its log, so that it wants more of the disk soon. */
let disk: ReturnType<typeof makeSmallDisk>
let server: OwnServer
let stack: RunningStack
let admin: ApiClient
beforeAll(async () => {
  disk = makeSmallDisk(900)
  const flags = ['min_wal_size=32MB', 'max_wal_size=64MB', 'checkpoint_timeout=30s']
  server = await startOwnServer(path.join(disk.dir, 'data'), flags)
  stack = await startStack({ storefront: false, failPoints: true, server })
  admin = await administrator(stack.backend)
}, 1_200_000)
afterAll(async () => {
  await stack.stop()
  await server.stop()
  disk.stop()
})

/** People register one after the other; `told` are those who were let in. */
function registrar(told: string[]) {
  const run = randomBytes(4).toString('hex')
  const emailOf = (tries: number) => `room-${run}-${tries}@example.test`
  const password = `pass-${run}`
  return writerOf(
    (tries) =>
      guest(stack.backend).call('register', { body: { name: 'Terry', email: emailOf(tries), password } }),
    (tries) => told.push(emailOf(tries)),
    [RESTING, NOTHING_KEPT],
  )
}

/** What the server still answers, or why it does not. */
const asked = (sql: string) =>
  rows(server.url('postgres'), sql).then(
    () => 'done',
    (fault: unknown) => String(fault),
  )
/** Its log is written until it finds no room, and PostgreSQL ends itself. */
async function fillTheLog(): Promise<void> {
  await expect
    .poll(() => asked(`select pg_logical_emit_message(true, 'room', repeat('x', 4000000))`), LATER)
    .not.toBe('done')
}

describe.each([
  ['has no room for more rows', () => Promise.resolve()],
  ['has no room for its log, and ends itself', fillTheLog],
])('a PostgreSQL that %s', (name, andThen) => {
  it('is told with a sentence; nothing acknowledged is lost, and all goes on by itself when there is room again', async () => {
    const told: string[] = []
    const [waiting, open] = [await placedOrder(stack), await openCheckout(stack)]
    await expect.poll(() => judge(stack, waiting), SOON).toEqual(WAITING)
    const writers = Array.from({ length: WRITERS }, () => registrar(told))
    await expect.poll(() => told.length, LATER).toBeGreaterThan(WRITERS)

    disk.fill()
    await andThen()
    for (const { statuses } of writers) await expect.poll(() => [...statuses], LATER).toContain(503)
    await expect
      .poll(async () => (await readiness(stack)).text, SOON)
      .toMatch(/"name":"database(?:-room)?","healthy":false/)
    // Who was on the payment page pays; Stripe tells of it and they come back, in vain for now.
    await sandboxClient(stack).pay(open.url)
    const body = { sessionId: open.sessionId }
    const answers = {
      looked: (await guest(stack.backend).call('listProducts')).status,
      paid: (await open.shopper.api.call('processPayment', { body })).status,
      decided: (await admin.call('processOrder', { params: { id: waiting.orderId } })).status,
    }
    for (const [what, status] of Object.entries(answers))
      expect([200, 201, 502, 503, 507], `${what}: ${status}`).toContain(status)

    disk.makeRoom()
    const from = Date.now()
    // Whoever runs a PostgreSQL that has ended starts it again.
    await server.start()
    await allWriteAgain(writers)
    const back = (Date.now() - from) / 1000
    await Promise.all(writers.map(({ stop }) => stop()))
    await expect.poll(async () => (await readiness(stack)).text, SOON).not.toContain('"healthy":false')
    for (const { statuses } of writers)
      expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([])
    const found = await rows<{ email: string }>(
      stack.databaseUrl,
      'select email from customer where deleted_at is null',
    )
    const emails = new Set(found.map(({ email }) => email))
    expect(told.filter((email) => !emails.has(email))).toEqual([])

    await expect.poll(() => judge(stack, open), LATER).toEqual(WAITING)
    const state = async () => (await judge(stack, waiting)).approvals.join()
    await expect.poll(state, LATER).toMatch(/^(?:pending_admin_approval|fulfillment_failed|processed)$/)
    if ((await state()) !== 'processed') await admin.must('processOrder', { params: { id: waiting.orderId } })
    await expect.poll(() => judge(stack, waiting), LATER).toEqual(PROCESSED)
    reached(
      'F38',
      `a PostgreSQL that ${name}: ${told.length} registered, none lost; ${JSON.stringify(answers)}; writing again within ${back.toFixed(1)} s`,
    )
  }, 900_000)
})
