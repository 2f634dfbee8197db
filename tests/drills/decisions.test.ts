import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { administrator } from '../support/actors'
import { newAdministrator } from '../support/administrators'
import type { Answer, ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { copiesOf, type Copy } from '../support/copies'
import { eachOf } from '../support/crowd'
import { rows } from '../support/database'
import { endsOf } from '../support/decided-ends'
import { reached, runsOr, secondsSince, SEED } from '../support/drill'
import { merchandiser } from '../support/medusa-admin'
import { seeded } from '../support/random'
import { sandboxClient, type SandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'

let stack: RunningStack
let sandbox: SandboxClient
let admin: ApiClient
let other: ApiClient
beforeAll(async () => {
  stack = await startStack({ storefront: false, settings: { ADMIN_DECISIONS_PER_MINUTE: '100000' } })
  sandbox = sandboxClient(stack)
  admin = await administrator(stack.backend)
  other = (await newAdministrator(stack)).api
}, 300_000)
afterAll(() => stack.stop())

const HOURS = 10_800_000
const at = ({ orderId }: Copy) => ({ params: { id: orderId } })

describe('F16: two decide at once', () => {
  const process = (who: ApiClient, copy: Copy) => who.call('processOrder', at(copy))
  const reject = (who: ApiClient, copy: Copy) =>
    who.call('rejectOrder', { ...at(copy), body: { reason: 'It shows a trademark.' } })
  type Press = (copy: Copy) => Promise<Answer<unknown>>
  const cancel: Press = (copy) => copy.api.call('cancelOrder', at(copy))
  const pairs: Record<string, [Press, Press]> = {
    'Process and Process': [(copy) => process(admin, copy), (copy) => process(other, copy)],
    'Process and Reject': [(copy) => process(admin, copy), (copy) => reject(other, copy)],
    'Process and Cancel': [(copy) => process(admin, copy), cancel],
  }
  /** So much later the second comes at most; every other time both come at once. */
  const LATER_MS = 300

  it.each(Object.keys(pairs))(
    '%s: one of them wins, the other is told',
    async (pair) => {
      const random = seeded(SEED)
      const copies = await copiesOf(stack, await placedOrder(stack), runsOr(1000), { pay: true })
      const began = Date.now()
      await eachOf(copies, async (copy) => {
        const [first, second] = pairs[pair] ?? []
        if (!first || !second) throw new Error('There is no such pair')
        const later = random.chance(50) ? 0 : random.whole(0, LATER_MS)
        const answers = await Promise.all([first(copy), sleep(later).then(() => second(copy))])
        const won = answers.filter(({ ok }) => ok)
        expect(won.length, JSON.stringify(answers)).toBe(1)
        expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 409, code: 'conflict' })
      })
      const ends = [...(await endsOf(stack, copies)).values()]
      const processed = ends.filter((status) => status === 'processed').length
      reached(
        'F16',
        `${pair}: ${copies.length} races in ${secondsSince(began)} s, ${processed} processed, ${ends.length - processed} not, 0 double effects`,
      )
    },
    HOURS,
  )
})

it(
  'F18, F24: a capture and a print whose answers are lost, up to three times each, happen once',
  async () => {
    const random = seeded(SEED)
    const copies = await copiesOf(stack, await placedOrder(stack), runsOr(500), { pay: true })
    const began = Date.now()
    let presses = 0
    await eachOf(copies, async (copy) => {
      const kind = random.pick(['drop_after', 'drop_after', 'drop_before', 'error'])
      const about = { times: random.whole(1, 3), kind, status: 500 }
      await sandbox.fault('stripe', { ...about, operation: 'payment_intents.capture', about: copy.intentId })
      await sandbox.fault('prodigi', {
        operation: 'orders.create',
        kind: 'drop_after',
        times: random.whole(1, 3),
        about: copy.orderId,
      })
      for (let press = 0; press < 6; press += 1) {
        presses += 1
        const answer = await admin.call('processOrder', at(copy))
        if (answer.ok && answer.data.status === 'processed') return
        const status = async () => (await admin.must('getPending', at(copy))).status
        await expect.poll(status, { timeout: 120_000, interval: 500 }).not.toBe('processing')
        if ((await status()) === 'processed') return
      }
    })
    const ends = [...(await endsOf(stack, copies)).values()]
    expect(ends.filter((status) => status !== 'processed')).toEqual([])
    reached(
      'F18, F24',
      `${copies.length} captures and prints with lost answers in ${secondsSince(began)} s, ${presses} presses: each once`,
    )
  },
  HOURS,
)

it(
  'F19: a part refund whose answer is lost is given once, and a second one is another',
  async () => {
    const random = seeded(SEED)
    const pattern = await placedOrder(stack)
    await admin.must('processOrder', { params: { id: pattern.orderId } })
    const copies = await copiesOf(stack, pattern, runsOr(500), { pay: true, capture: true })
    const medusa = await merchandiser(stack.backend)
    const payments = new Map(
      (
        await rows<{ id: string; order: string }>(
          stack.databaseUrl,
          `select p.id, l.order_id as "order" from payment p
         join order_payment_collection l on l.payment_collection_id = p.payment_collection_id where l.order_id = any($1)`,
          [copies.map(({ orderId }) => orderId)],
        )
      ).map(({ id, order }) => [order, id]),
    )
    const began = Date.now()
    const wanted = new Map<string, number[]>()
    await eachOf(copies, async ({ orderId, intentId }) => {
      const parts = [random.whole(1, 400), random.whole(1, 400)]
      wanted.set(intentId, parts)
      for (const pence of parts) {
        const lost = {
          operation: 'refunds.create',
          kind: 'drop_after',
          times: random.whole(1, 6),
          about: intentId,
        }
        await sandbox.fault('stripe', lost)
        const path = `/payments/${payments.get(orderId) ?? ''}/refund`
        let given = false
        for (let press = 0; !given && press < 4; press += 1)
          given = await medusa.call('POST', path, { amount: pence / 100 }).then(
            () => true,
            () => false,
          )
        expect(given).toBe(true)
      }
    })
    const refunds = z
      .array(z.object({ payment_intent: z.string(), amount: z.number() }))
      .parse((await sandbox.stripeState()).refunds ?? [])
    const wrong = [...wanted].flatMap(([intentId, parts]) => {
      const given = refunds
        .filter(({ payment_intent }) => payment_intent === intentId)
        .map(({ amount }) => amount)
      return given.join() === parts.join() ? [] : [`${intentId}: ${given.join()} instead of ${parts.join()}`]
    })
    expect(wrong).toEqual([])
    const booked = await rows<{ pence: number }>(
      stack.databaseUrl,
      `select round(sum(r.amount) * 100)::int as pence from refund r where r.payment_id = any($1) and r.deleted_at is null`,
      [[...payments.values()]],
    )
    const sum = [...wanted.values()].flat().reduce((all, pence) => all + pence, 0)
    expect(booked).toEqual([{ pence: sum }])
    reached(
      'F19',
      `${copies.length} times two part refunds in ${secondsSince(began)} s: ${sum} p given and booked`,
    )
  },
  HOURS,
)
