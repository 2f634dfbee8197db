import { beforeAll, describe, expect, inject, it } from 'vitest'
import { addAddress, guest, newShopper, type Shopper } from '../support/actors'
import { ApiClient } from '../support/api-client'
import { caseMaker, lineId, renamed, type Line } from '../support/cart-cases'
import { rows } from '../support/database'
import { merchandiser } from '../support/medusa-admin'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const sandbox = sandboxClient(stack)

type Make = Awaited<ReturnType<typeof caseMaker>>['make']
let shopper: Shopper
let api: ApiClient
let make: Make
let line: Line

const add = (body: Line, as = api) => as.must('addCartItem', { body })
const set = (id: string, quantity: unknown, as = api) =>
  as.call('updateCartItem', { params: { id }, body: { quantity } })
const names = async (as = api) => (await as.must('getCart')).items.map(({ id }) => id)
const emptied = () => api.must('clearCart')

beforeAll(async () => {
  shopper = await newShopper(backend)
  api = shopper.api
  const cases = await caseMaker(api)
  make = cases.make
  line = cases.first
}, 120_000)

describe('the kept cart', () => {
  it('is empty until something is added, and is asked for with a token only', async () => {
    const other = await newShopper(backend)
    expect(await other.api.must('getCart')).toEqual({ items: [], dropped: [], updatedAt: null })
    expect(await other.api.must('clearCart')).toMatchObject({ items: [] })
    expect(await other.api.must('removeCartItem', { params: { id: 'none' } })).toMatchObject({ items: [] })
    for (const call of ['getCart', 'clearCart'] as const)
      expect(await guest(backend).call(call)).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  it('keeps a line as the shop knows it, whatever the browser says of it', async () => {
    await emptied()
    const { items } = await add({
      ...line,
      name: 'Golden Case',
      price: 0.01,
      image: 'https://evil.example/x.png',
      quantity: 2,
      customizations: { ...line.customizations, designName: 'Not mine', aiGenerated: false },
    })
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      id: line.id,
      productId: line.productId,
      name: line.name,
      price: line.price,
      originalPrice: null,
      quantity: 2,
      image: line.image,
      device: line.device,
      color: line.color,
      customization: {
        designId: line.customizations.designId,
        recipeHash: line.customizations.recipeHash,
        aiGenerated: true,
      },
    })
    expect(items[0]?.design).not.toBe('Not mine')
    expect(await api.must('getCart')).toMatchObject({ items, dropped: [] })
    const kept = await rows<{ customer_id: string; lines: number; completed_at: unknown }>(
      databaseUrl,
      `select c.customer_id, c.completed_at, (select count(*)::int from cart_line_item l where l.cart_id = c.id) as lines
       from customer_cart k join cart c on c.id = k.cart_id where k.customer_id = $1`,
      [shopper.id],
    )
    expect(kept).toEqual([{ customer_id: shopper.id, lines: 1, completed_at: null }])
  })

  it('adds to the same case, and once only for each line id', async () => {
    await emptied()
    await add(line)
    expect(await add(line)).toMatchObject({ items: [{ id: line.id, quantity: 1 }] })
    const again = renamed(line, { quantity: 3 })
    expect(await add(again)).toMatchObject({ items: [{ id: line.id, quantity: 4 }] })
    expect(await add(again)).toMatchObject({ items: [{ id: line.id, quantity: 4 }] })
    const turned = await make({ turn: 20 })
    const gloss = await make({ finish: line.color === 'Gloss' ? 'Matte' : 'Gloss' })
    await add(turned)
    const { items } = await add(gloss)
    expect(items.map(({ id, quantity }) => [id, quantity])).toEqual([
      [line.id, 4],
      [turned.id, 1],
      [gloss.id, 1],
    ])
  })

  it('knows a line by every id that was merged into it', async () => {
    await emptied()
    await add(line)
    const again = renamed(line)
    await add(again)
    expect(await set(again.id, 7)).toMatchObject({
      ok: true,
      data: { items: [{ id: line.id, quantity: 7 }] },
    })
    expect(await api.must('removeCartItem', { params: { id: again.id } })).toMatchObject({ items: [] })
    // Undo adds the very same line once more.
    expect(await add(line)).toMatchObject({ items: [{ id: line.id, quantity: 1 }] })
  })

  it('sets quantities, and zero removes', async () => {
    await emptied()
    await add(line)
    expect(await set(line.id, 50)).toMatchObject({ data: { items: [{ quantity: 50 }] } })
    for (const bad of [51, -1, 1.5, '2', null, Number.MAX_VALUE])
      expect(await set(line.id, bad), String(bad)).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(await api.must('getCart')).toMatchObject({ items: [{ quantity: 50 }] })
    expect(await set(line.id, 0)).toMatchObject({ data: { items: [] } })
    expect(await set(line.id, 1)).toMatchObject({ status: 404, code: 'not_found' })
    expect(await api.must('removeCartItem', { params: { id: line.id } })).toMatchObject({ items: [] })
  })

  it('holds fifty of a case, and says no more of it', async () => {
    await emptied()
    await add(renamed(line, { quantity: 40 }))
    expect(await add(renamed(line, { quantity: 40 }))).toMatchObject({ items: [{ quantity: 50 }] })
  })

  it('loses nothing of twenty adds at once from two devices', async () => {
    await emptied()
    const other = api.at(backend)
    const { email, password } = shopper
    other.token = (await new ApiClient(backend).must('login', { body: { email, password } })).token
    const turned = await make({ turn: 30 })
    const lines = Array.from({ length: 20 }, (_one, n) => renamed(n % 4 === 0 ? turned : line))
    await Promise.all(lines.map((body, n) => add(body, n % 2 ? api : other)))
    // Each of them once more, as after a lost connection.
    await Promise.all(lines.map((body, n) => add(body, n % 2 ? other : api)))
    const { items } = await api.must('getCart')
    const quantities = new Map(items.map((item) => [item.customization?.recipeHash, item.quantity]))
    expect(quantities).toEqual(
      new Map([
        [line.customizations.recipeHash, 15],
        [turned.customizations.recipeHash, 5],
      ]),
    )
    expect(await other.must('getCart')).toEqual(await api.must('getCart'))
    const carts = await rows(databaseUrl, 'select 1 from customer_cart where customer_id = $1', [shopper.id])
    expect(carts).toHaveLength(1)
  }, 120_000)

  it('is made once where a first line comes from two devices at once', async () => {
    const fresh = await newShopper(backend)
    const cases = await caseMaker(fresh.api)
    const lines = Array.from({ length: 6 }, () => renamed(cases.first))
    await Promise.all(lines.map((body) => add(body, fresh.api)))
    expect(await fresh.api.must('getCart')).toMatchObject({ items: [{ quantity: 6 }] })
  }, 120_000)

  it('takes nothing that cannot be bought', async () => {
    await emptied()
    const tries: [object, number, string][] = [
      [{ productId: '424242' }, 400, 'unknown_product'],
      [{ productId: "1' or '1'='1" }, 400, 'unknown_product'],
      [{ device: 'Nokia 3310' }, 400, 'configuration_not_found'],
      [{ customizations: null }, 409, 'recipe_changed'],
      [{ customizations: { ...line.customizations, recipeHash: 'f'.repeat(64) } }, 409, 'recipe_changed'],
      [{ customizations: { ...line.customizations, designId: 'design_of_another' } }, 409, 'recipe_changed'],
      [{ quantity: 0 }, 400, 'invalid_request'],
      [{ quantity: 2.5 }, 400, 'invalid_request'],
      [{ quantity: 51 }, 400, 'invalid_request'],
      [{ id: 'x'.repeat(301) }, 400, 'invalid_request'],
      [{ id: 'with\u0000null' }, 400, 'invalid_request'],
      [{ id: 7 }, 400, 'invalid_request'],
      [{ id: '' }, 400, 'invalid_request'],
      [{ id: 'half\ud800' }, 400, 'invalid_request'],
      [{ device: '\ud83e' }, 400, 'invalid_request'],
      [{ price: 'free' }, 400, 'invalid_request'],
      [{ customizations: 'mine' }, 400, 'invalid_request'],
    ]
    for (const [change, status, code] of tries)
      expect(
        await api.call('addCartItem', { body: { ...line, id: lineId(), ...change } }),
        code,
      ).toMatchObject({
        status,
        code,
      })
    const raw = await api.send('POST', '/cart/items', { raw: '{"id":' })
    expect([raw.status, await raw.json()]).toMatchObject([400, { success: false, code: 'invalid_request' }])
    for (const path of ['/cart/items/%00', '/cart/items/%E0%A4%A'])
      expect((await api.send('PUT', path, { body: { quantity: 1 } })).status).toBe(400)
    expect((await api.send('PATCH', '/cart')).status).toBe(405)
    expect(await names()).toEqual([])
  })

  it('is nobody else’s: their ids are not found, their cases not theirs to add', async () => {
    await emptied()
    await add(line)
    const stranger = await newShopper(backend)
    expect(await set(line.id, 9, stranger.api)).toMatchObject({ status: 404 })
    await stranger.api.must('removeCartItem', { params: { id: line.id } })
    await stranger.api.must('clearCart')
    expect(await stranger.api.call('addCartItem', { body: line })).toMatchObject({ code: 'recipe_changed' })
    expect(await names(stranger.api)).toEqual([])
    expect(await api.must('getCart')).toMatchObject({ items: [{ id: line.id, quantity: 1 }] })
  })

  it('shows present prices, and drops what is not sold any more with a sentence, once', async () => {
    await emptied()
    const admin = await merchandiser(backend)
    const folio = await make({ product: 'folio' })
    const eco = await make({ product: 'eco' })
    await add(folio)
    await add(eco)
    const { variants } = await admin.call<{
      variants: { id: string; product_id: string; prices: { id: string }[] }[]
    }>('GET', `/product-variants?q=${(await api.must('getCart')).items[0]?.sku}&fields=id,product_id,*prices`)
    const [variant] = variants
    const price = (amount: number) =>
      admin.call('POST', `/products/${variant?.product_id}/variants/${variant?.id}`, {
        prices: [{ id: variant?.prices[0]?.id, currency_code: 'gbp', amount }],
      })
    try {
      await price(26.5)
      expect(await api.must('getCart')).toMatchObject({
        items: [{ id: folio.id, price: 26.5 }, { id: eco.id }],
      })
      expect(await api.must('quoteCart', { body: { items: [folio] } })).toMatchObject({
        items: [{ id: folio.id, price: 26.5 }],
        total: 26.5,
      })
    } finally {
      await price(25)
    }
    await rows(databaseUrl, `update recipe set variant_id = 'GONE' where hash = $1`, [
      eco.customizations.recipeHash,
    ])
    const quote = await api.must('quoteCart', { body: { items: [folio, eco] } })
    expect(quote).toMatchObject({ items: [{ id: folio.id }], total: 25 })
    expect(quote.unavailable).toMatchObject([
      { id: eco.id, message: expect.stringContaining('studio') as string },
    ])
    const dropped = await api.must('getCart')
    expect(dropped.items.map(({ id }) => id)).toEqual([folio.id])
    expect(dropped.dropped).toMatchObject([
      {
        id: eco.id,
        message: expect.stringMatching(/^Eco .* for .* was taken out of your cart\.$/) as string,
      },
    ])
    expect(await api.must('getCart')).toMatchObject({ items: [{ id: folio.id }], dropped: [] })
  })

  it('holds fifty lines', async () => {
    await emptied()
    const [cart] = await rows<{ cart_id: string }>(
      databaseUrl,
      'select cart_id from customer_cart where customer_id = $1',
      [shopper.id],
    )
    await add(line)
    // Cases that differ by their recipe alone, as fifty drawings would make them.
    await rows(
      databaseUrl,
      `insert into cart_line_item (id, cart_id, title, quantity, variant_id, product_id, unit_price, raw_unit_price, metadata)
       select 'cali_many_' || n || '_' || left(md5(l.id), 8), l.cart_id, l.title, 1, l.variant_id, l.product_id, l.unit_price,
         l.raw_unit_price, l.metadata || jsonb_build_object('line_ids', jsonb_build_array('many-' || n), 'recipe_hash',
         (select r.hash from recipe r where r.hash = l.metadata->>'recipe_hash'))
       from cart_line_item l, generate_series(2, 50) n where l.cart_id = $1 and l.metadata->'line_ids' ? $2`,
      [cart?.cart_id, line.id],
    )
    expect(await names()).toHaveLength(50)
    const turned = await make({ turn: 45 })
    expect(await api.call('addCartItem', { body: turned })).toMatchObject({
      status: 409,
      code: 'conflict',
      error: 'A cart holds at most 50 lines',
    })
    await api.must('removeCartItem', { params: { id: 'many-7' } })
    expect((await add(turned)).items).toHaveLength(50)
  })
})

