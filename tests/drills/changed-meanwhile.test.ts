import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  addAddress,
  designedLine,
  newShopper,
  pickVariant,
  productNamed,
  type Shopper,
} from '../support/actors'
import type { Line } from '../support/cart-cases'
import { copiesOf, type Copy } from '../support/copies'
import { crowd, eachOf } from '../support/crowd'
import { rows } from '../support/database'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'
import { makePromotion } from '../support/promotions'
import { seeded } from '../support/random'
import { sandboxClient, type SandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'

let stack: RunningStack
let sandbox: SandboxClient
const random = seeded(9)
/** So much later than the change the order is begun at most. */
const LATER_MS = 200
const A_FEW_TRIES = { timeout: 240_000, interval: 500 }

let admin: MedusaAdmin
let buyers: Buyer[]
beforeAll(async () => {
  stack = await startStack({ storefront: false, failPoints: true })
  sandbox = sandboxClient(stack)
  // Nobody completes a purchase but its shopper.
  await sandbox.events(false)
  admin = await merchandiser(stack.backend)
  const many = await crowd(stack, Object.keys(CASES).length - 1)
  buyers = await eachOf(many, async (shopper) => {
    const { sku } = pickVariant(await productNamed(shopper.api), {})
    return { shopper, line: shopper.line, sku }
  })
  // Of another device, which is sold no longer in the end.
  const shopper = await newShopper(stack.backend)
  await addAddress(shopper.api)
  const product = await productNamed(shopper.api)
  const [, device = ''] = product.supporteddevices.flatMap(({ models }) => models.map(({ name }) => name))
  buyers.push({ shopper, ...(await designedLine(shopper.api, { device })) })
})
afterAll(() => stack.stop())

interface Buyer {
  shopper: Shopper
  line: Line
  sku: string
}
interface Sold {
  id: string
  product: string
  pence: number
}
async function variantOf({ sku }: Buyer): Promise<Sold> {
  const [found] = await rows<Sold>(
    stack.databaseUrl,
    `select v.id, v.product_id as product, round(p.amount * 100)::int as pence from product_variant v
       join product_variant_price_set s on s.variant_id = v.id and s.deleted_at is null
       join price p on p.price_set_id = s.price_set_id and p.deleted_at is null and p.currency_code = 'gbp' and p.price_list_id is null
      where v.sku = $1 and v.deleted_at is null`,
    [sku],
  )
  if (!found) throw new Error(`Nothing is sold as ${sku}`)
  return found
}

interface Case {
  code?: string
  /** Done once, in the middle of it. */
  change: (copies: Copy[]) => Promise<unknown>
  undo?: () => Promise<unknown>
}
const setPrice = ({ id, product }: Sold, pence: number) =>
  admin.call('POST', `/products/${product}/variants/${id}`, {
    prices: [{ currency_code: 'gbp', amount: pence / 100 }],
  })
const setStatus = ({ product }: Sold, status: 'draft' | 'published') =>
  admin.call('POST', `/products/${product}`, { status })
async function promoted(change: (id: string) => Promise<unknown>): Promise<Case> {
  const { id, code } = await makePromotion(admin, { percent: 20 })
  return { code, change: () => change(id) }
}
const addressOf = async ({ api }: Copy) => {
  const [address] = await api.must('listAddresses')
  if (!address) throw new Error('There is no address')
  return address
}
async function dearerDelivery(): Promise<Case> {
  const [option] = await rows<{ id: string; pence: number }>(
    stack.databaseUrl,
    `select o.id, round(p.amount * 100)::int as pence from shipping_option o
       join shipping_option_price_set s on s.shipping_option_id = o.id and s.deleted_at is null
       join price p on p.price_set_id = s.price_set_id and p.deleted_at is null and p.currency_code = 'gbp'
      where o.deleted_at is null and o.name = 'Basic' and p.rules_count = 0`,
  )
  if (!option) throw new Error('There is no such delivery')
  const cost = (pence: number) =>
    admin.call('POST', `/shipping-options/${option.id}`, {
      prices: [{ currency_code: 'gbp', amount: pence / 100 }],
    })
  return { change: () => cost(option.pence + 300), undo: () => cost(option.pence) }
}

const CASES: Record<string, (buyer: Buyer) => Promise<Case>> = {
  'the price rises': async (buyer) => {
    const sold = await variantOf(buyer)
    return { change: () => setPrice(sold, sold.pence + 500), undo: () => setPrice(sold, sold.pence) }
  },
  'the promotion takes off more': () =>
    promoted((id) => admin.call('POST', `/promotions/${id}`, { application_method: { value: 90 } })),
  'the promotion is paused': () =>
    promoted((id) => admin.call('POST', `/promotions/${id}`, { status: 'inactive' })),
  'the promotion is deleted': () => promoted((id) => admin.call('DELETE', `/promotions/${id}`)),
  'the address is another': () =>
    Promise.resolve({
      change: (copies) =>
        eachOf(copies, async (copy) => {
          const { id, ...address } = await addressOf(copy)
          const body = { ...address, street: '99 Other Street', city: 'York', postcode: 'YO1 7HH' }
          await copy.api.must('updateAddress', { params: { id }, body })
        }),
    }),
  'the address is deleted': () =>
    Promise.resolve({
      change: (copies) =>
        eachOf(copies, async (copy) =>
          copy.api.must('deleteAddress', { params: { id: (await addressOf(copy)).id } }),
        ),
    }),
  'the delivery costs more': dearerDelivery,
  'the product is no longer shown': async (buyer) => {
    const sold = await variantOf(buyer)
    return { change: () => setStatus(sold, 'draft'), undo: () => setStatus(sold, 'published') }
  },
  // The last: it does not come back.
  'the case is no longer sold for this device': async (buyer) => {
    const { product, id } = await variantOf(buyer)
    return { change: () => admin.call('DELETE', `/products/${product}/variants/${id}`) }
  },
}

/** What an order says, as the database has it. */
const ORDERED = `
  select o.email, concat_ws(', ', a.address_1, a.city, a.postal_code) as "to",
    round((s.totals->>'original_order_total')::numeric * 100)::int as total,
    (select json_agg(json_build_array(l.variant_sku, i.quantity::int, round(l.unit_price * 100)::int)) from order_item i
      join order_line_item l on l.id = i.item_id where i.order_id = o.id) as lines,
    (select coalesce(round(sum(j.amount) * 100)::int, 0) from order_item i
      join order_line_item_adjustment j on j.item_id = i.item_id and j.deleted_at is null where i.order_id = o.id) as discount
  from "order" o join order_address a on a.id = o.shipping_address_id
  join order_summary s on s.order_id = o.id and s.version = o.version
  join checkout c on c.order_id = o.id
  where c.id = $1 and o.canceled_at is null and o.deleted_at is null`

it.each(Object.keys(CASES))(
  'what was shown is paid and ordered, though %s while the payment page is open',
  async (name) => {
    const make = CASES[name]
    const buyer = buyers[Object.keys(CASES).indexOf(name)]
    if (!buyer || !make) throw new Error('There is nobody to buy')
    const { shopper, line, sku } = buyer
    const { code, change, undo } = await make(buyer)
    const { sessionId, url, amounts } = await shopper.api.must('createCheckoutSession', {
      body: { items: [line], ...(code && { promoCode: code }) },
    })
    const later = `update checkout set next_attempt_at = now() + interval '1 day' where stripe_session_id = $1`
    await rows(stack.databaseUrl, later, [sessionId])
    const pattern = { shopper, cart: { line, sku, designId: '' }, sessionId, url, total: amounts.total }
    const copies = await copiesOf(stack, pattern, 3, { pay: false })
    const [before, between, within] = copies
    if (!before || !between || !within) throw new Error('There are no copies')
    const pay = async (copy: Copy) => expect((await sandbox.pay(copy.url, 'Basic')).status).toBe(303)
    const body = ({ sessionId: id }: Copy) => ({ body: { sessionId: id } })
    const complete = (copy: Copy) => copy.api.must('processPayment', body(copy))
    // What is deleted in the very moment may cost a try: then a job makes the order.
    const race = (copy: Copy) => copy.api.call('processPayment', body(copy))
    try {
      await pay(between)
      await pay(within)
      await Promise.all([change(copies), sleep(random.whole(0, LATER_MS)).then(() => race(within))])
      await complete(between)
      await pay(before)
      await complete(before)
    } finally {
      await undo?.()
    }
    const pence = (pounds: number) => Math.round(pounds * 100)
    const { checkout_sessions = [], payment_intents = [] } = await sandbox.stripeRows(
      'checkout_sessions',
      'payment_intents',
    )
    for (const copy of copies) {
      const page = checkout_sessions.find(({ id }) => id === copy.sessionId)
      const money = payment_intents.find(({ id }) => id === page?.payment_intent)
      const ordered = () => rows(stack.databaseUrl, ORDERED, [copy.checkoutId])
      if (copy === within) await expect.poll(async () => (await ordered()).length, A_FEW_TRIES).toBe(1)
      expect(await ordered()).toEqual([
        {
          email: copy.email,
          to: '1 Test Row, Leeds, LS1 1AA',
          total: money?.amount,
          lines: [[sku, 1, pence(amounts.subtotal)]],
          discount: pence(amounts.discount),
        },
      ])
      expect(page?.amount_subtotal).toBe(pence(amounts.subtotal))
      expect(money?.amount).toBe(page?.amount_total)
    }
  },
)
