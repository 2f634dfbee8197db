import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CallLog } from '../bench/call-log'
import { KINDS, shopUntilOver } from '../bench/shoppers/shopper'
import { markdown } from '../bench/table'
import { administrator } from '../support/actors'
import { rows } from '../support/database'
import { reached, runsOr, SEED } from '../support/drill'
import { heldBy, type Held } from '../support/memory'
import { seeded } from '../support/random'
import { sandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'

/** How many minutes it goes on. */
const MINUTES = runsOr(30)
const SHOPPERS = 8
const PAUSE_MS = 250
const LOOK_MS = 15_000
/** Caches fill, and code is compiled, for a while. */
const WARM_UP = 0.25
const GROWTH = 1.1
const REASON = { reason: 'It shows a trademark.' }

let stack: RunningStack
beforeAll(async () => {
  stack = await startStack({
    storefront: true,
    openai: true,
    settings: {
      NODE_ENV: 'production',
      IMAGE_SIZE: '576x960',
      AI_DAILY_BUDGET_GBP: '10000',
      ADMIN_DECISIONS_PER_MINUTE: '100000',
    },
  })
}, 600_000)
afterAll(() => stack.stop())

const databaseConnections = async () => {
  const [row] = await rows<{ n: number }>(
    stack.databaseUrl,
    'select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return row?.n ?? 0
}

/** An administrator who decides whatever waits, and a printer who delivers at once. */
async function decideUntilOver(going: () => boolean): Promise<void> {
  const admin = await administrator(stack.backend)
  const sandbox = sandboxClient(stack)
  const delivered = new Set<string>()
  const query = { status: 'pending_admin_approval', limit: 100 }
  while (going()) {
    await sleep(2000)
    for (const [at, { id }] of (await admin.must('listPending', { query })).entries()) {
      const params = { id }
      if (at % 10 === 9) await admin.must('rejectOrder', { params, body: REASON })
      else await admin.must('processOrder', { params })
    }
    for (const { id } of await sandbox.printOrders())
      if (!delivered.has(id)) {
        await sandbox.advancePrint(id, 'delivered')
        delivered.add(id)
      }
  }
}

type Look = Record<'backend' | 'pages', Held> & { connections: number }
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

it(
  `F44: ${MINUTES} minutes of shoppers, orders, prints and deliveries: memory, open files and connections stay as they are`,
  async () => {
    const random = seeded(SEED)
    const log = new CallLog()
    const began = Date.now()
    const going = () => Date.now() < began + MINUTES * 60_000
    const visit = { backend: stack.backend, shop: stack.shop, log, random, pause: PAUSE_MS, going }
    const looks: Look[] = []
    const watching = (async () => {
      while (going()) {
        await sleep(LOOK_MS)
        looks.push({
          backend: await heldBy(stack, stack.process.pid),
          pages: await heldBy(stack, stack.pages?.pid ?? 0),
          connections: await databaseConnections(),
        })
      }
    })()
    await Promise.all([
      watching,
      decideUntilOver(going),
      ...Array.from({ length: SHOPPERS }, () => shopUntilOver(visit)),
    ])

    const late = looks.slice(Math.ceil(looks.length * WARM_UP))
    const part = Math.ceil(late.length / 3)
    const figures: [name: string, of: (look: Look) => number][] = [
      ...(['backend', 'pages'] as const).flatMap((process): [string, (look: Look) => number][] => [
        [`${process}: heap, MB`, (look) => (look[process].heap + look[process].external) / 1e6],
        [`${process}: RSS, MB`, (look) => look[process].rss / 1e6],
        [`${process}: timers and sockets`, (look) => look[process].resources],
        [`${process}: open files`, (look) => look[process].files],
      ]),
      ['connections to the database', ({ connections }) => connections],
    ]
    const lines = figures.map(([name, of]) => {
      const [first, last] = [median(late.slice(0, part).map(of)), median(late.slice(-part).map(of))]
      return { name, first, last, most: Math.max(...looks.map(of)) }
    })
    const shown = lines.map(({ name, first, last, most }) => [
      name,
      first,
      last,
      `${((last / first - 1) * 100).toFixed(1)} %`,
      most,
    ])
    console.info(markdown(['', 'first third', 'last third', 'growth', 'most'], shown))
    console.info(markdown(['', 'calls', 'per s', 'p50', 'p95', 'p99', 'faults'], log.lines(KINDS)))
    const [sold] = await rows<{ n: number }>(stack.databaseUrl, 'select count(*)::int as n from approval')
    reached('F44', `${MINUTES} minutes, ${sold?.n} orders, ${looks.length} looks`)
    expect(log.faults()).toEqual([])
    expect(sold?.n).toBeGreaterThan(MINUTES)
    const grown = lines.filter(({ first, last }) => last > Math.max(first * GROWTH, first + 5))
    expect(grown).toEqual([])
  },
  (MINUTES + 15) * 60_000,
)
