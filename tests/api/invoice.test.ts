import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { addAddress, administrator, designedLine, newShopper, type Shopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'
import { itemOf } from '../support/order-edits'
import { printsOfOrder } from '../support/order-facts'
import { readPaper } from '../support/paper'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack

interface Amounts {
  display_id: number
  goods: string
  discount: string
  shipping: string
  tax: string
  paid: string
}

/** The order as Medusa's tables have it, in pounds. */
async function amountsOf(orderId: string): Promise<Amounts> {
  const [found] = await rows<Amounts>(
    databaseUrl,
    `with goods as (
       select l.id, l.unit_price * i.quantity as gross,
         coalesce((select sum(a.amount) from order_line_item_adjustment a where a.item_id = l.id and a.deleted_at is null), 0) as off,
         coalesce((select sum(t.rate) from order_line_item_tax_line t where t.item_id = l.id and t.deleted_at is null), 0) as rate
       from order_item i join order_line_item l on l.id = i.item_id where i.order_id = $1 and i.deleted_at is null
     ), delivery as (
       select m.amount, coalesce((select sum(t.rate) from order_shipping_method_tax_line t where t.shipping_method_id = m.id), 0) as rate
       from order_shipping s join order_shipping_method m on m.id = s.shipping_method_id
       where s.order_id = $1 and s.deleted_at is null
     )
     select o.display_id,
       (select sum(gross) from goods) as goods,
       (select sum(off) from goods) as discount,
       (select sum(amount) from delivery) as shipping,
       (select sum((gross - off) * rate / (100 + rate)) from goods)
         + (select sum(amount * rate / (100 + rate)) from delivery) as tax,
       (select p.amount from payment p join order_payment_collection c on c.payment_collection_id = p.payment_collection_id
         where c.order_id = o.id and p.deleted_at is null) as paid
     from "order" o where o.id = $1`,
    [orderId],
  )
  if (!found) throw new Error('There is no such order')
  return found
}

const pence = (pounds: string) => Math.round(Number(pounds) * 100)
const money = (amount: number) => `£${(amount / 100).toFixed(2)}`
const numberOf = ({ display_id }: Amounts) => String(display_id).padStart(6, '0')

/** Two different lines with a code, paid and made an order. */
async function discountedOrder(shopper: Shopper) {
  const one = await designedLine(shopper.api, { product: 'snap', quantity: 3, prompt: 'a fox at dusk' })
  const other = await designedLine(shopper.api, { product: 'tough', prompt: 'a lighthouse' })
  const { sessionId, url } = await shopper.api.must('createCheckoutSession', {
    body: { items: [one.line, other.line], promoCode: 'SAVE10' },
  })
  await sandboxClient(stack).pay(url)
  const { orderId } = await shopper.api.must('processPayment', { body: { sessionId } })
  return { sessionId, orderId, lines: [one.line, other.line] }
}

async function decided(admin: ApiClient, id: string, status: string): Promise<void> {
  await expect
    .poll(async () => (await admin.must('getPending', { params: { id } })).status, { timeout: 60_000 })
    .toBe(status)
}

/** Somebody in Medusa's admin has a line sent back for £4, in another way than it came. */
async function returnOne({ call }: MedusaAdmin, orderId: string): Promise<void> {
  const { lineId } = await itemOf(databaseUrl, { orderId })
  const [came] = await rows<{ name: string }>(
    databaseUrl,
    'select m.name from order_shipping s join order_shipping_method m on m.id = s.shipping_method_id where s.order_id = $1',
    [orderId],
  )
  const { shipping_options } = await call<{ shipping_options: { id: string; name: string }[] }>(
    'GET',
    '/shipping-options',
  )
  const other = shipping_options.find(({ name }) => name !== came?.name)
  const begun = await call<{ return: { id: string } }>('POST', '/returns', { order_id: orderId })
  const path = `/returns/${begun.return.id}`
  await call('POST', `${path}/request-items`, { items: [{ id: lineId, quantity: 1 }] })
  await call('POST', `${path}/shipping-method`, { shipping_option_id: other?.id, custom_amount: 4 })
  await call('POST', `${path}/request`, {})
}

describe('an invoice', () => {
  it('says to the penny what the database has, whichever of its names is asked for', async () => {
    const shopper = await newShopper(backend)
    await addAddress(shopper.api)
    const { orderId, sessionId, lines } = await discountedOrder(shopper)
    const [row] = await shopper.api.must('listOrders')
    const amounts = await amountsOf(orderId)
    const total = pence(amounts.goods) - pence(amounts.discount) + pence(amounts.shipping)
    expect(total).toBe(pence(amounts.paid))
    const vat = pence(amounts.tax)
    const paper = await readPaper(shopper.api, orderId)
    expect(paper.title).toBe(`Pro forma invoice PF-${numberOf(amounts)}`)
    expect(paper.name).toBe(`attachment; filename="Caseloom-PF-${numberOf(amounts)}.pdf"`)
    for (const part of [
      `Order number #${amounts.display_id}`,
      `Subtotal ${money(pence(amounts.goods))}`,
      `Promo code SAVE10 −${money(pence(amounts.discount))}`,
      `Total incl. VAT ${money(total)}`,
      `20% ${money(total - vat)} ${money(vat)} ${money(total)}`,
      `Delivery (`,
      money(pence(amounts.shipping)),
      'Your card is authorised, not charged',
      'This is not a VAT invoice.',
      'Terry Tester 1 Test Row Leeds LS1 1AA United Kingdom',
      shopper.email,
      'Company number',
      'VAT number GB',
    ])
      expect(paper.text).toContain(part)
    for (const { name, device, color, quantity, price, customizations } of lines)
      expect(paper.text).toContain(
        `${name} ${device}, ${color} Design: ${customizations.designName} AI-generated design ${quantity} £${price.toFixed(2)} 20% £${(price * quantity).toFixed(2)}`,
      )
    for (const id of [row?.id ?? '', sessionId])
      expect((await readPaper(shopper.api, id)).text).toBe(paper.text)
  }, 180_000)

  it('takes the place of the pro forma once the card is charged, and shows what went back', async () => {
    const { shopper, orderId } = await placedOrder(stack)
    const admin = await administrator(backend)
    await admin.must('processOrder', { params: { id: orderId } })
    await decided(admin, orderId, 'processed')
    const number = numberOf(await amountsOf(orderId))
    const paper = await readPaper(shopper.api, orderId)
    expect(paper.title).toBe(`Invoice INV-${number}`)
    expect(paper.text).toContain('Date (tax point)')
    expect(paper.text).toContain('Paid by card on')
    expect(paper.text).not.toContain('not a VAT invoice')
    // An administrator sees the same paper.
    expect((await readPaper(admin, orderId)).text).toBe(paper.text)

    const [payment] = await rows<{ id: string }>(
      databaseUrl,
      `select p.id from payment p
         join order_payment_collection c on c.payment_collection_id = p.payment_collection_id
        where c.order_id = $1 and p.deleted_at is null`,
      [orderId],
    )
    const medusa = await merchandiser(backend)
    await medusa.call('POST', `/payments/${payment?.id ?? ''}/refund`, { amount: 1.2 })
    expect(await shopper.api.must('getOrder', { params: { id: orderId } })).toMatchObject({
      paymentStatus: 'partially_refunded',
      refund: { amount: 1.2, at: expect.stringMatching(/^20\d\d-/) as string },
    })
    const refunded = await readPaper(shopper.api, orderId)
    expect(refunded.title).toBe(paper.title)
    expect(refunded.text).toContain('£1.20 refunded')
    expect(refunded.text).toMatch(
      /Refunded on \d+ \w+ \d{4} −£1\.20 of which VAT −£0\.20 Paid after refunds £/,
    )
  }, 180_000)

  it('says of a refused order that nothing was charged', async () => {
    const { shopper, orderId } = await placedOrder(stack)
    const admin = await administrator(backend)
    await admin.must('rejectOrder', {
      params: { id: orderId },
      body: { reason: 'The picture shows a trademark.' },
    })
    await decided(admin, orderId, 'rejected')
    const { text, title } = await readPaper(shopper.api, orderId)
    expect(title).toMatch(/^Pro forma invoice PF-/)
    expect(text).toContain('Cancelled: nothing was charged')
    expect(text).toContain('nothing is due')
  }, 180_000)

  it('spells names of many scripts, and goes on over the page', async () => {
    const shopper = await newShopper(backend)
    await shopper.api.must('createAddress', {
      body: {
        name: 'Home',
        street: 'вулиця Хрещатик 1, 北京',
        city: 'Łódź 🦊',
        postcode: 'LS1 1AA',
        country: 'GB',
        isDefault: true,
      },
    })
    const { line } = await designedLine(shopper.api)
    const items = Array.from({ length: 30 }, () => ({
      ...line,
      id: `line-${randomBytes(4).toString('hex')}`,
    }))
    const { sessionId, url } = await shopper.api.must('createCheckoutSession', { body: { items } })
    await sandboxClient(stack).pay(url)
    const { orderId } = await shopper.api.must('processPayment', { body: { sessionId } })
    const { text, pages } = await readPaper(shopper.api, orderId)
    expect(text).toContain('вулиця Хрещатик 1, BeiJing')
    expect(text).toContain('Łódź 🦊')
    expect(pages).toBeGreaterThan(1)
    for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Page ${page} of ${pages}`)
    expect(text.match(/Item Quantity Unit price incl\. VAT/g)?.length).toBeGreaterThanOrEqual(pages - 1)
  }, 180_000)

  it('is made once for each state of its order, and so often an hour', async () => {
    const { shopper, orderId } = await placedOrder(stack)
    const papers = async () => {
      const kept = await readdir(path.join(stack.filesDir, 'derived', 'invoices'))
      return kept.filter((name) => name.startsWith(orderId)).length
    }
    const bytes = async () => {
      const answer = await shopper.api.send('GET', `/order/${orderId}/invoice`)
      return Buffer.from(await answer.arrayBuffer())
    }
    const [first, ...again] = await Promise.all(Array.from({ length: 5 }, bytes))
    for (const paper of again) expect(paper.equals(first ?? Buffer.alloc(0))).toBe(true)
    expect(await papers()).toBe(1)
    await rows(
      databaseUrl,
      `insert into account_use (id, customer_id, kind) select 'ause_' || md5($1 || n), $1, 'invoice' from generate_series(1, 60) n`,
      [shopper.id],
    )
    const admin = await administrator(backend)
    await admin.must('processOrder', { params: { id: orderId } })
    await decided(admin, orderId, 'processed')
    const params = { id: orderId }
    expect(await shopper.api.call('orderInvoice', { params })).toMatchObject({
      status: 429,
      code: 'rate_limited',
    })
    // Administrators keep the books; and what has been made is given out.
    expect((await readPaper(admin, orderId)).title).toMatch(/^Invoice INV-/)
    expect((await readPaper(shopper.api, orderId)).title).toMatch(/^Invoice INV-/)
    expect(await papers()).toBe(2)
  }, 180_000)

  it('is nobody’s but its owner’s and the administrators’', async () => {
    const { shopper, orderId, sessionId } = await placedOrder(stack)
    const admin = await administrator(backend)
    expect((await readPaper(admin, orderId)).text).toBe((await readPaper(shopper.api, orderId)).text)
    const [row] = await shopper.api.must('listOrders')
    const stranger = await newShopper(backend)
    for (const id of [orderId, sessionId, row?.id ?? '', 'order_01NOTHING'])
      expect(await stranger.api.call('orderInvoice', { params: { id } })).toMatchObject({
        status: 404,
        code: 'not_found',
        error: 'Order not found',
      })
    shopper.api.token = null
    expect(await shopper.api.call('orderInvoice', { params: { id: orderId } })).toMatchObject({ status: 401 })
  }, 180_000)

  it('and all totals leave out what a return costs to send', async () => {
    const { shopper, orderId } = await placedOrder(stack)
    const at = { params: { id: orderId } }
    const admin = await administrator(backend)
    await admin.must('processOrder', at)
    await decided(admin, orderId, 'processed')
    const [print] = await printsOfOrder(stack, { orderId })
    await sandboxClient(stack).advancePrint(print?.id ?? '', 'shipped')
    const own = () => shopper.api.must('getOrder', at)
    await expect.poll(async () => (await own()).status, { timeout: 60_000 }).toBe('shipped')
    const seen = async () => {
      const { totals, orderTotal, clientShippingRate } = await own()
      const [row] = await shopper.api.must('listOrders')
      const { totalValue, shippingMethod, contents, margin } = await admin.must('getPending', at)
      const { items } = await admin.must('adminOrders', { query: { search: orderId } })
      const listed = items.map((item) => [item.totalValue, item.shippingMethod, item.contents])
      const { text } = await readPaper(shopper.api, orderId)
      return {
        ...{ totals, orderTotal, clientShippingRate, row: [row?.orderTotal, row?.clientShippingRate] },
        ...{ totalValue, shippingMethod, contents, margin, listed, text },
      }
    }
    const before = await seen()

    const medusa = await merchandiser(backend)
    await returnOne(medusa, orderId)
    const fees = await rows(
      databaseUrl,
      `select m.amount::int as amount from order_shipping s join "order" o on o.id = s.order_id and o.version = s.version
         join order_shipping_method m on m.id = s.shipping_method_id
        where s.order_id = $1 and s.return_id is not null and s.deleted_at is null`,
      [orderId],
    )
    expect(fees).toEqual([{ amount: 4 }])
    expect(await seen()).toEqual(before)
  }, 180_000)

  it('is none where somebody has changed the amounts since', async () => {
    const { shopper, orderId } = await placedOrder(stack)
    await rows(
      databaseUrl,
      `update order_item set quantity = 9, raw_quantity = '{"value":"9","precision":20}' where order_id = $1`,
      [orderId],
    )
    expect(await shopper.api.call('orderInvoice', { params: { id: orderId } })).toMatchObject({
      status: 409,
      code: 'conflict',
    })
  }, 180_000)
})
