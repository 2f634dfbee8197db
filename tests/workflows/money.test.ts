import type { CheckoutItem } from '@caseloom/contract'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { addAddress, newShopper, type Shopper } from '../support/actors'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'
import { makeMembers, makePromotion, type MadePromotion } from '../support/promotions'
import { seeded, type Random } from '../support/random'
import { sandboxClient } from '../support/sandbox-client'

/**
 * What the cart says, what the payment page charges, what Medusa's order and its payment hold and what the mail tells are
 * the same, in whole pence. `npm run test:money` buys a thousand carts; `MONEY_SEED` brings a run again.
 */
const CARTS = Number(process.env.MONEY_CARTS ?? 16)
const SEED = Number(process.env.MONEY_SEED ?? Date.now() % 1_000_000)
/** Carts are bought by this many shoppers side by side: one has one open payment page. */
const SHOPPERS = 2
const PER_TEST = 8

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const { hostname, port } = new URL(stack.sandbox.stripe)
const stripe = new Stripe('sk_test_money', { host: hostname, port, protocol: 'http' })

type Line = Omit<CheckoutItem, 'id' | 'quantity'>
interface Buyer extends Shopper {
  cases: Line[]
}
let admin: MedusaAdmin
let saleList = ''
let buyers: Buyer[] = []
let codes: MadePromotion[] = []
let offer: MadePromotion | undefined

/** Pounds as whole pence. @throws where they are none */
function pence(pounds: number): number {
  const whole = Math.round(pounds * 100)
  if (Math.abs(pounds * 100 - whole) > 1e-6) throw new Error(`£${pounds} is no whole number of pence`)
  return whole
}
const sum = (all: number[]) => all.reduce((total, each) => total + each, 0)

/** One picture on cases of every line, so that carts differ in what they hold and not in how long they take. */
async function newBuyer(): Promise<Buyer> {
  const shopper = await newShopper(stack.backend)
  const { api } = shopper
  await addAddress(api)
  const [variation] = await api.must('generate', { body: { prompt: 'a koi pond at dusk', count: 1 } })
  const design = await api.must('createDesign', { body: { variationId: variation?.id ?? '' } })
  const cases: Line[] = []
  for (const product of (await api.must('listProducts')).slice(0, 6)) {
    const variants = product.supporteddevices.flatMap(({ models }) =>
      models.flatMap(({ name: device, models: finishes }) =>
        finishes
          .filter(({ available }) => available)
          .map(({ name, sku }) => ({ device, finish: name.slice(device.length + 3), sku })),
      ),
    )
    for (const { device, finish, sku } of [variants[0], variants.at(-1)].flatMap((each) => each ?? [])) {
      const { recipeHash } = await api.must('preview', { body: { designId: design.id, sku, placement: {} } })
      cases.push({
        productId: String(product.id),
        name: product.name,
        price: product.price,
        device,
        color: finish,
        customizations: { designId: design.id, designName: design.title, recipeHash },
      })
    }
  }
  return { ...shopper, cases }
}

/** A sale with odd pence on some of the cases that are bought here. */
async function putOnSale(): Promise<string> {
  const { products } = await admin.call<{ products: { variants: { id: string }[] }[] }>(
    'GET',
    '/products?limit=6&fields=variants.id',
  )
  const variants = products.slice(0, 3).flatMap(({ variants: [first] }) => first ?? [])
  const { price_list } = await admin.call<{ price_list: { id: string } }>('POST', '/price-lists', {
    title: `Money ${SEED}`,
    description: 'For one test',
    type: 'sale',
    status: 'active',
    prices: variants.map(({ id }, index) => ({
      currency_code: 'gbp',
      amount: [8.37, 6.66, 9.99][index] ?? 7.01,
      variant_id: id,
    })),
  })
  return price_list.id
}

beforeAll(async () => {
  admin = await merchandiser(stack.backend)
  saleList = await putOnSale()
  buyers = await Promise.all(Array.from({ length: SHOPPERS }, newBuyer))
  codes = []
  for (const wanted of [
    { percent: 7 },
    { percent: 33 },
    { percent: 12.5 },
    { percent: 90 },
    { amount: 3.33 },
    { amount: 7.77 },
    { amount: 1.01, allocation: 'each' as const },
  ])
    codes.push(await makePromotion(admin, wanted))
  // The last shopper has a member's discount beside the codes.
  const member = buyers.at(-1)
  if (member) {
    const rule = await makeMembers(admin, [member])
    offer = await makePromotion(admin, { percent: 15, automatic: true, rules: [rule] })
  }
}, 300_000)
afterAll(async () => {
  await admin.call('DELETE', `/price-lists/${saleList}`)
  if (offer) await admin.call('DELETE', `/promotions/${offer.id}`)
})

function fill(random: Random, { cases }: Buyer): { items: CheckoutItem[]; promoCode?: string } {
  const lines = random.whole(1, 5)
  // All may be of one case, of which nobody buys more than fifty.
  const items = Array.from({ length: lines }, (_each, index) => ({
    ...random.pick(cases),
    id: `line-${index}`,
    quantity: random.chance(80) ? random.whole(1, 4) : random.whole(5, Math.floor(50 / lines)),
  }))
  if (random.chance(25)) return { items }
  const { code } = random.pick(codes)
  return { items, promoCode: random.chance(50) ? code : code.toLowerCase() }
}

