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
it('no price below zero: none is taken, and what has one is not for sale', async () => {
  const product = await ownProduct(admin, {
    variants: [
      { device: 'iPhone 15', finish: 'Matte', price: 20 },
      { device: 'Galaxy S24', finish: 'Gloss', price: 9 },
    ],
  })
  const { id } = firstVariant(product)
  const prices = [{ currency_code: 'gbp', amount: -3 }]
  const sale = await saleList(admin, product, 15)
  const price = { currency_code: 'gbp', amount: -0.01, variant_id: id }
  for (const write of [
    () => setPrice(admin, product, -3),
    () => update(product, { variants: [{ id, prices }] }),
    () => admin.call('POST', `/products/${product.id}/variants/batch`, { update: [{ id, prices }] }),
    () => addVariant(admin, product, { device: 'iPhone 15', finish: 'Gloss', price: -3 }),
    () => ownProduct(admin, { variants: [{ device: 'iPhone 15', finish: 'Matte', price: -3 }] }),
    () => saleList(admin, product, -3),
    () => admin.call('POST', `/price-lists/${sale}/prices/batch`, { create: [price] }),
  ])
    await expect(write()).rejects.toThrow(/ 400: .*A price can’t be below zero/)
  await setPrice(admin, product, 0)
  const { api: shopper } = await newShopper(stack.backend)
  await addAddress(shopper)
  const { line: drawn, designId } = await designedLine(shopper)
  const design = { id: designId, title: drawn.customizations.designName ?? '' }
  await expect.poll(async () => (await shown(product)).inStock).toBe(true)
  const { line } = await lineOf(shopper, design, await shown(product), { device: 'iPhone 15' })
  expect(line.price).toBe(0)

  await rows(
    stack.databaseUrl,
    `update price p set amount = -3, raw_amount = '{"value": "-3", "precision": 20}'
       from product_variant_price_set l where l.price_set_id = p.price_set_id and l.variant_id = $1`,
    [id],
  )
  await update(product, { description: 'Seen anew' })
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
}, 120_000)
