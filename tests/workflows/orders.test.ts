import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import { crowd } from '../support/crowd'
import { company, type Played } from '../support/drive/play'
import { storiesOf, titleOf, type Story } from '../support/drive/stories'
import { judgeOrder, ledgersOf } from '../support/drive/verdict'
import { rows } from '../support/database'
import { sandboxClient } from '../support/sandbox-client'
import { seeded } from '../support/random'

/** `npm run test:orders` drives two hundred; a seed plays the same orders again. */
const ORDERS = Number(process.env.ORDERS ?? 18)
const SEED = Number(process.env.ORDERS_SEED ?? Math.floor(Math.random() * 1_000_000))
const SIDE_BY_SIDE = 10
const IN_ONE_PRESS = 4
/** Some wait for time-outs, and all for a process that has died. */
const EACH_MS = 30_000

const stack = inject('stack')
const sandbox = sandboxClient(stack)

beforeAll(() => sandbox.events(true))
afterAll(async () => {
  await sandbox.mend('stripe')
  await sandbox.mend('prodigi')
})

type Member = { story: Story; shopper: Awaited<ReturnType<typeof crowd>>[number] }
/** What is played side by side: an order, or those of one press. */
function partsOf(members: Member[]): { action: 'process' | 'reject' | null; members: Member[] }[] {
  const alone = members.filter(({ story }) => !story.end.startsWith('bulk'))
  const bundles = (['process', 'reject'] as const).flatMap((action) => {
    const wanted = members.filter(({ story }) => story.end === `bulk ${action}ed`)
    const count = Math.ceil(wanted.length / IN_ONE_PRESS)
    return Array.from({ length: count }, (_none, at) => ({
      action,
      members: wanted.slice(at * IN_ONE_PRESS, (at + 1) * IN_ONE_PRESS),
    }))
  })
  return [...bundles, ...alone.map((member) => ({ action: null, members: [member] }))]
}

// Guards: the checkout's one order, the approval's row lock and its task, the keys of Stripe and Prodigi, the inbox and the polling.
// Judges: the ledgers of the stand-ins, the inbox, PostgreSQL; nothing that the shop says of itself.
it(
  `${ORDERS} orders of seed ${SEED}, through every fault: each is captured and printed once, or released`,
  async () => {
    const began = performance.now()
    const stories = storiesOf(seeded(SEED), ORDERS)
    const admins = await Promise.all([administrator(stack.backend), administrator(stack.backend)])
    const shoppers = await crowd(stack, ORDERS)
    const members = stories.flatMap((story, index) => {
      const shopper = shoppers[index]
      return shopper ? [{ story, shopper }] : []
    })
    const people = company(stack, [admins[0], admins[1]])
    const played: Played[] = []
    const broken: string[] = []
    const parts = partsOf(members)
    const worker = async () => {
      for (let part = parts.shift(); part; part = parts.shift()) {
        const { action, members: together } = part
        try {
          if (action) played.push(...(await people.playTogether(together, action)))
          else for (const { story, shopper } of together) played.push(await people.play(story, shopper))
        } catch (error) {
          const titles = together.map(({ story }) => titleOf(story)).join('; ')
          broken.push(`${titles}: ${error instanceof Error ? error.message : String(error)}`)
        }
      }
    }
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker))
    const { deaths } = people
    const took = Math.round((performance.now() - began) / 1000)
    console.log(`Seed ${SEED}: ${ORDERS} orders played in ${took} s; the shop died ${deaths.length} times`)
    for (const death of deaths) console.log(`  ${death}`)
    expect(broken, `what could not be played to its end (seed ${SEED})`).toEqual([])

    // What is due after the last order: news that come late, mails, polls.
    const verdicts = async () => {
      const ledgers = await ledgersOf(stack)
      const all = []
      for (const one of played) {
        const { end, faults } = await judgeOrder(stack, one, ledgers, deaths.length)
        all.push({ end, faults: faults.map((fault) => `${titleOf(one.story)}: ${fault}`) })
      }
      return all
    }
    const wait = { timeout: 150_000, interval: 4000 }
    await expect
      .poll(async () => (await verdicts()).flatMap(({ faults }) => faults), {
        ...wait,
        message: `what is wrong (seed ${SEED})`,
      })
      .toEqual([])
    const ends = (await verdicts()).map(({ end }) => end)
    expect(ends).toHaveLength(ORDERS)
    expect(ends).not.toContain('neither')
    expect(new Set(played.map(({ orderId }) => orderId)).size).toBe(ORDERS)
    const ids = played.map(({ checkoutId }) => checkoutId)
    const waiting = () =>
      rows(
        stack.databaseUrl,
        `select event_id, type, last_error from webhook_inbox where state = 'received' and checkout_id = any($1)`,
        [ids],
      )
    await expect.poll(waiting, wait).toEqual([])
    const count = (end: string) => ends.filter((one) => one === end).length
    console.log(`Seed ${SEED}: ${count('captured')} captured, ${count('released')} released`)
  },
  240_000 + ORDERS * EACH_MS,
)
