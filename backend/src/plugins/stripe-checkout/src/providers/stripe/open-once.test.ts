import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SessionPlan } from '../../lib/session-params'
import StripeCheckoutProvider from './service'

/** Stripe, as far as a payment page goes: what it made for a key it answers again. */
let stripe: Server
let provider: StripeCheckoutProvider
let made: Map<string, { id: string; body: string }>

beforeEach(async () => {
  made = new Map()
  stripe = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const key = String(request.headers['idempotency-key'])
      const known = made.get(key) ?? { id: `made_${made.size + 1}`, body }
      made.set(key, known)
      const status = known.body === body ? 200 : 400
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ id: known.id, url: `https://pay.test/${known.id}` }))
    })
  })
  await new Promise<void>((done) => stripe.listen(0, '127.0.0.1', done))
  provider = new StripeCheckoutProvider(
    {},
    {
      apiKey: 'sk_test_x',
      webhookSecret: 'whsec_x',
      publicUrl: 'https://shop.test',
      apiBase: `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`,
    },
  )
})
afterEach(() => {
  stripe.closeAllConnections()
  stripe.close()
})

const plan = (checkoutId: string): SessionPlan => ({
  checkoutId,
  email: 'ann@example.com',
  currency: 'gbp',
  lines: [
    {
      variantId: 'v1',
      sku: 'snap',
      title: 'Snap',
      description: '',
      imageUrl: null,
      quantity: 1,
      unitPence: 1300,
      recipeHash: 'r1',
    },
  ],
  discountPence: 200,
  promoCode: 'WELCOME',
  lineHash: 'h1',
  shipping: [{ id: 'so_1', name: 'Standard', pence: 299, businessDays: null }],
  address: {
    first_name: 'Ann',
    last_name: 'Lee',
    address_1: '1 Mill Lane',
    city: 'Leeds',
    postal_code: 'LS1 1AA',
    country_code: 'gb',
  },
  expiresAt: 1_800_000_000,
})
const open = (checkoutId: string) =>
  provider.initiatePayment({
    amount: 11,
    currency_code: 'gbp',
    data: { checkout: plan(checkoutId), session_id: 'payses_1' },
  })

it('opens one page for one plan, however often it is asked, and another one for another', async () => {
  const first = await open('chk_1')
  expect((await open('chk_1')).id).toBe(first.id)
  expect([...made.keys()]).toEqual(['chk_1:coupon', 'chk_1:session'])
  expect((await open('chk_2')).id).not.toBe(first.id)
})
