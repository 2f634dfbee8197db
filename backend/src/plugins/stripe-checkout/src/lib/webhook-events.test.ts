import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { checkoutEvent, verifyEvent } from './webhook-events'

const stripe = new Stripe('sk_test_x')
const body = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: { id: 'cs_1', object: 'checkout.session', metadata: { checkout_id: 'chk_1' } } },
})
const sign = (secret: string, payload = body, timestamp = Math.floor(Date.now() / 1000)) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
const check = (signature: string | undefined, payload = body, secrets = 'whsec_new, whsec_old') =>
  verifyEvent(stripe, { body: Buffer.from(payload), signature, secrets })

describe('verifyEvent', () => {
  it('takes either secret while one is being rotated', () => {
    expect(check(sign('whsec_new'))?.id).toBe('evt_1')
    expect(check(sign('whsec_old'))?.id).toBe('evt_1')
  })

  it.each<[string, string | undefined, string]>([
    ['no signature', undefined, body],
    ['an empty signature', '', body],
    ['another secret', sign('whsec_else'), body],
    ['a changed body', sign('whsec_new'), body.replace('cs_1', 'cs_2')],
    ['a stale time stamp', sign('whsec_new', body, Math.floor(Date.now() / 1000) - 301), body],
    ['no time stamp', sign('whsec_new').replace(/t=\d+,/, ''), body],
    ['an unknown scheme', sign('whsec_new').replace('v1=', 'v0='), body],
    ['rubbish', 't=1,v1=zz', body],
  ])('refuses %s', (_what, signature, payload) => {
    expect(check(signature, payload)).toBeNull()
  })

  it('refuses everything where no secret is set', () => {
    expect(check(sign(''), body, '')).toBeNull()
  })
})

describe('checkoutEvent', () => {
  it('reads whose checkout it is', () => {
    const event = check(sign('whsec_new'))
    expect(event && checkoutEvent(event)).toMatchObject({ checkoutId: 'chk_1', sessionId: 'cs_1' })
  })

  it('leaves events about foreign objects alone', () => {
    const foreign = body.replace('checkout_id', 'their_id')
    const event = check(sign('whsec_new', foreign), foreign)
    expect(event && checkoutEvent(event)).toBeNull()
  })
})
