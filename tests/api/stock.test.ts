import { beforeAll, describe, expect, inject, it } from 'vitest'
import { addAddress, designedLine, guest, lineOf, newShopper } from '../support/actors'
import type { Line } from '../support/cart-cases'
import { rows } from '../support/database'
import { merchandiser, shopChannel, type MedusaAdmin } from '../support/medusa-admin'
import { firstVariant, ownProduct, type OwnProduct } from '../support/own-product'

const stack = inject('stack')
const api = guest(stack.backend)

let admin: MedusaAdmin
beforeAll(async () => {
  admin = await merchandiser(stack.backend)
})

const shown = ({ handle }: OwnProduct) => api.must('getProduct', { params: { id: handle } })
const countStock = (product: OwnProduct) =>
  admin.call('POST', `/products/${product.id}/variants/${firstVariant(product).id}`, {
    manage_inventory: true,
  })
/** The place that the shop's orders leave from. */
const shopPlace = async () => {
  const [store] = await rows<{ id: string }>(
    stack.databaseUrl,
    'select default_location_id as id from store where deleted_at is null',
  )
  return store?.id
}
/** Puts so many of it on a shelf, the shop's own or another; answers how to change the number. Its stock is counted already. */
const stockOf = async (product: OwnProduct, pieces: number, placeId?: string) => {
  const { variant } = await admin.call<{ variant: { inventory_items: { inventory_item_id: string }[] } }>(
    'GET',
    `/products/${product.id}/variants/${firstVariant(product).id}?fields=*inventory_items`,
  )
  const levels = `/inventory-items/${variant.inventory_items[0]?.inventory_item_id}/location-levels`
  const location_id = placeId ?? (await shopPlace())
  await admin.call('POST', levels, { location_id, stocked_quantity: pieces })
  return (stocked_quantity: number) => admin.call('POST', `${levels}/${location_id}`, { stocked_quantity })
}

describe('the next request shows', () => {
  it('whether there is stock, where the merchandiser counts it', async () => {
    const product = await ownProduct(admin)
    await expect.poll(async () => (await shown(product)).inStock).toBe(true)
    await countStock(product)
    expect((await shown(product)).inStock).toBe(false)
    const restock = await stockOf(product, 2)
    expect((await shown(product)).inStock).toBe(true)
    await restock(0)
    expect((await shown(product)).inStock).toBe(false)
  })

  it('no stock of a place that the shop does not sell from', async () => {
    const product = await ownProduct(admin)
    await expect.poll(async () => (await shown(product)).inStock).toBe(true)
    await countStock(product)
    const { stock_location: place } = await admin.call<{ stock_location: { id: string } }>(
      'POST',
      '/stock-locations',
      { name: `Warehouse of ${product.handle}` },
    )
    const sellFrom = (change: object) =>
      admin.call('POST', `/stock-locations/${place.id}/sales-channels`, change)
    const channel = (await shopChannel(admin)).id
    await stockOf(product, 5, place.id)
    expect((await shown(product)).inStock).toBe(false)
    await sellFrom({ add: [channel] })
    expect((await shown(product)).inStock).toBe(true)
    await sellFrom({ remove: [channel] })
    expect((await shown(product)).inStock).toBe(false)
    await admin.call('DELETE', `/stock-locations/${place.id}`)
  })
})

describe('a case of which few are left', () => {
  it('is sold so often and no more, whatever is printed on it', async () => {
    const product = await ownProduct(admin)
    await expect.poll(async () => (await shown(product)).inStock).toBe(true)
    await countStock(product)
    await stockOf(product, 2)
    const { api: shopper } = await newShopper(stack.backend)
    await addAddress(shopper)
    const { line: drawn, designId } = await designedLine(shopper)
    const design = { id: designId, title: drawn.customizations.designName ?? '' }
    const lay = async (turn: number) => (await lineOf(shopper, design, await shown(product), { turn })).line
    const [one, other] = [await lay(0), await lay(90)]
    const says = async (...items: Line[]) => {
      const quote = await shopper.must('quoteCart', { body: { items } })
      const bought = await shopper.call('createCheckoutSession', { body: { items } })
      return { ...quote, bought }
    }
    const alone = 'Only 2 of this case are left.'
    expect(await says({ ...one, quantity: 5 })).toMatchObject({
      unavailable: [{ id: one.id, message: alone, left: 2 }],
      total: 0,
      bought: { status: 409, code: 'conflict', error: alone },
    })
    // Each line is within the stock; both together are not.
    const together = 'Only 2 of this case are left, for all its designs in your cart together.'
    expect(await says({ ...one, quantity: 2 }, other)).toMatchObject({
      unavailable: [
        { id: one.id, message: together, left: 2 },
        { id: other.id, message: together, left: 2 },
      ],
      bought: { status: 409, code: 'conflict', error: together },
    })
    expect(await says(one, other)).toMatchObject({ unavailable: [], total: 40, bought: { ok: true } })
    // A kept cart holds what is short: it is turned down there, not thrown out.
    await shopper.must('addCartItem', { body: { ...one, quantity: 5 } })
    expect(await shopper.must('getCart')).toMatchObject({ items: [{ quantity: 5 }], dropped: [] })
  }, 120_000)
})
