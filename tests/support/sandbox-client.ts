import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import Stripe from 'stripe'
import type { Stack } from './stack'

const mailSchema = z.object({ id: z.string(), to: z.array(z.string()), subject: z.string() }).loose()
const row = z.record(z.string(), z.unknown())
const stateSchema = z.object({ collections: z.record(z.string(), z.array(row)) })
const attributes = z.record(z.string(), z.string())
const printOrderSchema = z
  .object({
    id: z.string(),
    merchantReference: z.string().nullable(),
    shippingMethod: z.string(),
    recipient: z.object({ name: z.string() }).loose(),
    items: z.array(z.object({ sku: z.string(), copies: z.number(), attributes }).loose()),
  })
  .loose()
const pictureSchema = z
  .object({
    kind: z.enum(['image_generation', 'image_edit']),
    size: z.string(),
    prompt: z.string(),
    references: z.number(),
    user: z.string().nullable(),
    end: z.enum(['sent', 'refused', 'lost']),
  })
  .loose()
const downloadSchema = z
  .object({
    orderId: z.string(),
    ok: z.boolean(),
    sku: z.string(),
    copies: z.number(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    format: z.string().nullable(),
    hasAlpha: z.boolean().nullable(),
    exactSize: z.boolean(),
    sha256: z.string().nullable(),
  })
  .loose()

async function state(origin: string, ...collections: string[]) {
  const only = collections.length > 0 ? `?collections=${collections.join()}` : ''
  const answer = await fetch(`${origin}/_sandbox/state${only}`)
  return stateSchema.parse(await answer.json()).collections
}

async function control(origin: string, method: 'POST' | 'DELETE', path: string, body?: object) {
  const answer = await fetch(`${origin}/_sandbox/${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}

async function readInbox(origin: string) {
  const answer = await fetch(`${origin}/api/messages`)
  const body: unknown = await answer.json()
  return z.object({ messages: z.array(mailSchema) }).parse(body).messages
}

/** One call of Stripe's own protocol, as the shop makes it. */
async function askStripe(origin: string, path: string, form?: Record<string, string>): Promise<unknown> {
  const answer = await fetch(`${origin}/v1/${path}`, {
    method: form ? 'POST' : 'GET',
    headers: {
      authorization: 'Bearer sk_test_caseloom_sandbox',
      'idempotency-key': randomBytes(8).toString('hex'),
    },
    ...(form && { body: new URLSearchParams(form) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/**
 * Posts a button of the hosted payment page, as the browser would, and returns where it leads.
 * @throws Error where no way of delivery is called by the name that is asked for
 */
export async function pressOnPaymentPage(
  url: string,
  button: 'pay' | 'link' | 'decline' | 'cancel' | 'expire',
  shipping?: string,
) {
  const page = await (await fetch(url)).text()
  const email =
    /name="email"[^>]*value="([^"]*)"/.exec(page.replace(/\s+/g, ' '))?.[1] ?? 'someone@example.test'
  const rates = [
    ...page.replace(/\s+/g, ' ').matchAll(/name="shipping_rate" value="([^"]+)"[^>]*>\s*<span>([^<]*)</g),
  ]
  const rate = rates.find(([, , name]) => !shipping || name?.includes(shipping))?.[1]
  if (shipping && !rate)
    throw new Error(`No way of delivery is called ${shipping}: ${rates.map(([, , name]) => name).join(', ')}`)
  const session = new URL(url)
  return fetch(`${session.origin}${session.pathname}/${button}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email, ...(rate && { shipping_rate: rate }) }),
  })
}

export type Tampering = (row: Record<string, unknown>) => Record<string, unknown>

