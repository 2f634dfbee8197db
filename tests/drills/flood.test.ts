import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { guest } from '../support/actors'
import { eachOf } from '../support/crowd'
import { rows } from '../support/database'
import { reached, runsOr } from '../support/drill'
import { sandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'

const RUNS = runsOr(1000)
/** Pounds for a day's pictures, and the same in the database's unit. */
const BUDGET = 1
const BUDGET_MILLIPENCE = BUDGET * 100_000
const QUEUE = 100
const LAST = 'the next day'
let stack: RunningStack
beforeAll(async () => {
  stack = await startStack({
    storefront: false,
    openai: true,
    settings: { IMAGE_SIZE: '576x960', IMAGE_CONCURRENCY: '12', AI_DAILY_BUDGET_GBP: String(BUDGET) },
  })
}, 300_000)
afterAll(() => stack.stop())

const number = async (sql: string): Promise<number> => {
  const [row] = await rows<{ n: string | null }>(stack.databaseUrl, sql)
  return Number(row?.n ?? 0)
}
const underWay = () =>
  number(
    `select count(*) as n from generation_job where status in ('queued', 'running') and deleted_at is null`,
  )
const pictures = async () => (await sandboxClient(stack).billedPictures()).length

let fish = 2000
/** A new visitor from this address asks for pictures of words that nobody asked for before. */
async function wish(address: string) {
  // Four figures, none of which means anything to those who read wishes.
  const prompt = `a koi pond with ${(fish += 1)} fish`
  const answer = await guest(stack.backend).call('createJob', {
    body: { prompt, count: 1 },
    headers: { 'x-forwarded-for': address },
  })
  return { status: answer.status, waits: answer.headers.get('retry-after') }
}
const address = (at: number) => `198.18.${at >> 8}.${at & 255}`

/** All these wishes, and the most that was ever reserved, spent and waiting meanwhile. */
async function flood(addresses: string[], together: boolean) {
  let [busy, money, queue] = [true, 0, 0]
  const watching = (async () => {
    while (busy) {
      money = Math.max(
        money,
        await number('select max(reserved + spent) as n from ai_spend_day where day > $$2000$$'),
      )
      queue = Math.max(
        queue,
        await number(`select count(*) as n from generation_job where status = 'queued'`),
      )
    }
  })()
  const answers = together ? await Promise.all(addresses.map(wish)) : await eachOf(addresses, wish)
  while ((await underWay()) > 0) await sleep(200)
  busy = false
  await watching
  const of = (status: number) => answers.filter((answer) => answer.status === status)
  expect(answers.filter(({ status }) => ![202, 429, 503].includes(status))).toEqual([])
  expect(of(429).filter(({ waits }) => !(Number(waits) > 0))).toEqual([])
  expect(money).toBeLessThanOrEqual(BUDGET_MILLIPENCE)
  expect(queue).toBeLessThanOrEqual(QUEUE)
  return { taken: of(202).length, refused: of(429).length, closed: of(503).length, money, queue }
}

it('the day’s money is a hard stop, however many ask from however many addresses, and the next day has its own', async () => {
  const many = Array.from({ length: RUNS }, (_none, at) => address(at))
  const waves = [
    [`${RUNS} from one address`, many.map(() => address(60_000)), false],
    [`${RUNS} from ${RUNS} addresses`, many, false],
    ['200 at once', many.slice(0, 200), true],
  ] as const
  for (const day of ['the first day', LAST]) {
    const before = await pictures()
    for (const [name, addresses, together] of waves) {
      const { taken, refused, closed, money, queue } = await flood([...addresses], together)
      reached(
        'F33',
        `${day}, ${name}: ${taken} taken, ${refused} refused (429), ${closed} closed (503); at most ${money} of ${BUDGET_MILLIPENCE} millipence, queue ${queue}`,
      )
    }
    const drawn = (await pictures()) - before
    const dearest = await number('select max(cost_millipence) as n from generation_variation')
    expect(drawn * dearest).toBeGreaterThan(BUDGET_MILLIPENCE / 2)
    expect(await number('select sum(reserved) as n from ai_spend_day')).toBe(0)
    const spent = await number('select max(spent) as n from ai_spend_day where day > $$2000$$')
    reached('F33', `${day}: ${drawn} pictures billed, ${spent} millipence booked`)
    expect(spent).toBeLessThanOrEqual(BUDGET_MILLIPENCE)
    if (day === LAST) break
    // The day is over: what follows has money of its own.
    await rows(
      stack.databaseUrl,
      `update ai_spend_day set id = 'aispend_past', day = '1999-12-31' where day > '2000'`,
    )
  }
}, 3_600_000)
