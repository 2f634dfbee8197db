import { randomBytes } from 'node:crypto'
import type { Product } from '@caseloom/contract'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { guest } from '../support/actors'
import { merchandiser, shopChannel, type MedusaAdmin } from '../support/medusa-admin'
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
/** Each change is made this many times: what is told too late or too early is seen only now and then. */
const TIMES = 4
/** Long enough to be looked at while another file's tests keep the shop busy. */
const LASTS_MS = 6000

let admin: MedusaAdmin
beforeAll(async () => {
  admin = await merchandiser(stack.backend)
})

const shown = ({ handle }: OwnProduct) => api.must('getProduct', { params: { id: handle } })
const isShown = async ({ handle }: OwnProduct) =>
  (await api.call('getProduct', { params: { id: handle } })).ok
const inList = async ({ handle, title }: OwnProduct) => {
  const query = { search: title }
  const [products, cards] = await Promise.all([
    api.must('listProducts', { query }),
    api.must('listProductCards', { query }),
  ])
  const found = [products, cards.items].map((list) => list.some((product) => product.handle === handle))
  return found.every(Boolean) ? true : found.some(Boolean) ? 'in one of both' : false
}
const update = (product: OwnProduct, change: object) => admin.call('POST', `/products/${product.id}`, change)
const prices = ({ price, originalPrice }: Product) => [price, originalPrice]