describe('after the payment', () => {
  it('what was bought leaves the kept cart, what was added since stays, and nothing of it comes back', async () => {
    const buyer = await newShopper(backend)
    await addAddress(buyer.api)
    const cases = await caseMaker(buyer.api)
    const bought = { ...cases.first, quantity: 2 }
    const turned = await cases.make({ turn: 15 })
    await add(bought, buyer.api)
    const merged = renamed(turned)
    await add(turned, buyer.api)
    await add(merged, buyer.api)
    const { sessionId, url } = await buyer.api.must('createCheckoutSession', {
      body: { items: [bought, { ...turned, quantity: 2 }] },
    })
    // In another tab, while the payment page is open.
    const since = await cases.make({ turn: -15 })
    await add(renamed(bought, { quantity: 1 }), buyer.api)
    await add(since, buyer.api)
    await sandbox.pay(url)
    await Promise.all([1, 2, 3].map(() => buyer.api.must('processPayment', { body: { sessionId } })))
    await expect
      .poll(async () => (await buyer.api.must('getCart')).items.map(({ id, quantity }) => [id, quantity]), {
        timeout: 30_000,
      })
      .toEqual([
        [bought.id, 1],
        [since.id, 1],
      ])
    await buyer.api.must('processPayment', { body: { sessionId } })
    // A device that had no connection sends what was bought meanwhile, under either of its names.
    for (const late of [turned, merged])
      expect(await add(late, buyer.api)).toMatchObject({
        items: [
          { id: bought.id, quantity: 1 },
          { id: since.id, quantity: 1 },
        ],
      })
    // The rest of what was bought in part can be taken out and put back.
    await buyer.api.must('removeCartItem', { params: { id: bought.id } })
    expect(await names(buyer.api)).toEqual([since.id])
    await add({ ...bought, quantity: 1 }, buyer.api)
    expect(await names(buyer.api)).toEqual([since.id, bought.id])
  }, 180_000)

  it('a payment that is not made leaves the kept cart alone', async () => {
    const buyer = await newShopper(backend)
    await addAddress(buyer.api)
    const { first } = await caseMaker(buyer.api)
    await add(first, buyer.api)
    const { url } = await buyer.api.must('createCheckoutSession', { body: { items: [first] } })
    await sandbox.press(url, 'cancel')
    expect(await names(buyer.api)).toEqual([first.id])
  }, 120_000)
})

