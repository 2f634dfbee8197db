import { beforeAll, describe, expect, inject, it } from 'vitest'
import { addAddress, administrator, designedLine, lineOf, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import type { Line } from '../support/cart-cases'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'
import { itemOf, orderEdits } from '../support/order-edits'
import { moneyOfOrder, paymentIdOf, printsOfOrder } from '../support/order-facts'
import { ownProduct } from '../support/own-product'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const sandbox = sandboxClient(stack)

let admin: ApiClient
let staff: MedusaAdmin
let edits: ReturnType<typeof orderEdits>
beforeAll(async () => {
  admin = await administrator(backend)
  staff = await merchandiser(backend)
  edits = orderEdits(staff)
})

type Placed = Awaited<ReturnType<typeof placedOrder>>
const at = ({ orderId }: { orderId: string }) => ({ params: { id: orderId } })
const process = (placed: Placed) => admin.call('processOrder', at(placed))
const moneyOf = async (placed: Placed) => (await moneyOfOrder(stack, placed)).status
const printsOf = async (placed: Placed) => (await printsOfOrder(stack, placed)).length

const item = (placed: Placed) => itemOf(databaseUrl, placed)

/** It prints nothing and takes nothing, says why in the answer and in the panel, and waits. */
async function refuses(placed: Placed, words: string, money = 'requires_capture') {
  const answer = await process(placed)
  expect(answer).toMatchObject({ ok: false, code: 'fulfillment_failed' })
  const { attention } = await admin.must('getPending', at(placed))
  expect(attention.join()).toContain(words)
  expect(await moneyOf(placed)).toBe(money)
  expect(await printsOf(placed)).toBe(0)
}
async function printsOnce(placed: Placed) {
  expect(await process(placed)).toMatchObject({ ok: true, data: { status: 'processed' } })
  expect(await moneyOf(placed)).toBe('succeeded')
  expect(await printsOf(placed)).toBe(1)
}

describe('before it is printed', () => {
  it('an edit that lies open in Medusa’s admin is said, and kept for whoever has it in hand', async () => {
    const placed = await placedOrder(stack)
    await edits.begin(placed)
    await refuses(placed, 'An edit of this order is open in Medusa’s admin. Cancel it there')
    await edits.drop(placed)
    await printsOnce(placed)
  })

  it('an edit for which Medusa would give up the held money is not ended', async () => {
    const placed = await placedOrder(stack)
    const { lineId } = await item(placed)
    await edits.begin(placed)
    await edits.setQuantity(placed, lineId, 2)
    for (const step of ['request', 'confirm'])
      await edits.refuses(`/order-edits/${placed.orderId}/${step}`, {}, 'payment of this order is only held')
    expect(await moneyOf(placed)).toBe('requires_capture')
    await edits.drop(placed)
    await printsOnce(placed)
    expect((await printsOfOrder(stack, placed))[0]?.items).toMatchObject([{ copies: 1 }])
  })

  it('no return, claim or exchange is ended for which Medusa would give up the held money, nothing is added, and no part is taken', async () => {
    const placed = await placedOrder(stack)
    const { orderId } = placed
    const items = [{ variant_id: (await item(placed)).variantId, quantity: 1 }]
    const added = 'Nothing that is added here is printed'
    for (const thing of ['return', 'claim', 'exchange']) {
      const body = { order_id: orderId, ...(thing === 'claim' && { type: 'refund' }) }
      const begun = await staff.call<Record<string, { id: string }>>('POST', `/${thing}s`, body)
      const path = `/${thing}s/${begun[thing]?.id ?? ''}`
      await edits.refuses(`${path}/request`, {}, 'payment of this order is only held')
      if (thing !== 'return') await edits.refuses(`${path}/outbound/items`, { items }, added)
      await staff.call('DELETE', `${path}/request`)
    }
    await edits.begin(placed)
    await edits.refuses(`/order-edits/${orderId}/items`, { items }, added)
    await edits.drop(placed)
    const payment = `/payments/${await paymentIdOf(stack, orderId)}`
    await edits.refuses(`${payment}/capture`, { amount: 1 }, 'taken as a whole')
    expect(await moneyOf(placed)).toBe('requires_capture')
    const { amount } = (await staff.call<{ payment: { amount: number } }>('GET', payment)).payment
    await staff.call('POST', `${payment}/capture`, { amount })
    await printsOnce(placed)
  })

  it('a delivery of another provider than Prodigi is not offered, and nothing is taken for one', async () => {
    const { id, name, remove } = await tariff()
    try {
      await rows(databaseUrl, `update shipping_option set provider_id = 'manual_manual' where id = $1`, [id])
      const placed = await placedOrder(stack)
      const [checkout] = await rows<{ offered: string[] }>(
        databaseUrl,
        `select jsonb_path_query_array(shipping_choices, '$[*].name') as offered from checkout where order_id = $1`,
        [placed.orderId],
      )
      expect(checkout?.offered).not.toContain(name)
      await rows(
        databaseUrl,
        `update order_shipping_method m set shipping_option_id = $2 from order_shipping s
          where s.shipping_method_id = m.id and s.order_id = $1`,
        [placed.orderId, id],
      )
      await refuses(placed, 'is none of Prodigi’s')
    } finally {
      await remove()
    }
  })

  it('no more is printed than was paid for', async () => {
    const placed = await placedOrder(stack)
    // An edit is ended only where the money is taken: this is, and not printed.
    const fault = { operation: 'orders.create', kind: 'error', status: 500, about: placed.orderId }
    await sandbox.fault('prodigi', { ...fault, times: 3 })
    expect(await process(placed)).toMatchObject({ ok: false })
    const { lineId } = await item(placed)
    const setQuantity = async (quantity: number) => {
      await edits.begin(placed)
      await edits.setQuantity(placed, lineId, quantity)
      await edits.end(placed)
    }
    await setQuantity(2)
    const words = 'is there 2 times, but was paid for once. Undo the edit in Medusa’s admin'
    await refuses(placed, words, 'succeeded')
    await setQuantity(1)
    await printsOnce(placed)
    expect((await printsOfOrder(stack, placed))[0]?.items).toMatchObject([{ copies: 1 }])
  })

  it('stock that is counted since is said', async () => {
    const placed = await placedOrder(stack, { device: 'Galaxy S24' })
    const { productId, variantId } = await item(placed)
    const count = (manage_inventory: boolean) =>
      staff.call('POST', `/products/${productId}/variants/${variantId}`, { manage_inventory })
    await count(true)
    try {
      await refuses(placed, 'Turn “Manage inventory” off for its variant')
    } finally {
      await count(false)
    }
    await printsOnce(placed)
  })

  it('a line whose product has its shipping profile only since goes with the others', async () => {
    const shopper = await newShopper(backend)
    await addAddress(shopper.api)
    const items = [await designedLine(shopper.api), await designedLine(shopper.api, { product: 'tough' })]
    const session = await shopper.api.must('createCheckoutSession', {
      body: { items: items.map(({ line }) => line) },
    })
    await sandbox.pay(session.url)
    const { sessionId } = session
    const { orderId } = await shopper.api.must('processPayment', { body: { sessionId } })
    await rows(
      databaseUrl,
      `update order_line_item set requires_shipping = false
        where id = (select item_id from order_item where order_id = $1 limit 1)`,
      [orderId],
    )
    expect(await admin.call('processOrder', at({ orderId }))).toMatchObject({ ok: true })
    expect((await printsOfOrder(stack, { orderId }))[0]?.items).toHaveLength(2)
  })
})

interface Tariff {
  id: string
  service_zone_id: string
  shipping_profile_id: string
  provider_id: string
  data: { id: string }
}
/** A delivery that is offered for a while, and the way back. */
async function tariff() {
  const { shipping_options } = await staff.call<{ shipping_options: Tariff[] }>('GET', '/shipping-options')
  const [known] = shipping_options
  if (!known) throw new Error('The shop delivers nothing')
  const { service_zone_id, shipping_profile_id, provider_id, data } = known
  const name = `Short-lived ${Date.now()}`
  const { shipping_option } = await staff.call<{ shipping_option: { id: string } }>(
    'POST',
    '/shipping-options',
    {
      ...{ name, service_zone_id, shipping_profile_id, provider_id, data },
      price_type: 'flat',
      type: { label: name, description: '9 business days', code: `short-${Date.now()}` },
      prices: [{ currency_code: 'gbp', amount: 7 }],
    },
  )
  return {
    id: shipping_option.id,
    name,
    method: data.id,
    remove: () => staff.call('DELETE', `/shipping-options/${shipping_option.id}`),
  }
}

it.each(['while its payment page is open', 'while the order waits'])(
  'a delivery option that is deleted %s is what was paid all the same, and printed',
  async (when) => {
    const { name, method, remove } = await tariff()
    const shopper = await newShopper(backend)
    await addAddress(shopper.api)
    const { line } = await designedLine(shopper.api)
    const { sessionId, url } = await shopper.api.must('createCheckoutSession', { body: { items: [line] } })
    const early = when === 'while its payment page is open'
    if (early) await remove()
    await sandbox.pay(url, name)
    const { orderId } = await shopper.api.must('processPayment', { body: { sessionId } })
    if (!early) await remove()
    const order = await shopper.api.must('getOrder', at({ orderId }))
    expect(order).toMatchObject({ clientShippingRate: { name, price: 7 } })
    expect(await admin.call('processOrder', at({ orderId }))).toMatchObject({ ok: true })
    expect(await printsOfOrder(stack, { orderId })).toMatchObject([{ shippingMethod: method }])
  },
)

describe('a product that is given another shipping profile', () => {
  /** A case of an own product, and one of the shop's; `give` gives the own one another profile, `back` the shop's. */
  async function twoCases() {
    const product = await ownProduct(staff)
    const profileOf = async () =>
      (
        await staff.call<{ product: { shipping_profile: { id: string } } }>(
          'GET',
          `/products/${product.id}?fields=*shipping_profile`,
        )
      ).product.shipping_profile.id
    const set = (shipping_profile_id: string) =>
      staff.call('POST', `/products/${product.id}`, { shipping_profile_id })
    const [own, { shipping_profile: other }] = await Promise.all([
      profileOf(),
      staff.call<{ shipping_profile: { id: string } }>('POST', '/shipping-profiles', {
        name: `Bulky ${product.handle}`,
        type: 'bulky',
      }),
    ])
    const shopper = await newShopper(backend)
    await addAddress(shopper.api)
    const { designId, line: known } = await designedLine(shopper.api)
    const design = { id: designId, title: known.customizations.designName ?? '' }
    const shown = () => shopper.api.must('getProduct', { params: { id: product.handle } })
    await expect.poll(async () => (await shown()).inStock).toBe(true)
    const { line } = await lineOf(shopper.api, design, await shown(), { device: 'iPhone 15' })
    const open = (...items: Line[]) => shopper.api.call('createCheckoutSession', { body: { items } })
    return { product, shopper, line, known, open, give: () => set(other.id), back: () => set(own) }
  }

  it('that no delivery covers is not sold, and says so', async () => {
    const { product, line, known, open, give, back } = await twoCases()
    await give()
    const refused = {
      ...{ ok: false, status: 409, code: 'conflict' },
      error: `We can't deliver ${product.title} at the moment. Please take it out of your cart, or try again later.`,
    }
    expect(await open(line)).toMatchObject(refused)
    expect(await open(known, line)).toMatchObject(refused)
    expect(await open(known)).toMatchObject({ ok: true })
    await back()
    expect(await open(known, line)).toMatchObject({ ok: true })
  })

  it('while somebody pays: the order is made as it was paid, and printed once the profile is right', async () => {
    const { shopper, line, known, open, give, back } = await twoCases()
    const opened = await open(known, line)
    if (!opened.ok) throw new Error(opened.error)
    await give()
    await sandbox.pay(opened.data.url)
    const body = { sessionId: opened.data.sessionId }
    const { orderId } = await shopper.api.must('processPayment', { body })
    const lines = await rows(
      databaseUrl,
      `select distinct l.requires_shipping, l.metadata->>'sent_as_paid' as note
         from order_item i join order_line_item l on l.id = i.item_id where i.order_id = $1`,
      [orderId],
    )
    expect(lines).toEqual([{ requires_shipping: true, note: null }])
    expect(await admin.call('processOrder', at({ orderId }))).toMatchObject({ code: 'fulfillment_failed' })
    const { attention } = await admin.must('getPending', at({ orderId }))
    expect(attention.join()).toContain('has another shipping profile in Medusa’s admin')
    await back()
    expect(await admin.call('processOrder', at({ orderId }))).toMatchObject({ ok: true })
    expect((await printsOfOrder(stack, { orderId }))[0]?.items).toHaveLength(2)
  })
})

it('a product made without a shipping profile has the shop’s own', async () => {
  const { id } = await ownProduct(staff)
  const profile = async () =>
    (
      await staff.call<{ product: { shipping_profile: { type: string } | null } }>(
        'GET',
        `/products/${id}?fields=*shipping_profile`,
      )
    ).product.shipping_profile?.type
  expect(await profile()).toBe('default')
  await staff.call('POST', `/products/${id}`, { shipping_profile_id: null })
  expect(await profile()).toBe('default')
})

it('no money is sent while a change lies open, which Medusa could not book with it', async () => {
  const placed = await placedOrder(stack)
  await printsOnce(placed)
  const path = `/payments/${await paymentIdOf(stack, placed.orderId)}/refund`
  const { id } = await moneyOfOrder(stack, placed)
  const sent = async () =>
    ((await sandbox.stripeRows('refunds')).refunds ?? []).filter(
      ({ payment_intent }) => payment_intent === id,
    )
  await edits.begin(placed)
  await edits.refuses(path, { amount: 2 }, 'An edit of this order is open in Medusa’s admin. Cancel it there')
  expect(await sent()).toEqual([])
  await edits.drop(placed)
  await staff.call('POST', path, { amount: 2 })
  expect(await sent()).toHaveLength(1)
})
