import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { administrator, guest, newShopper } from '../support/actors'
import { crowd } from '../support/crowd'
import { rows } from '../support/database'
import { customersOf, isBusy, readFacts } from '../support/drive/facts'
import { troubles } from '../support/drive/patience'
import { company } from '../support/drive/play'
import { MOST_CASES, storiesOf, titleOf } from '../support/drive/stories'
import { showVerdict } from '../support/drive/table'
import { judge } from '../support/drive/verdict'
import { reached, runsOr, SEED } from '../support/drill'
import { merchandiser } from '../support/medusa-admin'
import { makePromotion } from '../support/promotions'
import { seeded } from '../support/random'
import { startCluster } from '../support/starts/cluster'

/** Purchases, of which none but a person's doing goes wrong by itself. */
const PURCHASES = runsOr(60)
const NOBODY_DIES = 1_000_000_000
const SIDE_BY_SIDE = 6
const EACH_MS = 60_000
const QUIET_WITHIN_MS = 420_000
const PER_SECOND = 50
/** What a server that was killed had promised somebody else's connection, at most. */
const GRACE_MS = 1500

let cluster: Awaited<ReturnType<typeof startCluster>>
beforeAll(async () => {
  cluster = await startCluster()
}, 900_000)
afterAll(() => cluster.stop(), 300_000)

/** What was lost, and which of the calls meanwhile may have come to nothing. */
interface Loss {
  what: string
  from: number
  to: number
  mayFail: (call: { from: number; at: number }, loss: { from: number; to: number }) => boolean
}
const none = () => false
const inFlight: Loss['mayFail'] = (call, loss) => call.from <= loss.from + GRACE_MS
const whileAway: Loss['mayFail'] = (call, loss) => call.at >= loss.from && call.from <= loss.to + GRACE_MS

it(
  `${PURCHASES} purchases through the proxy, while servers, workers, PostgreSQL and Redis are ended one after another: nothing lost, nothing doubled`,
  async () => {
    const { stack, servers, worker, lose, postgres, redis } = cluster
    const [one, two] = await Promise.all([administrator(stack.backend), administrator(stack.backend)])
    const limit = Math.ceil(PURCHASES / 5)
    const promotion = await makePromotion(await merchandiser(stack.backend), {
      percent: 15,
      extra: { limit },
      campaign: { budget: { type: 'usage', limit } },
    })
    const stories = storiesOf(seeded(SEED), PURCHASES, NOBODY_DIES)
    const shoppers = await crowd(stack, PURCHASES, MOST_CASES)
    const people = company(stack, [one, two], promotion.code)
    const left = stories.flatMap((story, at) => {
      const shopper = shoppers[at]
      return shopper ? [{ story, shopper }] : []
    })
    const broken: string[] = []
    let playing = 0
    const player = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const { story, shopper } = next
        playing += 1
        const played = story.end.startsWith('bulk')
          ? people.playTogether([next], story.end === 'bulk processed' ? 'process' : 'reject')
          : people.play(story, shopper)
        await played.catch((error: unknown) => {
          broken.push(`${titleOf(story)}: ${error instanceof Error ? error.message : String(error)}`)
        })
        playing -= 1
      }
    }

    const losses: Loss[] = []
    const [first = 0, second = 0] = servers
    const away = async (goAway: () => unknown, comeBack: () => Promise<void>) => {
      await goAway()
      await sleep(3000)
      await comeBack()
      await sleep(5000)
    }
    const LOSSES: [what: string, lose: () => Promise<unknown>, mayFail: Loss['mayFail']][] = [
      ['a server is asked to end', () => lose(first, 'SIGTERM'), none],
      ['a server is killed', () => lose(second, 'SIGKILL'), inFlight],
      ['a worker is asked to end', () => lose(worker, 'SIGTERM'), none],
      ['a worker is killed', () => lose(worker, 'SIGKILL'), none],
      ['Redis is killed and comes back', () => away(redis.kill, redis.start), none],
      ['PostgreSQL is killed and comes back', () => away(postgres.kill, postgres.start), whileAway],
    ]
    const said: string[] = []
    const ending = async () => {
      for (const [what, work, mayFail] of LOSSES) {
        await sleep(4000)
        const from = Date.now()
        const beside = playing
        await work()
        losses.push({ what, from, to: Date.now(), mayFail })
        said.push(`${what}: ${Date.now() - from} ms, with ${beside} purchases under way`)
      }
    }
    const began = Date.now()
    await Promise.all([ending(), ...Array.from({ length: SIDE_BY_SIDE }, player)])
    const seconds = Math.round((Date.now() - began) / 1000)

    const end = Date.now() + QUIET_WITHIN_MS
    const look = async () => judge(await readFacts(stack, people.purchases, promotion.id))
    while (Date.now() < end && (await isBusy(stack, customersOf(people.purchases)))) await sleep(1000)
    let verdict = await look()
    while (verdict.faults.length > 0 && Date.now() < end) {
      await sleep(2000)
      verdict = await look()
    }
    // Who waits for the printer, or is asked to wait, was answered.
    const failures = troubles.filter(({ what }) => !what.startsWith('429'))
    const unpromised = failures.filter(
      (call) => !losses.some((loss) => call.at >= loss.from && loss.mayFail(call, loss)),
    )
    console.info(
      [
        ...said,
        ...failures.map(({ name, from, at, what }) => {
          const loss = losses.find((each) => at >= each.from && from <= each.to)
          return `  ${name}: ${what} after ${at - from} ms, begun ${loss ? `${from - loss.from} ms after ${loss.what}` : 'at no loss'}`
        }),
        ...verdict.faults,
        showVerdict(verdict),
      ].join('\n'),
    )
    reached(
      'F40, F43',
      `${PURCHASES} purchases in ${seconds} s, ${LOSSES.length} losses; ${failures.length} calls came to nothing, ${unpromised.length} of them where none should`,
    )
    expect(broken).toEqual([])
    expect(verdict.faults).toEqual([])
    expect(people.purchases).toHaveLength(PURCHASES)
    expect(unpromised).toEqual([])
  },
  QUIET_WITHIN_MS + 900_000 + PURCHASES * EACH_MS,
)

