import { describe, expect, inject, it } from 'vitest'
import { guest, pickVariant } from '../support/actors'

const stack = inject('stack')
const api = guest(stack.backend)

describe('catalogue', () => {
  it('lists the six lines with their prices', async () => {
    const products = await api.must('listProducts')
    expect(products).toHaveLength(6)
    const price = (word: string) => products.find(({ name }) => name.includes(word))?.price
    expect([price('Snap'), price('Clear'), price('Tough')]).toEqual([12, 10, 15])
    for (const product of products)
      expect(product.supporteddevices.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['Apple', 'Samsung']),
      )
  })

  it('searches, sorts and refuses a sort it does not know', async () => {
    const found = await api.must('listProducts', { query: { search: 'tough' } })
    expect(found.map(({ name }) => name)).toEqual([expect.stringMatching(/tough/i)])
    const prices = (await api.must('listProducts', { query: { sort: 'price_asc' } })).map(
      ({ price }) => price,
    )
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(await api.call('listProducts', { query: { sort: 'random' } })).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
  })

  it('answers by number and by handle', async () => {
    const [first] = await api.must('listProducts')
    if (!first) throw new Error('The shop is empty')
    expect(await api.must('getProduct', { params: { id: String(first.id) } })).toEqual(first)
    expect(await api.must('getProduct', { params: { id: first.handle } })).toEqual(first)
    expect(await api.call('getProduct', { params: { id: '999999' } })).toMatchObject({
      status: 404,
      error: 'Product not found',
    })
  })

  it('tells the print area of a device and finish', async () => {
    const [first] = await api.must('listProducts')
    if (!first) throw new Error('The shop is empty')
    const { device, finish, sku } = pickVariant(first, {})
    const params = { id: String(first.id) }
    const area = await api.must('getPrintArea', { params, query: { device, finish } })
    expect(area.sku).toBe(sku)
    expect(area.widthPx).toBeGreaterThan(500)
    expect(area.heightPx).toBeGreaterThan(area.widthPx)
    expect(await api.call('getPrintArea', { params, query: { device: 'Nokia 3310', finish } })).toMatchObject(
      {
        status: 400,
        code: 'configuration_not_found',
      },
    )
    expect(await api.call('getPrintArea', { params, query: { device, finish: 'Velvet' } })).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
  })
})
