import { paidAlreadyData } from '@caseloom/contract'
import { describe, expect, inject, it } from 'vitest'
import { openCheckout, ordersOf } from '../support/checkout'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const opening = (cart: { line: object }) => ({ body: { items: [cart.line] } })

/** Stripe's news of this payment never arrive. */
async function loseTheNewsOf(sessionId: string) {
  const answer = await fetch(`${stack.sandbox.stripe}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event: 'checkout.session.completed', kind: 'lost', about: sessionId }),
  })
  expect(answer.ok).toBe(true)
}

describe('a cart that is open in two tabs', () => {
  it('is not paid twice, though the news of the first payment were lost', async () => {
    const { shopper, cart, sessionId, url } = await openCheckout(stack)
    await loseTheNewsOf(sessionId)
    await sandbox.pay(url)
    const second = await shopper.api.call('createCheckoutSession', opening(cart))
    expect(second).toMatchObject({ ok: false, status: 409, code: 'payment_in_review' })
    expect(paidAlreadyData.parse(second.ok ? null : second.extra)).toEqual({ sessionId })
    expect(await ordersOf(stack, shopper.id)).toHaveLength(1)
    const sessions = (await sandbox.stripeState()).checkout_sessions ?? []
    const owned = sessions.filter(({ customer_email }) => customer_email === shopper.email)
    expect(owned.map(({ status }) => status).sort()).toEqual(['complete', 'expired'])
  })

  it('may be bought again once its order is there', async () => {
    const { shopper, cart, sessionId, url } = await openCheckout(stack)
    await sandbox.pay(url)
    await shopper.api.must('processPayment', { body: { sessionId } })
    await shopper.api.must('createCheckoutSession', opening(cart))
  })

  it('leaves one page open of two that were asked for', async () => {
    const { shopper, cart, url } = await openCheckout(stack)
    await shopper.api.must('createCheckoutSession', opening(cart))
    expect((await sandbox.pay(url)).status).toBe(410)
    expect(await ordersOf(stack, shopper.id)).toEqual([])
  })
})