/** Asks the stand-ins what they were asked, and makes them move. */
export function sandboxClient({ sandbox, webhookSecret, backend }: Stack) {
  const stripe = new Stripe('sk_test_caseloom_sandbox')
  return {
    pay: (url: string, shipping?: string) => pressOnPaymentPage(url, 'pay', shipping),
    press: pressOnPaymentPage,
    printOrders: async () =>
      z.array(printOrderSchema).parse((await state(sandbox.prodigi, 'orders')).orders ?? []),
    downloads: async () =>
      z.array(downloadSchema).parse((await state(sandbox.prodigi, 'downloads')).downloads ?? []),
    /** The pictures that OpenAI's stand-in drew, and would have billed. */
    billedPictures: async () => z.array(pictureSchema).parse((await state(sandbox.openai)).pictures ?? []),
    stripeState: () => state(sandbox.stripe),
    /** Some of what Stripe's stand-in keeps: all of it is long after many purchases. */
    stripeRows: (...collections: ('payment_intents' | 'refunds' | 'checkout_sessions')[]) =>
      state(sandbox.stripe, ...collections),
    /** Somebody tampers with a row of Stripe's: `change` tells from it which fields are others. */
    tamper: async (
      collection: 'payment_intents' | 'checkout_sessions' | 'disputes' | 'early_fraud_warnings',
      id: string,
      change: Tampering,
    ) => {
      const found = (await state(sandbox.stripe, collection))[collection]?.find((one) => one.id === id)
      if (!found) throw new Error(`There is no ${id} in ${collection}`)
      await control(sandbox.stripe, 'POST', `state/${collection}/${id}`, change(found))
    },
    askStripe: (path: string, form?: Record<string, string>) => askStripe(sandbox.stripe, path, form),
    /** Until when a payment page can be paid, in seconds since 1970. */
    endPageAt: (sessionId: string, expiresAt: number) =>
      control(sandbox.stripe, 'POST', `sessions/${sessionId}`, { expiresAt }),
    /** What goes wrong next, as the sandbox's README lists it. */
    fault: (service: 'stripe' | 'prodigi' | 'openai' | 'mail', fault: object) =>
      control(sandbox[service], 'POST', 'faults', fault),
    /** What goes wrong by itself, by a seed; fair again without one. */
    weather: (service: 'stripe' | 'prodigi' | 'mail', percentages: object | null) =>
      control(sandbox[service], percentages ? 'POST' : 'DELETE', 'weather', percentages ?? undefined),
    /** Goes wrong for as long as the work takes, however often it is tried. */
    async faultDuring(service: 'stripe' | 'prodigi', fault: object, work: () => Promise<unknown>) {
      const answer = await fetch(`${sandbox[service]}/_sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...fault, times: 1000 }),
      })
      const planted = z.object({ fault: z.object({ id: z.string() }) }).parse(await answer.json())
      try {
        await work()
      } finally {
        await control(sandbox[service], 'DELETE', `faults/${planted.fault.id}`)
      }
    },
    mend: (service: 'stripe' | 'prodigi' | 'openai' | 'mail') =>
      control(sandbox[service], 'DELETE', 'faults'),
    /** Whether Stripe tells the shop of anything. */
    events: (on: boolean) =>
      control(sandbox.stripe, 'POST', 'settings', {
        webhooks: on ? [{ url: `${backend}/api/webhooks/stripe`, secret: webhookSecret }] : [],
      }),
    async advancePrint(
      orderId: string,
      to: 'downloaded' | 'production' | 'shipped' | 'complete' | 'delivered',
    ) {
      const answer = await fetch(`${sandbox.prodigi}/_sandbox/advance`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ orderId, to }),
      })
      if (!answer.ok) throw new Error(`The print order did not move to ${to}: ${await answer.text()}`)
    },
    /** The carrier gives the parcels of a print a number that they had not when they left. */
    async numberParcels(orderId: string, number: string) {
      const order = (await state(sandbox.prodigi, 'orders')).orders?.find(({ id }) => id === orderId)
      const shipments = z.array(row).parse(order?.shipments)
      await control(sandbox.prodigi, 'POST', `state/orders/${orderId}`, {
        shipments: shipments.map((shipment) => ({ ...shipment, tracking: { number, url: null } })),
      })
    },
    /** Something becomes of a print that Prodigi does not call back about. */
    changePrint: (orderId: string, change: object) =>
      control(sandbox.prodigi, 'POST', `state/orders/${orderId}`, change),
    /** Of Prodigi's stand-in, as the sandbox's README lists them. */
    prodigiSettings: (settings: object) => control(sandbox.prodigi, 'POST', 'settings', settings),
    /** Lets time pass at Prodigi's stand-in; less than none takes it back. */
    passAtProdigi: (seconds: number) =>
      control(sandbox.prodigi, 'POST', 'clock', { advanceSeconds: seconds }),
    /** Prodigi has a print under this reference that the shop knows nothing of. */
    async printUnknown(merchantReference: string) {
      const address = {
        line1: '1 Mill Lane',
        townOrCity: 'Leeds',
        postalOrZipCode: 'LS1 1AA',
        countryCode: 'GB',
      }
      const item = {
        sku: 'sandbox-phone-case',
        copies: 1,
        sizing: 'fillPrintArea',
        attributes: { line: 'snap' },
        assets: [{ printArea: 'default', url: `${backend}/no-print.png` }],
      }
      const answer = await fetch(`${sandbox.prodigi}/v4.0/orders`, {
        method: 'POST',
        headers: { 'x-api-key': 'test', 'content-type': 'application/json' },
        body: JSON.stringify({
          merchantReference,
          idempotencyKey: randomBytes(8).toString('hex'),
          shippingMethod: 'Standard',
          recipient: { name: 'Ada', address },
          items: [item],
        }),
      })
      if (!answer.ok) throw new Error(`The print was not taken: ${await answer.text()}`)
    },
    /** The printer gives up what it had taken. What it answers may be a refusal. */
    cancelPrint: (orderId: string) =>
      fetch(`${sandbox.prodigi}/v4.0/orders/${orderId}/actions/cancel`, {
        method: 'POST',
        headers: { 'x-api-key': 'test' },
      }),
    /** The bank's part: it disputes a payment, or warns of one; answers the id of that. */
    async dispute(about: { paymentIntent: string | null; kind?: 'warning'; reason?: string }) {
      const answer = await fetch(`${sandbox.stripe}/_sandbox/disputes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(about),
      })
      return z.object({ id: z.string() }).parse(await answer.json()).id
    },
    /** The bank sends a refund back. */
    failRefund: (id: string) => control(sandbox.stripe, 'POST', `refunds/${id}/fail`, {}),
    /** The shop has answered in Stripe's dashboard, and the bank weighs it. */
    reviewDispute: (id: string) => control(sandbox.stripe, 'POST', `disputes/${id}/review`, {}),
    closeDispute: (id: string, status: 'won' | 'lost') =>
      control(sandbox.stripe, 'POST', `disputes/${id}/close`, { status }),
    allMails: async () => readInbox(sandbox.mail),
    mails: async (to: string) => (await readInbox(sandbox.mail)).filter((mail) => mail.to.includes(to)),
    /** A Stripe event signed as Stripe would, with our webhook secret unless another is given. */
    webhook(event: object, secret = webhookSecret) {
      const payload = JSON.stringify(event)
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret })
      return fetch(`${backend}/api/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
      })
    },
  }
}
export type SandboxClient = ReturnType<typeof sandboxClient>
