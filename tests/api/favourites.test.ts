import { randomInt } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { guest, newShopper, type Shopper } from '../support/actors'
import { rows } from '../support/database'
import { merchandiser, shopChannel } from '../support/medusa-admin'
import { firstVariant, ownProduct } from '../support/own-product'

const { backend, databaseUrl } = inject('stack')
const of = (productId: string) => ({ productId })
const listed = async ({ api }: Shopper) => (await api.must('listFavourites')).productIds

describe('favourites', () => {
  it('are kept in the account, latest first', async () => {
    const shopper = await newShopper(backend)
    const { api } = shopper
    expect(await listed(shopper)).toEqual([])
    expect((await api.must('addFavourite', { params: of('1') })).productIds).toEqual([1])
    expect((await api.must('addFavourite', { params: of('3') })).productIds).toEqual([3, 1])
    expect((await api.must('addFavourite', { params: of('tough') })).productIds).toEqual([2, 3, 1])
    expect((await api.must('addFavourite', { params: of('1') })).productIds).toEqual([2, 3, 1])
    expect((await api.must('removeFavourite', { params: of('3') })).productIds).toEqual([2, 1])
    expect((await api.must('removeFavourite', { params: of('clear') })).productIds).toEqual([2, 1])
    expect(await listed(shopper)).toEqual([2, 1])
  })

  it('take over what a browser had marked, and pass over what is unknown', async () => {
    const shopper = await newShopper(backend)
    await shopper.api.must('addFavourite', { params: of('4') })
    const body = { productIds: [6, 5, 6, 4, 77_777, 999_999_999] }
    expect((await shopper.api.must('mergeFavourites', { body })).productIds).toEqual([6, 5, 4])
    expect((await shopper.api.must('mergeFavourites', { body: { productIds: [] } })).productIds).toEqual([
      6, 5, 4,
    ])
    for (const productIds of [
      [0],
      [-1],
      [1.5],
      ['1'],
      [1e99],
      Array.from({ length: 201 }, (_, at) => at + 1),
      null,
    ])
      expect(await shopper.api.call('mergeFavourites', { body: { productIds } })).toMatchObject({
        status: 400,
        code: 'invalid_request',
      })
  })

  it('know a product by a handle of digits, as its page does', async () => {
    const handle = String(900_000_000 + randomInt(90_000_000))
    await ownProduct(await merchandiser(backend), { handle })
    const shopper = await newShopper(backend)
    const { id } = await shopper.api.must('getProduct', { params: { id: handle } })
    expect((await shopper.api.must('addFavourite', { params: of(handle) })).productIds).toEqual([id])
  })

  it('are those that the shop shows, in number as on their cards', async () => {
    const admin = await merchandiser(backend)
    const [elsewhere, unpriced, shown] = await Promise.all([1, 2, 3].map(() => ownProduct(admin)))
    if (!elsewhere || !unpriced || !shown) throw new Error('The products were not made')
    const { api } = await newShopper(backend)
    for (const { handle } of [elsewhere, unpriced, shown])
      await api.must('addFavourite', { params: of(handle) })
    const { productIds: marked } = await api.must('listFavourites')
    expect(marked).toHaveLength(3)
    await admin.call('POST', `/products/${elsewhere.id}`, { sales_channels: [] })
    const priced = `/products/${unpriced.id}/variants/${firstVariant(unpriced).id}`
    await admin.call('POST', priced, { prices: [] })

    const { productIds } = await api.must('listFavourites')
    expect(productIds).toEqual(marked.slice(0, 1))
    const cards = await api.must('listProductCards', { query: { ids: marked.join() } })
    expect(cards.items.map(({ id }) => id)).toEqual(productIds)

    const other = await newShopper(backend)
    for (const { handle } of [elsewhere, unpriced])
      expect(await other.api.call('addFavourite', { params: of(handle) })).toMatchObject({
        ...{ status: 404, code: 'not_found', error: 'Product not found' },
      })
    expect((await other.api.must('mergeFavourites', { body: { productIds: marked } })).productIds).toEqual(
      productIds,
    )
    const channel = await shopChannel(admin)
    await admin.call('POST', `/sales-channels/${channel.id}/products`, { add: [elsewhere.id] })
    expect(await listed(other)).toEqual(productIds)
    expect((await api.must('listFavourites')).productIds).toEqual([marked[0], marked[2]])
  })

  it('count once, however many hearts are pressed at once', async () => {
    const shopper = await newShopper(backend)
    const presses = await Promise.all(
      Array.from({ length: 20 }, () => shopper.api.call('addFavourite', { params: of('2') })),
    )
    expect(presses.every(({ ok }) => ok)).toBe(true)
    const kept = await rows(databaseUrl, 'select id from favourite where customer_id = $1', [shopper.id])
    expect(kept).toHaveLength(1)
    await Promise.all(
      Array.from({ length: 5 }, () => shopper.api.must('removeFavourite', { params: of('2') })),
    )
    expect(await listed(shopper)).toEqual([])
  })

  it('are nobody else’s', async () => {
    const [one, other] = await Promise.all([newShopper(backend), newShopper(backend)])
    await one.api.must('addFavourite', { params: of('1') })
    expect(await listed(other)).toEqual([])
    await other.api.must('removeFavourite', { params: of('1') })
    expect(await listed(one)).toEqual([1])
  })

  it('need a sign-in and a product', async () => {
    const { api } = await newShopper(backend)
    for (const id of ['0', '-1', '1e99', '77777', 'no-such-case', '../1'])
      for (const name of ['addFavourite', 'removeFavourite'] as const)
        expect(await api.call(name, { params: of(id) })).toMatchObject({ status: 404, code: 'not_found' })
    const nobody = guest(backend)
    for (const name of ['listFavourites', 'mergeFavourites', 'addFavourite', 'removeFavourite'] as const)
      expect(await nobody.call(name, { params: of('1') })).toMatchObject({
        status: 401,
        code: 'unauthenticated',
      })
  })
})