it('what the pages ask for themselves is counted as no visitor’s call; what a visitor asks is', async () => {
  const { shop, databaseUrl } = cluster.stack
  const counted = async () =>
    (await rows<{ n: number }>(databaseUrl, 'select coalesce(sum(calls), 0)::int as n from call_count'))[0]
      ?.n ?? 0
  const ask = async (path: string) => {
    for (let at = 0; at < 30; at += 1) expect((await fetch(`${shop}${path}`)).status).toBe(200)
    // Calls are counted a few at a time.
    await sleep(2000)
    return counted()
  }
  // A shop that has just opened draws its sample designs by calls of its own.
  const more = async () => {
    const from = await counted()
    await sleep(5000)
    return (await counted()) - from
  }
  await expect.poll(more, { timeout: 300_000, interval: 100 }).toBe(0)
  const before = await counted()
  expect(await ask('/')).toBe(before)
  expect(await ask('/products')).toBe(before)
  expect(await ask('/api/products')).toBeGreaterThan(before)
})

it(`${PER_SECOND} requests a second, while one server after the other is asked to end: none fails, what was written is there`, async () => {
  const { stack, servers, lose } = cluster
  const people = [await newShopper(stack.backend), await newShopper(stack.backend)]
  const visitor = guest(stack.backend)
  const written = people.map(() => '')
  const calls = [
    () => visitor.call('listProducts'),
    () => visitor.call('studioSettings'),
    () => visitor.call('getProduct', { params: { id: '1' } }),
    () => people[0]?.api.call('getProfile'),
  ]
  const failed: string[] = []
  const under: Promise<void>[] = []
  let asked = 0
  let over = false
  const ask = async (at: number) => {
    const from = Date.now()
    try {
      const answer = await calls[at % calls.length]?.()
      if (!answer?.ok) failed.push(`${answer?.status} after ${Date.now() - from} ms`)
    } catch (error) {
      failed.push(`${String(error)} after ${Date.now() - from} ms`)
    }
  }
  const asking = (async () => {
    const began = Date.now()
    while (!over) {
      for (; asked < ((Date.now() - began) / 1000) * PER_SECOND; asked += 1) under.push(ask(asked))
      await sleep(5)
    }
    return (Date.now() - began) / 1000
  })()
  // Each person writes one thing after another.
  const writing = people.map(async ({ api }, who) => {
    for (let count = 1; !over; count += 1) {
      const answer = await api.call('updateProfile', { body: { name: `Name ${count}` } }).catch(() => null)
      if (answer?.ok) written[who] = `Name ${count}`
      else failed.push(`a name: ${answer?.status ?? 'no answer'}`)
    }
  })
  const took: number[] = []
  for (const port of servers) {
    await sleep(3000)
    took.push(await lose(port, 'SIGTERM'))
  }
  await sleep(3000)
  over = true
  const seconds = await asking
  await Promise.all([...under, ...writing])
  reached(
    'F43',
    `${asked} requests in ${Math.round(seconds)} s, and ${written.join(', ')}; servers away for ${took.join(' and ')} ms; failed: ${failed.length}`,
  )
  if (failed.length > 0) console.error([...new Set(failed.map((each) => each.replace(/after \d+ ms/, '')))])
  expect(failed).toEqual([])
  for (const [who, { api }] of people.entries())
    expect((await api.must('getProfile')).name).toBe(written[who])
}, 900_000)