describe('a quote', () => {
  it('is told to a guest too, of the cases that are theirs', async () => {
    const visitor = guest(backend)
    const { first } = await caseMaker(visitor)
    expect(await visitor.must('quoteCart', { body: { items: [first] } })).toEqual({
      items: [{ id: first.id, name: first.name, price: first.price, originalPrice: null }],
      unavailable: [],
      subtotal: first.price,
      discount: null,
      notTaken: null,
      promoRefused: null,
      total: first.price,
    })
    const stranger = guest(backend)
    const refused = await stranger.must('quoteCart', { body: { items: [first], promoCode: 'SAVE10' } })
    expect(refused).toMatchObject({ items: [], subtotal: 0, total: 0, discount: null })
    expect(refused.unavailable).toHaveLength(1)
  }, 120_000)

  it('wants lines, and at most fifty', async () => {
    for (const items of [
      [],
      Array.from({ length: 51 }, () => renamed(line)),
      'all',
      [{ ...line, quantity: 0 }],
    ])
      expect(await api.call('quoteCart', { body: { items } })).toMatchObject({ status: 400 })
    const fifty = (quantity: number) => Array.from({ length: 50 }, () => renamed(line, { quantity }))
    const quote = await api.must('quoteCart', { body: { items: fifty(1), promoCode: 'SAVE10' } })
    expect(quote.subtotal).toBe(line.price * 50)
    expect(quote.total).toBe(line.price * 45)
    const tooMany = await api.must('quoteCart', { body: { items: fifty(50) } })
    const message = `A cart holds at most 50 of one case. Yours has 2500 of ${line.name}; please take some out.`
    expect(tooMany).toMatchObject({ items: [], total: 0 })
    expect(tooMany.unavailable.map(({ message: words, left }) => [words, left])).toEqual(
      Array.from({ length: 50 }, () => [message, null]),
    )
  })
})