describe('the next request shows', () => {
  it('the price of what can be bought, and each finish at its own', async () => {
    const product = await ownProduct(admin, {
      variants: [
        { device: 'iPhone 15', finish: 'Matte', price: 21.5 },
        { device: 'iPhone 15', finish: 'Gloss', price: 19 },
      ],
    })
    const gloss = product.variants.find(({ title }) => title.endsWith('Gloss'))
    const seen = async () => {
      const [one, cards] = await Promise.all([
        shown(product),
        api.must('listProductCards', { query: { search: product.title } }),
      ])
      expect(cards.items).toMatchObject([{ price: one.price, highestPrice: one.highestPrice }])
      const finishes = one.supporteddevices.flatMap(({ models }) => models.flatMap((model) => model.models))
      return {
        range: [one.price, one.highestPrice],
        finishes: finishes.map(({ name, price }) => [name, price]),
      }
    }
    const each = [
      ['iPhone 15 - Matte', 21.5],
      ['iPhone 15 - Gloss', 19],
    ]
    const expected = (range: number[]) => ({ range, finishes: expect.arrayContaining(each) as unknown })
    expect(await seen()).toEqual(expected([19, 21.5]))
    await admin.call('POST', `/products/${product.id}/variants/${gloss?.id}`, { manage_inventory: true })
    expect(await seen()).toEqual(expected([21.5, 21.5]))
  })

  it('a new product, its title, description and words', async () => {
    const product = await ownProduct(admin)
    expect(await shown(product)).toMatchObject({ name: product.title, price: 20, badge: '' })
    expect(await inList(product)).toBe(true)
    for (let time = 0; time < TIMES; time += 1) {
      const title = `${product.title} Tough ${time}`
      await update(product, { title })
      expect((await shown(product)).name).toBe(title)
      await update(product, { description: title })
      expect((await shown(product)).description).toBe(title)
      await update(product, { metadata: { badge: `New ${time}`, finish: 'Velvet', position: 3 } })
      expect(await shown(product)).toMatchObject({ badge: `New ${time}`, finish: 'Velvet' })
    }
  })

  it('nothing of a product that is taken out of the shop’s sales channel', async () => {
    const product = await ownProduct(admin)
    const channel = await shopChannel(admin)
    for (let time = 0; time < TIMES; time += 1) {
      await update(product, { sales_channels: [] })
      expect([await isShown(product), await inList(product)]).toEqual([false, false])
      await admin.call('POST', `/sales-channels/${channel.id}/products`, { add: [product.id] })
      expect([await isShown(product), await inList(product)]).toEqual([true, true])
    }
  })

  it('a price, on the page and in the list', async () => {
    const product = await ownProduct(admin)
    for (let time = 1; time <= TIMES; time += 1) {
      await setPrice(admin, product, 20 + time / 2)
      const [one, [listed]] = await Promise.all([
        shown(product),
        api.must('listProducts', { query: { search: product.title } }),
      ])
      expect([one.price, listed?.price]).toEqual([20 + time / 2, 20 + time / 2])
    }
  })

  it('a sale: begun, changed, paused and removed', async () => {
    const product = await ownProduct(admin)
    for (let time = 0; time < TIMES; time += 1) {
      expect(prices(await shown(product))).toEqual([20, null])
      const id = await saleList(admin, product, 15)
      expect(prices(await shown(product))).toEqual([15, 20])
      await admin.call('POST', `/price-lists/${id}`, { status: 'draft' })
      expect(prices(await shown(product))).toEqual([20, null])
      await admin.call('POST', `/price-lists/${id}`, { status: 'active' })
      expect(prices(await shown(product))).toEqual([15, 20])
      await admin.call('DELETE', `/price-lists/${id}`)
    }
    expect(prices(await shown(product))).toEqual([20, null])
  })

  it('a sale that begins and ends by the clock', async () => {
    const product = await ownProduct(admin)
    const begins = Date.now() + LASTS_MS
    await saleList(admin, product, 12, {
      starts_at: new Date(begins).toISOString(),
      ends_at: new Date(begins + LASTS_MS).toISOString(),
    })
    const until = async (moment: number) => new Promise((done) => setTimeout(done, moment - Date.now()))
    expect(prices(await shown(product))).toEqual([20, null])
    await until(begins + 50)
    expect(prices(await shown(product))).toEqual([12, 20])
    await until(begins + LASTS_MS + 50)
    expect(prices(await shown(product))).toEqual([20, null])
  })

  it('an override list as the price itself, without a saving', async () => {
    const product = await ownProduct(admin)
    await saleList(admin, product, 25, { type: 'override' })
    expect(prices(await shown(product))).toEqual([25, null])
  })

  it('pictures: added, chosen, reordered and taken away', async () => {
    const product = await ownProduct(admin)
    const urls = ['/images/cases/snap.webp', '/images/cases/tough.webp']
    for (let time = 0; time < TIMES; time += 1) {
      const order = time % 2 ? urls : urls.toReversed()
      await update(product, { images: order.map((url) => ({ url })), thumbnail: order[1] })
      expect(await shown(product)).toMatchObject({ gallery: order, image: order[1] })
    }
    await update(product, { images: [], thumbnail: null })
    expect(await shown(product)).toMatchObject({ gallery: [], image: '' })
  })

  it('a product that is unpublished, published again and deleted', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const product = await ownProduct(admin)
      const { id } = await shown(product)
      await update(product, { status: 'draft' })
      expect([await isShown(product), await inList(product)]).toEqual([false, false])
      await update(product, { status: 'published' })
      expect(await inList(product)).toBe(true)
      expect((await shown(product)).id).toBe(id)
      await admin.call('DELETE', `/products/${product.id}`)
      expect([await isShown(product), await inList(product)]).toEqual([false, false])
      expect((await api.call('getProduct', { params: { id: String(id) } })).status).toBe(404)
    }
  })

  it('a variant: new, renamed and deleted', async () => {
    const product = await ownProduct(admin)
    const names = async () =>
      (await shown(product)).supporteddevices.flatMap((brand) =>
        brand.models.flatMap((model) => model.models.map(({ name }) => name)),
      )
    expect(await names()).toEqual(['iPhone 15 - Matte'])
    await addVariant(admin, product, { device: 'Galaxy S24', finish: 'Gloss', price: 9 })
    expect(await names()).toEqual(['iPhone 15 - Matte', 'Galaxy S24 - Gloss'])
    expect((await shown(product)).price).toBe(9)
    await admin.call('POST', `/products/${product.id}/variants/${firstVariant(product).id}`, {
      title: 'iPhone 15 Pro - Matte',
    })
    expect(await names()).toEqual(['iPhone 15 Pro - Matte', 'Galaxy S24 - Gloss'])
    await admin.call('DELETE', `/products/${product.id}/variants/${firstVariant(product).id}`)
    expect(await names()).toEqual(['Galaxy S24 - Gloss'])
  })

  it('a category, its new name and its being hidden', async () => {
    const { product_category } = await admin.call<{ product_category: { id: string } }>(
      'POST',
      '/product-categories',
      { name: `Kind ${randomBytes(4).toString('hex')}`, is_active: true },
    )
    const product = await ownProduct(admin, { categories: [{ id: product_category.id }] })
    const rename = (change: object) =>
      admin.call('POST', `/product-categories/${product_category.id}`, change)
    for (let time = 0; time < TIMES; time += 1) {
      const name = `Kind ${randomBytes(4).toString('hex')}`
      await rename({ name })
      expect((await shown(product)).category).toBe(name)
      const cards = await api.must('listProductCards', { query: { category: name.toUpperCase() } })
      expect(cards.items.map(({ handle }) => handle)).toEqual([product.handle])
      expect(cards.categories).toContainEqual({ name, count: 1 })
    }
    const members = (change: object) =>
      admin.call('POST', `/product-categories/${product_category.id}/products`, change)
    await members({ remove: [product.id] })
    expect((await shown(product)).category).toBe('')
    await members({ add: [product.id] })
    expect((await shown(product)).category).not.toBe('')
    await rename({ is_active: false })
    expect((await shown(product)).category).toBe('')
    await rename({ is_active: true })
    await update(product, { categories: [] })
    expect((await shown(product)).category).toBe('')
  })

  it('a variant whose price is taken away, and given back', async () => {
    const product = await ownProduct(admin, {
      variants: [
        { device: 'iPhone 15', finish: 'Matte', price: 20 },
        { device: 'Galaxy S24', finish: 'Gloss', price: 9 },
      ],
    })
    const offered = async () =>
      (await shown(product)).supporteddevices.flatMap((brand) =>
        brand.models.flatMap((model) => model.models.map(({ available }) => available)),
      )
    await expect.poll(offered).toEqual([true, true])
    await admin.call('POST', `/products/${product.id}/variants/${firstVariant(product).id}`, { prices: [] })
    expect(await offered()).toEqual([false, true])
    await setPrice(admin, product, 20)
    expect(await offered()).toEqual([true, true])
  })

  it('a case in a finish of the shop’s, and in no other', async () => {
    const product = await ownProduct(admin)
    const call = (finish: string) =>
      admin.call('POST', `/products/${product.id}/variants/${firstVariant(product).id}`, {
        title: `iPhone 15 - ${finish}`,
      })
    const inStock = async () => (await shown(product)).inStock
    await expect.poll(inStock).toBe(true)
    for (const finish of ['Satin', 'gloss']) {
      await call(finish)
      await expect.poll(inStock).toBe(false)
    }
    await call('Gloss')
    await expect.poll(inStock).toBe(true)
  })
})

