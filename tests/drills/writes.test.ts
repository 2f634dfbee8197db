import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newShopper, type Shopper } from '../support/actors'
import { rows } from '../support/database'
import { reached, runsOr, SEED } from '../support/drill'
import { loggedLines } from '../support/log-lines'
import { seeded } from '../support/random'
import { startStack, type RunningStack } from '../support/stack'
import { allWriteAgain, CAME, readiness, WENT, writerOf, type Writer } from '../support/writers'

const WRITES = runsOr(10_000)
const KILLS = Math.max(2, Math.min(20, Math.round(WRITES / 100)))
const WRITERS = 4
/** Whoever has as many addresses as a customer can keep makes room for somebody new. */
const ADDRESSES_EACH = 20
const BACK_WITHIN_SECONDS = 10

/** A shop whose PostgreSQL is its own, and syncs to disk. */
let stack: RunningStack
beforeAll(async () => {
  stack = await startStack({ storefront: false, ownDatabase: true })
}, 600_000)
afterAll(() => stack.stop())

/** A new customer, as soon as there is a shop to register with. */
async function newcomer(): Promise<Shopper> {
  for (;;) {
    const shopper = await newShopper(stack.backend).catch(() => null)
    if (shopper) return shopper
    await sleep(100)
  }
}

/** Somebody who adds one address after the other; `told` are the streets that the shop said it has. */
async function addresser(told: string[]): Promise<Writer> {
  const road = randomBytes(4).toString('hex')
  let shopper = await newcomer()
  return writerOf(
    async (tries) => {
      if (tries % ADDRESSES_EACH === 0) shopper = await newcomer()
      const body = {
        ...{ name: 'Home', city: 'Leeds', postcode: 'LS1 1AA', country: 'GB' },
        street: `${tries} ${road} Row`,
      }
      return shopper.api.call('createAddress', { body })
    },
    (tries) => told.push(`${tries} ${road} Row`),
  )
}

it('F35: PostgreSQL is killed again and again under those who write: what was acknowledged is there, and all goes on', async () => {
  const random = seeded(SEED)
  const told: string[] = []
  const began = Date.now()
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => addresser(told)))
  const writtenUntil = async (count: number) => {
    const stuck = Date.now() + 3_600_000
    while (told.length < count && Date.now() < stuck) await sleep(20)
  }
  const back: number[] = []
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await writtenUntil(Math.floor((WRITES * kill) / (KILLS + 1)))
    await sleep(random.whole(0, 100))
    stack.database?.kill()
    await expect.poll(async () => (await readiness(stack)).status, { timeout: 30_000 }).toBe(503)
    await sleep(random.whole(0, 1500))
    await stack.database?.start()
    back.push(await allWriteAgain(writers))
  }
  await writtenUntil(WRITES)
  await Promise.all(writers.map(({ stop }) => stop()))
  expect(told.length).toBeGreaterThanOrEqual(WRITES)

  const found = await rows<{ address_1: string; count: number }>(
    stack.databaseUrl,
    'select address_1, count(*)::int from customer_address where deleted_at is null group by 1',
  )
  const counts = new Map(found.map(({ address_1, count }) => [address_1, count]))
  expect(told.filter((street) => !counts.has(street))).toEqual([])
  expect(found.filter(({ count }) => count > 1)).toEqual([])
  for (const { statuses } of writers)
    expect([...statuses].filter((status) => ![201, 503].includes(status))).toEqual([])
  expect((await readiness(stack)).status).toBe(200)
  const said = loggedLines(stack).map(({ message }) => String(message))
  expect(said.filter((words) => words === WENT || words === CAME)).toEqual(back.flatMap(() => [WENT, CAME]))
  const slowest = Math.max(...back)
  const seconds = Math.round((Date.now() - began) / 1000)
  reached(
    'F35',
    `${told.length} acknowledged writes over ${KILLS} kills in ${seconds} s: 0 missing, 0 twice, all ${WRITERS} writers back within ${slowest.toFixed(1)} s at worst`,
  )
  expect(slowest).toBeLessThan(BACK_WITHIN_SECONDS)
}, 7_200_000)
