import { describe, expect, inject, it } from 'vitest'
import { openCheckout } from '../support/checkout'
import { rows } from '../support/database'
import { parked } from '../support/parked'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')

describe('who wants to leave', () => {
  it('is asked to try again where Stripe is away and their payment page may still be open', async () => {
    const { shopper, sessionId } = await openCheckout(stack)
    const leave = () => shopper.api.call('deleteAccount', { body: { password: shopper.password } })
    const fault = { operation: 'checkout.sessions.expire', kind: 'error', status: 400, about: sessionId }
    await sandboxClient(stack).fault('stripe', fault)
    expect(await leave()).toMatchObject({
      status: 503,
      code: 'provider_unavailable',
      error: 'Your payment page cannot be closed just now. Please try again in a moment.',
    })
    expect(await shopper.api.must('getProfile')).toMatchObject({ id: shopper.id })
    expect(await leave()).toMatchObject({ data: { deleted: true } })
  }, 120_000)

  it('is told what becomes of a payment that did not become an order', async () => {
    const { shopper, id } = await parked(stack)
    const leave = () => shopper.api.call('deleteAccount', { body: { password: shopper.password } })
    expect(await leave()).toMatchObject({
      code: 'order_open',
      error: expect.stringContaining('waits for one of us to look at it') as string,
    })
    // As while Stripe does not give it back.
    await rows(
      stack.databaseUrl,
      `update checkout set state = 'releasing', next_attempt_at = now() + interval '1 hour' where id = $1`,
      [id],
    )
    expect(await leave()).toMatchObject({
      code: 'order_open',
      error: expect.stringContaining('on its way back to you') as string,
    })
  }, 120_000)
})
