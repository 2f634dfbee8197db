import { beforeAll, describe, expect, inject, it } from 'vitest'
import { addAddress, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { caseMaker, renamed, type Line } from '../support/cart-cases'
import { ordersOf, paidCheckout } from '../support/checkout'
import { rows } from '../support/database'

const stack = inject('stack')
const { backend, databaseUrl } = stack

/** What a cart could say in place of what it should. */
const VALUES: unknown[] = [
  0,
  -1,
  -0.01,
  0.001,
  0.01,
  0.1,
  1.5,
  51,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  1e308,
  -1e308,
  '0',
  '0.01',
  '-1',
  '1e3',
  '0x1',
  'NaN',
  'Infinity',
  '',
  ' ',
  null,
  true,
  false,
  [],
  [1],
  ['12.00', '0.01'],
  {},
  { amount: 1 },
  { valueOf: 1 },
  'EUR',
  'USD',
  'free',
  `'; update price set amount = 0 --`,
]
/** What the shop reads of a line and of the cart, and what nobody asked for: that goes all in one. */
const OF_LINE = ['price', 'quantity', 'productId'] as const
const OF_CART = ['expectedTotal', 'promoCode', 'shippingRequired'] as const
const UNASKED = {
  line: ['originalPrice', 'unit_price', 'total', 'discount', 'currency'],
  cart: ['shipping', 'currency', 'discount', 'total'],
}
const all = (fields: string[], value: unknown) => Object.fromEntries(fields.map((field) => [field, value]))

interface Shop {
  api: ApiClient
  line: Line
}
let shoppers: Shop[]
beforeAll(async () => {
  shoppers = await Promise.all(
    [1, 2, 3].map(async () => {
      const { api } = await newShopper(backend)
      await addAddress(api)
      return { api, line: (await caseMaker(api)).first }
    }),
  )
}, 120_000)

/** Why what was charged is not what the shop asks for, or null. */
async function wrongCharge({ api, line }: Shop, item: object, cart: object): Promise<string | null> {
  const sent = { ...line, ...item }
  const said = JSON.stringify({ ...item, ...cart })
  const answer = await api.call('createCheckoutSession', { body: { items: [sent], ...cart } })
  if (!answer.ok)
    return [400, 404, 409].includes(answer.status) ? null : `${said} → ${answer.status} ${answer.error}`
  const { subtotal, discount, total } = answer.data.amounts
  const { quantity } = sent
  const right = Math.round(line.price * quantity * 100) / 100
  const isRight = Number.isInteger(quantity) && quantity >= 1 && quantity <= 50
  return isRight && subtotal === right && discount === 0 && total === right
    ? null
    : `${said} → ${subtotal} − ${discount} = ${total}, not ${right}`
}

describe('a cart that was tampered with', () => {
  it('is charged at the shop’s own prices, or refused: fifteen fields, 35 values', async () => {
    const waiting = [
      ...OF_LINE.flatMap((field) => VALUES.map((value) => ({ item: { [field]: value }, cart: {} }))),
      ...OF_CART.flatMap((field) => VALUES.map((value) => ({ item: {}, cart: { [field]: value } }))),
      ...VALUES.map((value) => ({ item: all(UNASKED.line, value), cart: all(UNASKED.cart, value) })),
    ]
    const tried = waiting.reduce((sum, { item, cart }) => sum + Object.keys({ ...item, ...cart }).length, 0)
    expect(tried).toBeGreaterThan(400)
    const wrong: string[] = []
    await Promise.all(
      shoppers.map(async (shop) => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const fault = await wrongCharge(shop, next.item, next.cart)
          if (fault) wrong.push(fault)
        }
      }),
    )
    expect(wrong).toEqual([])
  }, 240_000)

  it('adds up lines of the same case, and no more than fifty of them', async () => {
    const [shop] = shoppers
    if (!shop) throw new Error('There is nobody')
    const { api, line } = shop
    const open = (quantities: unknown[]) =>
      api.call('createCheckoutSession', {
        body: { items: quantities.map((quantity) => renamed(line, { quantity: quantity as number })) },
      })
    expect(await open([1, 2, 3])).toMatchObject({ data: { amounts: { subtotal: line.price * 6 } } })
    for (const quantities of [
      [1, -1],
      [2, 0],
      [1, 0.5],
      [50, 50, -99],
      [1, '1'],
      [null, 1],
    ])
      expect([quantities, (await open(quantities)).status]).toEqual([quantities, 400])
    expect(await open([20, 30])).toMatchObject({ data: { amounts: { subtotal: line.price * 50 } } })
    for (const quantities of [[20, 31], Array.from({ length: 50 }, () => 50)])
      expect(await open(quantities)).toMatchObject({
        status: 400,
        code: 'invalid_request',
        error: expect.stringContaining('A cart holds at most 50 of one case.') as string,
      })
  }, 60_000)

  it('with two lines of one id is refused', async () => {
    const [shop] = shoppers
    if (!shop) throw new Error('There is nobody')
    const { api, line } = shop
    expect(await api.call('createCheckoutSession', { body: { items: [line, line] } })).toMatchObject({
      status: 400,
      code: 'invalid_request',
      fields: { items: 'Two lines of your cart have the same id. Please reload the page and try again.' },
    })
  })

  it('that is paid makes the order that was paid, whatever is said of it afterwards', async () => {
    const { shopper, sessionId, cart, total } = await paidCheckout(stack)
    const said: Record<string, unknown>[] = [
      { cartItems: [{ ...cart.line, price: 0.01, quantity: 50 }] },
      { cartItems: [], customerEmail: 'somebody@example.test' },
      { cartItems: 'x'.repeat(1000), total: 0 },
      { cartItems: [{ productId: '2' }], amount_total: 1, currency: 'jpy' },
      { orderId: 'order_other', customer_id: 'cus_other', status: 'shipped', metadata: { paid: true } },
    ]
    for (const body of said) {
      const answer = await shopper.api.call('processPayment', { body: { sessionId, ...body } })
      expect([200, 400, 403]).toContain(answer.status)
    }
    await shopper.api.must('processPayment', { body: { sessionId } })
    expect(await ordersOf(stack, shopper.id)).toHaveLength(1)
    const [order] = await shopper.api.must('listOrders')
    expect(order?.item).toMatchObject({ price: cart.line.price, quantity: 1 })
    const [kept] = await rows<{ email: string }>(
      databaseUrl,
      'select email from "order" where customer_id = $1',
      [shopper.id],
    )
    expect(kept?.email).toBe(shopper.email)
    expect(total).toBe(cart.line.price)
  }, 120_000)
})
