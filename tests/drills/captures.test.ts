import { afterAll, beforeAll, expect, it } from 'vitest'
import { administrator } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { copiesOf } from '../support/copies'
import { leaseRunsOut } from '../support/crash'
import { endsOf } from '../support/decided-ends'
import { reached, runsOr, secondsSince, SEED } from '../support/drill'
import { seeded } from '../support/random'
import { sharedDeath } from '../support/shared-death'
import { startStack, type RunningStack } from '../support/stack'

/** Each holds connections while it stays where it dies. */
const A_DEATH = 10

let stack: RunningStack
beforeAll(async () => {
  const settings = { ADMIN_DECISIONS_PER_MINUTE: '100000' }
  stack = await startStack({ storefront: false, failPoints: true, settings })
}, 300_000)
afterAll(() => stack.stop())

it('F18: orders whose process is killed as Stripe is asked to capture, or has, are captured and printed once', async () => {
  const admin = await administrator(stack.backend)
  const random = seeded(SEED)
  const copies = await copiesOf(stack, await placedOrder(stack), runsOr(500), { pay: true })
  const began = Date.now()
  let before = 0
  for (let from = 0; from < copies.length; from += A_DEATH) {
    const some = copies.slice(from, from + A_DEATH)
    const dieAt = sharedDeath(stack, some.length)
    const deaths = await Promise.all(
      some.map(({ orderId, intentId }) => {
        const when = random.chance(50) ? 'before' : 'after'
        if (when === 'before') before += 1
        const place = { point: 'StripeCheckoutProvider.capturePayment', when, about: intentId } as const
        return dieAt(place, () => admin.call('processOrder', { params: { id: orderId } }))
      }),
    )
    expect(new Set(deaths.map(({ pid }) => pid)).size).toBe(1)
    await Promise.all(
      some.map(({ orderId }, at) => leaseRunsOut(stack, orderId, deaths[at]?.upAt ?? new Date())),
    )
  }
  const ends = [...(await endsOf(stack, copies)).values()]
  expect(ends.filter((status) => status !== 'processed')).toEqual([])
  reached(
    'F18',
    `${copies.length} captures killed in ${Math.ceil(copies.length / A_DEATH)} deaths, ${before} before Stripe was asked and ${copies.length - before} after, in ${secondsSince(began)} s: each captured and printed once`,
  )
}, 10_800_000)
