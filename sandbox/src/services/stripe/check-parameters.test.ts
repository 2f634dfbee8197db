import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSandbox, type Sandbox } from '../../index.js'

let sandbox: Sandbox
let url = ''
let stripe: Stripe

beforeAll(async () => {
  const ledgerDir = mkdtempSync(join(tmpdir(), 'sandbox-stripe-parameters-'))
  sandbox = await startSandbox({ ledgerDir, services: ['stripe'], stripe: { webhooks: [] } })
  url = sandbox.stripe?.url ?? ''
  const { hostname, port } = new URL(url)
  stripe = new Stripe('sk_test_sandbox', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 })
})
afterAll(() => sandbox.close())

/** What the types of the library would not let through. */
async function post(path: string, form: Record<string, string>) {
  const answer = await fetch(`${url}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams(form),
  })
  const { error } = (await answer.json()) as { error?: object }
  return { status: answer.status, ...error }
}

const LINE = {
  'line_items[0][price_data][currency]': 'gbp',
  'line_items[0][price_data][unit_amount]': '1200',
  'line_items[0][price_data][product_data][name]': 'Snap',
}
const SESSION = { mode: 'payment', success_url: 'http://shop.test/done', ...LINE }
const option = (at: number, name: string) => ({
  [`shipping_options[${at}][shipping_rate_data][display_name]`]: name,
  [`shipping_options[${at}][shipping_rate_data][fixed_amount][amount]`]: '299',
  [`shipping_options[${at}][shipping_rate_data][fixed_amount][currency]`]: 'gbp',
})
const options = (count: number): Record<string, string> =>
  Array.from({ length: count }, (_, at) => option(at, 'Standard')).reduce((all, one) => ({ ...all, ...one }))
const SHIPPING = 'payment_intent_data[shipping]'

it('takes a payment page as the library writes it', async () => {
  expect(await post('checkout/sessions', { ...SESSION, ...option(0, 'Standard') })).toEqual({ status: 200 })
})

it.each<[string, Record<string, string>, string]>([
  ['checkout/sessions', { ...SESSION, customer_mail: 'a@b.test' }, 'customer_mail'],
  ['checkout/sessions', { ...SESSION, 'line_items[0][amount]': '5' }, 'line_items[0][amount]'],
  [
    'checkout/sessions',
    { ...SESSION, [`${SHIPPING}[address][street]`]: 'x' },
    `${SHIPPING}[address][street]`,
  ],
  ['payment_intents/pi_1/capture', { amount: '5' }, 'amount'],
  ['payment_intents/pi_1/cancel', { reason: 'duplicate' }, 'reason'],
  ['refunds', { charge: 'ch_1', note: 'x' }, 'note'],
  ['coupons', { amount_off: '5', currency: 'gbp', title: 'x' }, 'title'],
  ['customers', { mail: 'a@b.test' }, 'mail'],
  ['checkout/sessions/cs_1/expire', { reason: 'x' }, 'reason'],
])('knows no parameter of %s but those of Stripe: %o', async (path, form, param) => {
  expect(await post(path, form)).toEqual({
    status: 400,
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    message: `Received unknown parameter: ${param}`,
    param,
  })
})

it('names all that it does not know, in a list too, where it would answer with another list', async () => {
  expect(await post('customers', { mail: 'x', city: 'y' })).toMatchObject({
    message: 'Received unknown parameters: mail, city',
    param: 'mail',
  })
  const filter = { payment_method: 'pm_1' } as Stripe.RefundListParams
  await expect(stripe.refunds.list(filter)).rejects.toMatchObject({ code: 'parameter_unknown' })
})

it.each<[string, Record<string, string>, string]>([
  ['checkout/sessions', { ...SESSION, customer_email: '' }, 'customer_email'],
  ['checkout/sessions', { ...SESSION, [`${SHIPPING}[name]`]: '' }, `${SHIPPING}[name]`],
  [
    'checkout/sessions',
    { ...SESSION, ...option(0, '') },
    'shipping_options[0][shipping_rate_data][display_name]',
  ],
  [
    'checkout/sessions',
    { ...SESSION, 'phone_number_collection[enabled]': '' },
    'phone_number_collection[enabled]',
  ],
  ['refunds', { charge: 'ch_1', amount: '' }, 'amount'],
  ['customers', { email: '' }, 'email'],
])('takes no empty text for a value of %s: %o', async (path, form, param) => {
  const message = expect.stringContaining(
    `You passed an empty string for '${param}'. We assume empty`,
  ) as string
  const refusal = { status: 400, code: 'parameter_invalid_empty', param, message }
  expect(await post(path, form)).toMatchObject(refusal)
})

it('lets an empty text unset what can be unset, and drops it from metadata', async () => {
  const metadata = { one: '1', two: '2' }
  const { id } = await stripe.customers.create({ email: 'a@example.com', name: 'Ann', metadata })
  const changed = await stripe.customers.update(id, { name: '', metadata: { one: '' } })
  expect(changed).toMatchObject({ name: null, email: 'a@example.com', metadata: { two: '2' } })
  expect((await stripe.customers.update(id, { metadata: '' })).metadata).toEqual({})
})

it('takes no text for names, and no names for a text', async () => {
  expect(await post('checkout/sessions', { ...SESSION, payment_intent_data: 'manual' })).toMatchObject({
    status: 400,
    message: 'Invalid object',
  })
  expect(await post('checkout/sessions', { ...SESSION, line_items: 'snap' })).toMatchObject({
    message: 'Invalid array',
  })
  expect(await post('checkout/sessions', { ...SESSION, 'customer[id]': 'cus_1' })).toMatchObject({
    message: 'Invalid string',
    param: 'customer',
  })
})

const WORDS = 'custom_text[submit][message]'
it.each<[string, Record<string, string>, object]>([
  ['five ways of delivery', options(6), { param: 'shipping_options' }],
  ['1200 characters beside its button', { [WORDS]: 'x'.repeat(1201) }, { param: WORDS }],
  [
    'an address of mail',
    { customer_email: 'ann at home' },
    { code: 'email_invalid', param: 'customer_email' },
  ],
  [
    'a name with a delivery',
    { [`${SHIPPING}[address][line1]`]: '1 Mill Lane' },
    { param: `${SHIPPING}[name]` },
  ],
  [
    'a street with it',
    { [`${SHIPPING}[name]`]: 'Ann' },
    { code: 'parameter_missing', param: `${SHIPPING}[address][line1]` },
  ],
])('wants of a payment page no more and no less than %s', async (_what, form, refusal) => {
  expect(await post('checkout/sessions', { ...SESSION, ...form })).toMatchObject({ status: 400, ...refusal })
})

it('takes a payment page that is at its limits', async () => {
  const form = {
    ...SESSION,
    ...options(5),
    [WORDS]: 'ß'.repeat(1200),
    customer_email: 'a.b+c@mail.example.co.uk',
  }
  const to = { [`${SHIPPING}[name]`]: 'Ann', [`${SHIPPING}[address][line1]`]: '1 Mill Lane' }
  expect(await post('checkout/sessions', { ...form, ...to })).toEqual({ status: 200 })
})
