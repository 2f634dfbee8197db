import Stripe from 'stripe'
import { expect, it, onTestFinished } from 'vitest'
import { startSandbox } from '../../index.js'
import { control } from '../../testing/shop.js'

async function pageToPay() {
  const sandbox = await startSandbox({ ledgerDir: null, services: ['stripe'] })
  onTestFinished(() => sandbox.close())
  const url = sandbox.stripe?.url ?? ''
  const { hostname: host, port } = new URL(url)
  const stripe = new Stripe('sk_test_sandbox', { host, port, protocol: 'http', maxNetworkRetries: 0 })
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    success_url: 'http://shop.test/done?session={CHECKOUT_SESSION_ID}',
    line_items: [
      { quantity: 1, price_data: { currency: 'gbp', unit_amount: 2100, product_data: { name: 'Tough' } } },
    ],
    payment_intent_data: { capture_method: 'manual' },
  })
  const intent = async () => {
    const expand = ['payment_intent.latest_charge']
    const { payment_intent: found } = await stripe.checkout.sessions.retrieve(session.id, { expand })
    return found as Stripe.PaymentIntent
  }
  const passDays = (days: number) => control(url, 'clock', { advanceSeconds: days * 86_400 })
  return { session, intent, passDays }
}

it('holds what is paid with Link without telling the end, and lets it lapse all the same', async () => {
  const { session, intent, passDays } = await pageToPay()
  const answer = await fetch(`${session.url ?? ''}/link`, { method: 'POST', redirect: 'manual' })
  expect(answer.headers.get('location')).toBe(`http://shop.test/done?session=${session.id}`)
  expect(await intent()).toMatchObject({
    status: 'requires_capture',
    latest_charge: { payment_method_details: { type: 'link', link: { country: 'GB' } } },
  })
  await passDays(6)
  expect((await intent()).status).toBe('requires_capture')
  await passDays(2)
  expect((await intent()).status).toBe('canceled')
})
