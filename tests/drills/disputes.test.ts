import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { copiesOf, type Copy } from '../support/copies'
import { eachOf } from '../support/crowd'
import { rows } from '../support/database'
import { reached, runsOr, SEED } from '../support/drill'
import { seeded } from '../support/random'
import { sandboxClient, type SandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'

let stack: RunningStack
let sandbox: SandboxClient
let admin: ApiClient
beforeAll(async () => {
  // The jobs come at their true times.
  stack = await startStack({ storefront: false, settings: { ADMIN_DECISIONS_PER_MINUTE: '100000' } })
  sandbox = sandboxClient(stack)
  admin = await administrator(stack.backend)
}, 600_000)
afterAll(() => stack.stop())

/** From the bank's word to an administrator who sees it. */
const WANTED_MS = 60_000
const SPREAD_MS = 45_000
const HOURS = 10_800_000
const LATE = { timeout: 600_000, interval: 1000 }
const EVENTS = { dispute: 'charge.dispute.created', warning: 'radar.early_fraud_warning.created' }

interface Doubted {
  copy: Copy
  kind: keyof typeof EVENTS
  isPrinted: boolean
  saidAt: number
}
const at = ({ orderId }: Copy) => ({ params: { id: orderId } })
const statusOf = async (copy: Copy) => (await admin.must('getPending', at(copy))).status

/** The bank speaks: of half of the payments a dispute, of half a warning, of each half those that are on their way to be printed. */
async function speakOf(copies: Copy[], isTold: boolean): Promise<Doubted[]> {
  const random = seeded(SEED)
  const plans = copies.map((copy, turn) => ({
    copy,
    kind: turn % 2 === 0 ? ('dispute' as const) : ('warning' as const),
    isPrinted: turn % 4 > 1,
    wait: random.whole(0, SPREAD_MS),
  }))
  await eachOf(plans, async ({ copy, isPrinted }) => {
    if (isPrinted) await admin.must('processOrder', at(copy))
  })
  return Promise.all(
    plans.map(async ({ copy, kind, isPrinted, wait }) => {
      if (!isTold) await sandbox.fault('stripe', { event: EVENTS[kind], kind: 'lost', about: copy.intentId })
      await sleep(wait)
      const saidAt = Date.now()
      await sandbox.dispute({ paymentIntent: copy.intentId, ...(kind === 'warning' && { kind }) })
      return { copy, kind, isPrinted, saidAt }
    }),
  )
}

/** How long it took for each, in seconds, once all are there. */
async function tookFor(doubted: Doubted[], sql: string): Promise<number[]> {
  const ids = doubted.map(({ copy }) => copy.orderId)
  const found = () => rows<{ id: string; at: Date }>(stack.databaseUrl, sql, [ids])
  await expect.poll(async () => (await found()).length, LATE).toBe(ids.length)
  const times = new Map((await found()).map((row) => [row.id, row.at.getTime()]))
  return doubted
    .map(({ copy, saidAt }) => ((times.get(copy.orderId) ?? Infinity) - saidAt) / 1000)
    .sort((a, b) => a - b)
}
/** From the moment that it is there, whoever asks for the order is shown it. */
const SHOWN = `
  select c.order_id as id, min(d.created_at) as at from payment_dispute d join checkout c on c.id = d.checkout_id
   where c.order_id = any($1) group by 1`
const MAILED = `
  select data->'order'->>'orderId' as id, min(created_at) as at from mail_message
   where template = 'admin-payment-disputed' and data->'order'->>'orderId' = any($1) group by 1`

/** What can be held is held: who has not decided is asked, and what is at the printer's is taken back. */
async function isHeld({ copy, isPrinted }: Doubted): Promise<void> {
  expect((await admin.must('getPending', at(copy))).disputes).toHaveLength(1)
  if (isPrinted) {
    await admin.must('cancelPrint', at(copy))
    await expect.poll(() => statusOf(copy), LATE).toBe('prodigi_failed')
  }
  expect(await admin.call('processOrder', at(copy))).toMatchObject({ status: 409, code: 'conflict' })
}

describe('F22: what a bank says of a payment whose case is not sent yet', () => {
  it.each([
    ['told by Stripe', true],
    ['of which every event is lost', false],
  ])(
    '%s, is shown within a minute, and production is held',
    async (how, isTold) => {
      const copies = await copiesOf(stack, await placedOrder(stack), runsOr(20), { pay: true })
      const doubted = await speakOf(copies, isTold)
      const shown = await tookFor(doubted, SHOWN)
      const mailed = await tookFor(doubted, MAILED)
      await eachOf(doubted, isHeld)
      const prints = await sandbox.printOrders()
      const live = copies.flatMap(({ orderId }) =>
        prints.filter(({ merchantReference: of, status }) => {
          const { stage } = status as { stage: string }
          return of === orderId && stage !== 'Cancelled'
        }),
      )
      expect(live).toEqual([])
      const [middle, slowest] = [shown[Math.floor(shown.length / 2)] ?? 0, shown.at(-1) ?? 0]
      reached(
        'F22',
        `${copies.length} ${how}: shown after ${slowest.toFixed(1)} s at the most, ${middle.toFixed(1)} s in the middle, ` +
          `mailed after ${(mailed.at(-1) ?? 0).toFixed(1)} s; all held`,
      )
      expect(slowest * 1000).toBeLessThan(WANTED_MS)
    },
    HOURS,
  )
})
