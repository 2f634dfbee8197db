import { expect, inject, it } from 'vitest'
import { placedOrder } from '../support/checkout'
import { looksRunOut } from '../support/crash'
import { rows } from '../support/database'
import { checkoutRow, judge, REJECTED, WAITING } from '../support/judge'
import { sandboxClient } from '../support/sandbox-client'
import { stripeEvent } from '../support/stripe-event'

const stack = inject('stack')
const { databaseUrl } = stack
const sandbox = sandboxClient(stack)
const SOON = { timeout: 60_000, interval: 250 }
/** The jobs of the shop run every few seconds here. */
const A_JOB_LATER = { timeout: 110_000, interval: 1000 }

// Guard: a checkout whose order is there is concluded, however its payment stands by then.
it('an order that its customer cancels before its completion is over is no payment without an order', async () => {
  const purchase = await placedOrder(stack)
  await expect.poll(() => judge(stack, purchase), SOON).toEqual(WAITING)
  const { id } = await checkoutRow(stack, purchase.sessionId)
  // As a process leaves it that dies before its last write.
  await rows(
    databaseUrl,
    `update checkout set state = 'paid', completed_at = null, next_attempt_at = now() + interval '1 hour' where id = $1`,
    [id],
  )
  await purchase.shopper.api.must('cancelOrder', { params: { id: purchase.orderId } })
  const mails = ['order-cancelled', 'order-confirmation', 'welcome']
  const cancelled = { ...REJECTED, approvals: ['cancelled'], mails }
  // Stripe's word that the hold is released makes the shop look at the checkout again; so does the job.
  await looksRunOut(stack, [purchase.sessionId])
  await expect.poll(() => judge(stack, purchase), A_JOB_LATER).toEqual(cancelled)
})

// Guard: no event can be put off for ever, or end the work on those that come after it.
it('an event that has failed a thousand times does not hold up those after it', async () => {
  const stuck = await placedOrder(stack)
  const { id } = await checkoutRow(stack, stuck.sessionId)
  const event = stripeEvent('charge.dispute.created', { object: 'dispute', id: 'dp_of_another_account' })
  await rows(
    databaseUrl,
    `insert into webhook_inbox (id, event_id, type, checkout_id, payload, attempts, created_at)
     values ($1, $1, $2, $3, $4, 1100, now() - interval '11 days')`,
    [event.id, event.type, id, JSON.stringify(event)],
  )
  const stateOf = async (eventId: string) =>
    (
      await rows<{ state: string; put_off: boolean }>(
        databaseUrl,
        `select state, next_attempt_at > now() + interval '10 minutes' as put_off from webhook_inbox where event_id = $1`,
        [eventId],
      )
    )[0]
  await expect.poll(() => stateOf(event.id), A_JOB_LATER).toEqual({ state: 'received', put_off: true })
  const session = { object: 'checkout.session', id: stuck.sessionId, metadata: { checkout_id: id } }
  const next = stripeEvent('checkout.session.completed', session)
  expect((await sandbox.webhook(next)).status).toBe(200)
  await expect.poll(async () => (await stateOf(next.id))?.state, A_JOB_LATER).toBe('done')
  await rows(databaseUrl, 'delete from webhook_inbox where event_id = $1', [event.id])
})
