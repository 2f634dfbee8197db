import { beforeAll, expect, inject, it } from 'vitest'
import { addAddress, designedLine, guest, lineOf, newShopper } from '../support/actors'
import { rows } from '../support/database'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'
import {
  addVariant,
  firstVariant,
  ownProduct,
  saleList,
  setPrice,
  type OwnProduct,
} from '../support/own-product'

const stack = inject('stack')
const api = guest(stack.backend)

let admin: MedusaAdmin
beforeAll(async () => {
  admin = await merchandiser(stack.backend)
})

const shown = ({ handle }: OwnProduct) => api.must('getProduct', { params: { id: handle } })
const update = (product: OwnProduct, change: object) => admin.call('POST', `/products/${product.id}`, change)

// Guards: the app's middleware on Medusa's routes, and SELLABLE for what was written past it.
it('no price below zero or of a part of a penny: none is taken, and what has one is not for sale', async () => {
  const product = await ownProduct(admin, {
    variants: [
      { device: 'iPhone 15', finish: 'Matte', price: 20 },
      { device: 'Galaxy S24', finish: 'Gloss', price: 9 },
    ],
  })
  const { id } = firstVariant(product)
  const sale = await saleList(admin, product, 15)
  const { shipping_options: delivery } = await admin.call<{ shipping_options: { id: string }[] }>(
    'GET',
    '/shipping-options?limit=1',
  )
  const writes = (amount: number) => {
    const prices = [{ currency_code: 'gbp', amount }]
    return [
      () => setPrice(admin, product, amount),
      () => update(product, { variants: [{ id, prices }] }),
      () => admin.call('POST', `/products/${product.id}/variants/batch`, { update: [{ id, prices }] }),
      () => addVariant(admin, product, { device: 'iPhone 15', finish: 'Gloss', price: amount }),
      () => ownProduct(admin, { variants: [{ device: 'iPhone 15', finish: 'Matte', price: amount }] }),
      () => saleList(admin, product, amount),
      () =>
        admin.call('POST', `/price-lists/${sale}/prices/batch`, {
          create: prices.map((price) => ({ ...price, variant_id: id })),
        }),
      () => admin.call('POST', `/shipping-options/${delivery[0]?.id}`, { prices }),
    ]
  }
  for (const write of writes(-0.01))
    await expect(write()).rejects.toThrow(/ 400: .*A price can’t be below zero/)
  for (const write of writes(13.335))
    await expect(write()).rejects.toThrow(/ 400: .*A price in pounds is a number of whole pence/)
  await setPrice(admin, product, 0)
  const { api: shopper } = await newShopper(stack.backend)
  await addAddress(shopper)
  const { line: drawn, designId } = await designedLine(shopper)
  const design = { id: designId, title: drawn.customizations.designName ?? '' }
  await expect.poll(async () => (await shown(product)).inStock).toBe(true)
  const { line } = await lineOf(shopper, design, await shown(product), { device: 'iPhone 15' })
  expect(line.price).toBe(0)

  for (const amount of [-3, 13.335]) {
    await rows(
      stack.databaseUrl,
      `update price p set amount = $2::text::numeric, raw_amount = jsonb_build_object('value', $2::text, 'precision', 20)
         from product_variant_price_set l where l.price_set_id = p.price_set_id and l.variant_id = $1`,
      [id, String(amount)],
    )
    await update(product, { description: `Seen anew at ${amount}` })
    const seen = await shown(product)
    expect([seen.price, seen.highestPrice]).toEqual([9, 9])
    expect(await shopper.must('quoteCart', { body: { items: [line] } })).toMatchObject({
      unavailable: [{ id: line.id }],
      total: 0,
    })
    expect(await shopper.call('createCheckoutSession', { body: { items: [line] } })).toMatchObject({
      ok: false,
      code: 'configuration_not_found',
    })
  }
}, 120_000)
