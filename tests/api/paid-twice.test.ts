import { paidAlreadyData } from '@caseloom/contract'
import { describe, expect, inject, it } from 'vitest'
import { addAddress, designedLine, newShopper } from '../support/actors'
import { loseTheNewsOf, openCheckout, ordersOf } from '../support/checkout'
import { rows } from '../support/database'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const opening = (cart: { line: object }) => ({ body: { items: [cart.line] } })

/** How the payment pages of somebody stand at Stripe. */
async function statesOf({ email }: { email: string }) {
  const sessions = (await sandbox.stripeState()).checkout_sessions ?? []
  return sessions
    .filter(({ customer_email }) => customer_email === email)
    .map(({ status }) => status)
    .sort()
}

describe('a cart that is open in two tabs', () => {
  it('is not paid twice, though the news of the first payment were lost', async () => {
    const { shopper, cart, sessionId, url } = await openCheckout(stack)
    await loseTheNewsOf(stack, sessionId)
    await sandbox.pay(url)
    const second = await shopper.api.call('createCheckoutSession', opening(cart))
    expect(second).toMatchObject({ ok: false, status: 409, code: 'payment_in_review' })
    expect(paidAlreadyData.parse(second.ok ? null : second.extra)).toEqual({ sessionId })
    expect(await ordersOf(stack, shopper.id)).toHaveLength(1)
    expect(await statesOf(shopper)).toEqual(['complete', 'expired'])
  })

  it('has no second page while the first cannot be closed', async () => {
    const { shopper, cart, sessionId, url } = await openCheckout(stack)
    const operation = 'checkout.sessions.expire'
    await sandbox.fault('stripe', { operation, kind: 'error', status: 400, about: sessionId })
    expect(await shopper.api.call('createCheckoutSession', opening(cart))).toMatchObject({
      status: 503,
      code: 'provider_unavailable',
      error: 'The payment page cannot be opened just now. Please try again in a moment.',
    })
    expect(await statesOf(shopper)).toEqual(['expired', 'open'])
    // Nor is anything lost: the first is still good, or the next try closes it.
    const again = await shopper.api.must('createCheckoutSession', opening(cart))
    expect((await sandbox.pay(url)).status).toBe(410)
    expect((await sandbox.pay(again.url)).status).toBe(303)
  })

  it('has one page left of two that are opened at once, also where the older is ready last', async () => {
    const shopper = await newShopper(stack.backend)
    await addAddress(shopper.api)
    const cart = await designedLine(shopper.api)
    const operation = 'checkout.sessions.create'
    await sandbox.fault('stripe', { operation, kind: 'delay', ms: 6000, about: shopper.email })
    const older = shopper.api.call('createCheckoutSession', opening(cart))
    await expect
      .poll(
        () =>
          rows(stack.databaseUrl, 'select 1 from checkout where customer_id = $1 and cart_id is not null', [
            shopper.id,
          ]),
        { timeout: 30_000 },
      )
      .toHaveLength(1)
    const newer = await shopper.api.must('createCheckoutSession', opening(cart))
    // The newer one closes it, or it gives way: on a slow machine it may have been ready first after all.
    const answer = await older
    if (!answer.ok)
      expect(answer).toMatchObject({
        status: 409,
        code: 'conflict',
        error: expect.stringContaining('in another tab') as string,
      })
    expect(await statesOf(shopper)).toEqual(['expired', 'open'])
    expect((await sandbox.pay(newer.url)).status).toBe(303)
  })

  it('that were both paid all the same is flagged on one of the two orders', async () => {
    const { shopper, cart, sessionId, url } = await openCheckout(stack)
    // As where the shop takes a page for closed that Stripe takes money on.
    await rows(stack.databaseUrl, `update checkout set state = 'expired' where stripe_session_id = $1`, [
      sessionId,
    ])
    const second = await shopper.api.must('createCheckoutSession', opening(cart))
    for (const page of [url, second.url]) expect((await sandbox.pay(page)).status).toBe(303)
    const orderIds = await Promise.all(
      [sessionId, second.sessionId].map(async (id) => {
        const { orderId } = await shopper.api.must('processPayment', { body: { sessionId: id } })
        return orderId
      }),
    )
    const place = async (orderId: string) => {
      const [order] = await rows<{ twin: string | null }>(
        stack.databaseUrl,
        `select metadata->>'possible_duplicate_of' as twin from "order" where id = $1`,
        [orderId],
      )
      return { orderId, twin: order?.twin ?? null }
    }
    const placed = await Promise.all(orderIds.map(place))
    const twins = placed.map(({ orderId }) => orderId).reverse()
    const marked = placed.map(({ twin }, index) => twin === twins[index])
    expect([...marked].sort()).toEqual([false, true])
    expect(await ordersOf(stack, shopper.id)).toHaveLength(2)
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