const money = z.coerce.number().transform(pence)
const orderSchema = z.object({
  order: z.object({
    total: money,
    item_total: money,
    original_item_total: money,
    shipping_total: money,
    items: z.array(z.object({ total: money, quantity: z.coerce.number(), unit_price: money })),
    payment_collections: z.array(z.object({ amount: money, authorized_amount: money })),
  }),
})
const FIELDS =
  'total,item_total,original_item_total,shipping_total,items.total,items.quantity,items.unit_price,payment_collections.amount,payment_collections.authorized_amount'

const messagesSchema = z.object({ messages: z.array(z.object({ id: z.string(), subject: z.string() })) })
const inbox = `${stack.sandbox.mail}/api/messages`
/** What an order's confirmation says below its lines: each sum with what it is, from the subtotal to the total. */
async function mailedSums({ email }: Buyer, orderNumber: number): Promise<string[]> {
  const mine = async () => {
    const answer: unknown = await (await fetch(`${inbox}?to=${encodeURIComponent(email)}`)).json()
    return messagesSchema
      .parse(answer)
      .messages.find(({ subject }) => subject === `Your order #${orderNumber} is in`)
  }
  await expect.poll(mine, { timeout: 60_000, interval: 200 }).toBeDefined()
  const answer: unknown = await (await fetch(`${inbox}/${(await mine())?.id ?? ''}`)).json()
  const { text } = z.object({ message: z.object({ text: z.string() }) }).parse(answer).message
  const [sums = ''] = /^Subtotal .*?^Total [^\n]*$/ms.exec(text) ?? []
  return sums.split('\n').map((line) => line.trim())
}
const inPounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
const written = (amount: number) => inPounds.format(amount / 100)

async function buy(buyer: Buyer, random: Random): Promise<void> {
  const cart = fill(random, buyer)
  const quote = await buyer.api.must('quoteCart', { body: cart })
  expect(quote.unavailable).toEqual([])
  const items = cart.items.map((item) => {
    const present = quote.items.find(({ id }) => id === item.id)
    return { ...item, price: present?.price ?? 0 }
  })
  const promoCode = quote.discount?.code ?? undefined
  const opened = await buyer.api.must('createCheckoutSession', {
    body: { items, expectedTotal: quote.total, ...(promoCode && { promoCode }) },
  })
  const page = await stripe.checkout.sessions.retrieve(opened.sessionId, { expand: ['line_items'] })
  const subtotal = sum(items.map(({ price, quantity }) => pence(price) * quantity))
  const discount = pence(quote.discount?.amount ?? 0)
  const goods = pence(quote.total)
  expect({ subtotal: pence(quote.subtotal), goods }).toEqual({ subtotal, goods: subtotal - discount })
  expect([opened.amounts.subtotal, opened.amounts.discount, opened.amounts.total].map(pence)).toEqual([
    subtotal,
    discount,
    goods,
  ])
  expect([page.amount_subtotal, page.total_details?.amount_discount]).toEqual([subtotal, discount])

  const way = random.pick(['Basic', 'Standard', 'Express', 'Overnight'])
  expect((await sandbox.pay(opened.url, way)).status).toBe(303)
  const paid = await stripe.checkout.sessions.retrieve(opened.sessionId, { expand: ['payment_intent'] })
  const intent = paid.payment_intent as Stripe.PaymentIntent
  const delivery = paid.shipping_cost?.amount_total ?? -1
  const total = goods + delivery
  expect([paid.amount_total, intent.amount]).toEqual([total, total])

  const { orderId, orderNumber } = await buyer.api.must('processPayment', {
    body: { sessionId: opened.sessionId },
  })
  const { order } = orderSchema.parse(await admin.call('GET', `/orders/${orderId}?fields=${FIELDS}`))
  expect(order).toMatchObject({
    total,
    item_total: goods,
    original_item_total: subtotal,
    shipping_total: delivery,
    payment_collections: [{ amount: total, authorized_amount: total }],
  })
  expect(sum(order.items.map((line) => line.total))).toBe(goods)
  expect(sum(order.items.map((line) => line.unit_price * line.quantity))).toBe(subtotal)
  const { totals } = await buyer.api.must('getOrder', { params: { id: orderId } })
  expect([totals.subtotal, totals.discount, totals.shipping, totals.total].map(pence)).toEqual([
    subtotal,
    discount,
    delivery,
    total,
  ])
  const { kind, label = '' } = quote.discount ?? {}
  const called = kind === 'promo' ? `Promo code ${label}` : label
  // A discount of nothing is not spoken of; a delivery of nothing is.
  expect(await mailedSums(buyer, orderNumber)).toEqual([
    `Subtotal ${written(subtotal)}`,
    ...(discount > 0 ? [`${called} −${written(discount)}`] : []),
    `${way} delivery ${delivery > 0 ? written(delivery) : 'Free'}`,
    `Total ${written(total)}`,
  ])
}

describe('the same to the penny in cart, payment page, order and mail', () => {
  const starts = Array.from({ length: Math.ceil(CARTS / PER_TEST) }, (_each, index) => index * PER_TEST)
  it.each(starts)(
    'carts from %i on',
    async (start) => {
      const numbers = Array.from(
        { length: Math.min(PER_TEST, CARTS - start) },
        (_each, index) => start + index,
      )
      await Promise.all(
        buyers.map(async (buyer, mine) => {
          for (const number of numbers.filter((each) => each % buyers.length === mine)) {
            try {
              await buy(buyer, seeded(SEED * 10_000 + number))
            } catch (error) {
              throw new Error(`Cart ${number} of MONEY_SEED=${SEED}`, { cause: error })
            }
          }
        }),
      )
    },
    600_000,
  )
})
