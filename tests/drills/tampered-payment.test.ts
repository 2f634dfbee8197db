import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { openCheckout } from '../support/checkout'
import { copiesOf, type Copy } from '../support/copies'
import { looksRunOut } from '../support/crash'
import { eachOf } from '../support/crowd'
import { rows } from '../support/database'
import { sandboxClient, type SandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'
import { tamperings, type Tampered } from '../support/tamperings'

let stack: RunningStack
let sandbox: SandboxClient
const SOON = { timeout: 60_000, interval: 250 }

interface Case extends Tampered {
  copy: Copy
}
let admin: ApiClient
let other: Copy
let cases: Case[] = []
beforeAll(async () => {
  stack = await startStack({ storefront: false, failPoints: true })
  sandbox = sandboxClient(stack)
  admin = await administrator(stack.backend)
  // Nobody looks at them before they are tampered with.
  await sandbox.events(false)
  const pattern = await openCheckout(stack)
  await rows(
    stack.databaseUrl,
    `update checkout set next_attempt_at = now() + interval '1 day' where stripe_session_id = $1`,
    [pattern.sessionId],
  )
  const count = tamperings(stack, {} as Copy).length
  const copies = await copiesOf(stack, pattern, count + 2, { pay: true })
  const [spare, ...each] = copies
  if (!spare) throw new Error('There is no copy')
  other = spare
  cases = tamperings(stack, other).flatMap((tampered, at) => {
    const copy = each[at]
    return copy ? [{ ...tampered, copy }] : []
  })
})
afterAll(() => stack.stop())

const pay = ({ api, sessionId }: Copy) => api.call('processPayment', { body: { sessionId } })
const idsOf = (some: Case[]) => some.map(({ copy }) => copy.checkoutId)
const ordersOf = (ids: string[]) =>
  rows<{ checkout: string; email: string; pence: number }>(
    stack.databaseUrl,
    `select o.metadata->>'checkout_id' as checkout, o.email,
       (select round((s.totals->>'original_order_total')::numeric * 100)::int from order_summary s where s.order_id = o.id limit 1) as pence
     from "order" o where o.metadata->>'checkout_id' = any($1)`,
    [ids],
  )
const moneyOf = async ({ intentId }: Copy) =>
  (await sandbox.stripeRows('payment_intents')).payment_intents?.find(({ id }) => id === intentId)

describe('a paid purchase of which one field is another', () => {
  it('is parked, whichever field it is: no order, no print, an administrator told, and the money can be given back', async () => {
    const parked = cases.filter(({ parkedFor }) => parkedFor !== null)
    await eachOf(parked, ({ by, copy }) => by(copy))
    const answers = await eachOf(parked, ({ copy }) => pay(copy))
    const taken = answers.map((answer, at) => [parked[at]?.field, answer.ok ? 'ordered' : answer.code])
    expect(taken).toEqual(parked.map(({ field }) => [field, 'payment_in_review']))

    const { items } = await admin.must('listParked', { query: { open: 'true', limit: 100 } })
    const told = parked.map(({ copy, field }) => [
      field,
      items.find(({ id }) => id === copy.checkoutId)?.reason,
    ])
    expect(told).toEqual(
      parked.map(({ field, parkedFor }) => [field, expect.stringContaining(parkedFor ?? '') as string]),
    )
    expect(await ordersOf(idsOf(parked))).toEqual([])
    const mailed = async () =>
      (
        await rows<{ id: string }>(
          stack.databaseUrl,
          `select distinct split_part(dedupe_key, ':', 2) as id from mail_message
            where template = 'admin-payment-parked' and split_part(dedupe_key, ':', 2) = any($1)`,
          [idsOf(parked)],
        )
      ).length
    await expect.poll(mailed, SOON).toBe(parked.length)

    await eachOf(parked, ({ copy }) =>
      admin.must('decideParked', {
        params: { id: copy.checkoutId },
        body: { action: 'release', note: 'Tampered with.' },
      }),
    )
    const strange = new Set(['page: its payment', 'payment: checkout_id'])
    const back = await eachOf(parked, async ({ copy, field }) => [field, (await moneyOf(copy))?.status])
    expect(back).toEqual(
      parked.map(({ field }) => [
        field,
        strange.has(field)
          ? 'requires_capture'
          : field === 'payment: taken in part'
            ? 'succeeded'
            : 'canceled',
      ]),
    )
    const { refunds = [] } = await sandbox.stripeRows('refunds')
    const part = parked.find(({ field }) => field === 'payment: taken in part')?.copy.intentId
    expect(refunds.filter(({ payment_intent }) => payment_intent === part)).toMatchObject([{ amount: 100 }])
    // Nobody else's money goes; what says whose it is again is given back by the job.
    expect((await moneyOf(other))?.status).toBe('requires_capture')
    const own = parked.find(({ field }) => field === 'payment: checkout_id')?.copy
    if (!own) throw new Error('That field was not tampered with')
    await sandbox.tamper('payment_intents', own.intentId, (row) => ({
      metadata: { ...(row.metadata as object), checkout_id: own.checkoutId },
    }))
    await looksRunOut(stack, [own.sessionId])
    await expect.poll(async () => (await moneyOf(own))?.status, SOON).toBe('canceled')
  })

  it('becomes the order that was frozen where the field decides nothing', async () => {
    const idle = cases.filter(({ parkedFor }) => parkedFor === null)
    await eachOf(idle, ({ by, copy }) => by(copy))
    const answers = await eachOf(idle, ({ copy }) => pay(copy))
    expect(answers.map(({ ok }, at) => [idle[at]?.field, ok])).toEqual(idle.map(({ field }) => [field, true]))
    const orders = await ordersOf(idsOf(idle))
    expect(orders.map(({ checkout, email }) => [checkout, email]).sort()).toEqual(
      idle.map(({ copy }) => [copy.checkoutId, copy.email]).sort(),
    )
    for (const { copy } of idle)
      expect(orders.map(({ pence }) => pence)).toContain((await moneyOf(copy))?.amount)
    expect(new Set(orders.map(({ pence }) => pence)).size).toBe(1)
  })

  it('is no order while its payment says that nothing is held, and one once it says so again', async () => {
    const copy = other
    const say = (status: string) => sandbox.tamper('payment_intents', copy.intentId, () => ({ status }))
    for (const status of ['canceled', 'requires_payment_method']) {
      await say(status)
      expect(await pay(copy)).toMatchObject({ status: 402, code: 'payment_incomplete' })
    }
    expect(await ordersOf([copy.checkoutId])).toEqual([])
    await say('requires_capture')
    expect(await pay(copy)).toMatchObject({ ok: true })
    expect(await ordersOf([copy.checkoutId])).toMatchObject([{ email: copy.email }])
  })
})