describe('what a browser may keep', () => {
  it('is confirmed until it changes, in every encoding', async () => {
    const product = await ownProduct(admin, { description: 'Long words. '.repeat(300) })
    const path = `${stack.backend}/api/products/${product.handle}`
    for (const encoding of ['identity', 'gzip', 'br']) {
      const ask = (headers: Record<string, string> = {}) =>
        fetch(path, { headers: { 'accept-encoding': encoding, ...headers } })
      // A print spec that follows a new variant a moment later is a change too.
      await expect
        .poll(async () => ((await (await ask()).json()) as { data: Product }).data.inStock)
        .toBe(true)
      const first = await ask()
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[\w-]+"$/)
      expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(first.headers.get('vary')).toMatch(/accept-encoding/i)
      expect(first.headers.getSetCookie()).toEqual([])
      expect(first.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      const again = await ask({ 'if-none-match': etag })
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])

      await update(product, { title: `${product.title} ${encoding}` })
      const changed = await ask({ 'if-none-match': etag })
      expect(changed.status).toBe(200)
      expect(changed.headers.get('etag')).not.toBe(etag)
      expect(((await changed.json()) as { data: Product }).data.name).toBe(`${product.title} ${encoding}`)
    }
  })

  it('stays confirmed when something else changes', async () => {
    const product = await ownProduct(admin)
    await expect.poll(async () => (await shown(product)).inStock).toBe(true)
    const path = `${stack.backend}/api/products/${product.handle}`
    const etag = (await fetch(path)).headers.get('etag') ?? ''
    await ownProduct(admin)
    expect((await fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('is right for everybody who asks while it changes', async () => {
    const product = await ownProduct(admin)
    let done = false
    const crowd = Array.from({ length: 8 }, async () => {
      let last = 0
      while (!done) {
        const { price } = await shown(product)
        // Prices only rise here: one that falls came from something made before.
        expect(price).toBeGreaterThanOrEqual(last)
        last = price
      }
    })
    try {
      for (let amount = 21; amount <= 40; amount += 1) {
        await setPrice(admin, product, amount)
        expect((await shown(product)).price).toBe(amount)
      }
    } finally {
      done = true
    }
    await Promise.all(crowd)
  })
})
