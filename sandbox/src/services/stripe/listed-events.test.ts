import Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSandbox, type Sandbox } from '../../index.js'
import { control } from '../../testing/shop.js'

let sandbox: Sandbox
let stripe: Stripe
const url = () => sandbox.stripe?.url ?? ''

beforeAll(async () => {
  // Nobody listens there.
  const webhooks = [{ url: 'http://127.0.0.1:9/hook', secret: 'whsec_sandbox_test' }]
  sandbox = await startSandbox({ ledgerDir: null, services: ['stripe'], stripe: { webhooks } })
  const { hostname, port } = new URL(url())
  stripe = new Stripe('sk_test_sandbox', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 })
})
afterAll(() => sandbox.close())

const openPage = () =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    success_url: 'http://shop.test/done',
    line_items: [
      { quantity: 1, price_data: { currency: 'gbp', unit_amount: 1200, product_data: { name: 'Snap' } } },
    ],
  })

it('lists events that never arrived, newest first and page by page, of the types that are asked for', async () => {
  await control(url(), 'faults', { event: 'checkout.session.completed', kind: 'lost' })
  const paid = await openPage()
  await fetch(`${paid.url ?? ''}/pay`, { method: 'POST', redirect: 'manual', body: new URLSearchParams() })
  const left = await openPage()
  await stripe.checkout.sessions.expire(left.id)
  const types = ['checkout.session.completed', 'checkout.session.expired']
  const named: unknown[] = []
  for await (const { type, data } of stripe.events.list({ types, limit: 1 }))
    named.push([type, 'id' in data.object && data.object.id])
  expect(named).toEqual([
    ['checkout.session.expired', left.id],
    ['checkout.session.completed', paid.id],
  ])
  const since = (gte: number) => stripe.events.list({ type: 'checkout.session.*', created: { gte } })
  const now = Math.floor(Date.now() / 1000)
  expect((await since(now - 60)).data).toHaveLength(2)
  expect((await since(now + 60)).data).toEqual([])
  await expect(stripe.events.list({ type: types[0], types })).rejects.toMatchObject({ param: 'types' })
  await control(url(), 'clock', { advanceSeconds: 31 * 86_400 })
  expect((await stripe.events.list({ types })).data).toEqual([])
})
