import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCheckout, paidCheckout, type OpenCheckout } from '../../support/checkout'
import { killedAt, mailsRunOut } from '../../support/crash'
import { checkoutRow, judge, WAITING } from '../../support/judge'
import { sandboxClient } from '../../support/sandbox-client'
import { startStack, type RunningStack } from '../../support/stack'

/** The other drills run the shop's jobs every few seconds; here each comes when it does in a shop that sells. */
let stack: RunningStack

beforeAll(async () => {
  stack = await startStack({ storefront: false, failPoints: true, trueSchedule: true })
  await sandboxClient(stack).events(false)
}, 300_000)
afterAll(() => stack.stop())

const A_MINUTE = 60_000
const SOON = { timeout: 60_000, interval: 250 }
/** From a start to the order. */
const WANTED_MS = 60_000
/** The minute's jobs must be so far off that what is done by then was not done by them. */
const FAR_OFF_MS = 14_000
const untilTheMinute = (at: Date) => A_MINUTE - (at.getTime() % A_MINUTE)

/** A mail under way when its process dies rests for three minutes: who is new has been welcomed before. */
async function welcomed(checkout: OpenCheckout): Promise<OpenCheckout> {
  await expect.poll(() => judge(stack, checkout), SOON).toMatchObject({ mails: ['welcome'], inbox: 1 })
  return checkout
}

/** Paid, and the shop dies while it makes the order's approval. A start that ends right before the minute says nothing: once more. */
async function cutOff(): Promise<{ purchase: OpenCheckout; upAt: Date }> {
  for (;;) {
    const purchase = await welcomed(await openCheckout(stack))
    const { shopper, sessionId, url, cart } = purchase
    // Early in a minute, so that the start ends within it.
    const rest = untilTheMinute(new Date())
    if (rest < 56_000) await sleep(rest + 1000)
    const about = cart.line.customizations.recipeHash
    const upAt = await killedAt(stack, { point: 'open-approval', when: 'before', about }, async () => {
      await sandboxClient(stack).pay(url)
      await shopper.api.must('processPayment', { body: { sessionId } })
    })
    if (untilTheMinute(upAt) >= FAR_OFF_MS) return { purchase, upAt }
  }
}

// Guard: the job `catch-up`, for what a dead process left.
it('after a kill a paid order is there before the minute’s jobs come, and within a minute of the start', async () => {
  // Nobody comes back to this one, and nothing tells of it.
  const silent = await welcomed(await paidCheckout(stack))
  const { purchase, upAt } = await cutOff()
  // Where the minute came in between, the dead process may have been at the silent one's mail.
  await mailsRunOut(stack, upAt)
  await expect.poll(() => judge(stack, purchase), SOON).toEqual(WAITING)
  await expect.poll(() => judge(stack, silent), SOON).toEqual(WAITING)
  const took = async ({ sessionId }: OpenCheckout) =>
    ((await checkoutRow(stack, sessionId)).completed_at?.getTime() ?? Infinity) - upAt.getTime()
  expect(await took(purchase)).toBeLessThan(untilTheMinute(upAt))
  expect(await took(silent)).toBeLessThan(WANTED_MS)
})
