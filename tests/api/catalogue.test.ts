import { beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { guest, newShopper, pickVariant } from '../support/actors'
import { merchandiser } from '../support/medusa-admin'
import { ownProduct, type OwnProduct } from '../support/own-product'

const stack = inject('stack')
const api = guest(stack.backend)
const LINES = ['snap', 'tough', 'clear', 'flexi', 'eco', 'folio']
const handles = (products: { handle: string }[]) => products.map(({ handle }) => handle)
/** The seeded lines alone, whatever other tests have made meanwhile. */
const lines = (products: { handle: string }[]) => handles(products).filter((handle) => LINES.includes(handle))

/** Three products that only this file knows: a word of their own finds them. */
const WORD = 'Quernstone'
let own: OwnProduct[]
beforeAll(async () => {
  const admin = await merchandiser(stack.backend)
  own = []
  for (const [price, name] of [
    [30, 'Eco'],
    [10, 'Flexi'],
    [20, 'Plain'],
  ] as const)
    own.push(
      await ownProduct(admin, {
        title: `${name} ${WORD}`,
        variants: [{ device: price > 20 ? 'Galaxy S24' : 'iPhone 15', finish: 'Matte', price }],
      }),
    )
  // Each variant's print spec follows it a moment later; until then nothing can be bought.
  await vi.waitFor(
    async () => {
      const { items } = await api.must('listProductCards', { query: { search: WORD } })
      expect(items.map(({ inStock }) => inStock)).toEqual([true, true, true])
    },
    { timeout: 20_000, interval: 200 },
  )
})
const ownHandle = (at: number) => own[at]?.handle ?? ''

describe('the product list', () => {
  it('holds the six lines in the merchandiser’s order, with prices, badges and devices', async () => {
    const products = await api.must('listProducts', { query: { limit: 100 } })
    expect(lines(products)).toEqual(LINES)
    const price = (handle: string) => products.find((product) => product.handle === handle)?.price
    expect([price('snap'), price('clear'), price('tough')]).toEqual([12, 10, 15])
    for (const product of products.filter(({ handle }) => LINES.includes(handle))) {
      expect(product.supporteddevices.map(({ name }) => name)).toEqual(['Apple', 'Samsung'])
      expect(product).toMatchObject({ inStock: true, originalPrice: null, soldSample: true })
      expect(product.badge).not.toBe('')
      expect(product.gallery).toContain(product.image)
    }
  })

  it('searches name and description, whatever the case', async () => {
    const find = async (search: string) => handles(await api.must('listProducts', { query: { search } }))
    expect(await find(WORD.toUpperCase())).toEqual(handles(own))
    expect(await find(`flexi ${WORD}`.toLowerCase())).toEqual([ownHandle(1)])
    expect(await find('quiet grip')).toEqual(['flexi'])
    for (const odd of ['<script>alert(1)</script>', '%', '.*', "' or 1=1 --", '🦊', 'nothing like it'])
      expect(await find(odd), odd).toEqual([])
  })

  it('goes by chip, category, device and numbers', async () => {
    const query = { search: WORD }
    const find = async (more: Record<string, string>) =>
      handles(await api.must('listProducts', { query: { ...query, ...more } }))
    expect(await find({ filter: 'eco' })).toEqual([ownHandle(0)])
    expect(await find({ filter: 'flexi' })).toEqual([ownHandle(1)])
    expect(await find({ filter: 'wireless' })).toEqual(handles(own))
    expect(await find({ device: 'galaxy s24' })).toEqual([ownHandle(0)])
    expect(await find({ device: 'iPhone 15' })).toEqual([ownHandle(1), ownHandle(2)])
    expect(await find({ device: 'Nokia 3310' })).toEqual([])
    expect(await find({ category: 'Double layer' })).toEqual([])
    const category = await api.must('listProducts', { query: { category: 'double LAYER' } })
    expect(handles(category)).toContain('tough')
    expect(new Set(category.map((product) => product.category))).toEqual(new Set(['Double layer']))
    const { id } = await api.must('getProduct', { params: { id: ownHandle(2) } })
    expect(await find({ ids: `${id},1` })).toEqual([ownHandle(2)])
  })

  it('sorts', async () => {
    const order = async (sort: string) =>
      handles(await api.must('listProducts', { query: { search: WORD, sort } })).map((handle) =>
        handles(own).indexOf(handle),
      )
    expect(await order('featured')).toEqual([0, 1, 2])
    expect(await order('price_asc')).toEqual([1, 2, 0])
    expect(await order('price_desc')).toEqual([0, 2, 1])
    expect(await order('newest')).toEqual([2, 1, 0])
    const rated = await api.must('listProducts', { query: { sort: 'rating', limit: 100 } })
    const stars = rated.map(({ rating }) => rating?.average ?? 0)
    expect(stars).toEqual(stars.toSorted((a, b) => b - a))
  })

  it('is cut into pages that name one another', async () => {
    const first = await api.call('listProducts', { query: { search: WORD, limit: 2 } })
    const second = await api.call('listProducts', { query: { search: WORD, limit: 2, page: 2 } })
    if (!first.ok || !second.ok) throw new Error('The list was refused')
    expect([handles(first.data), handles(second.data)]).toEqual([
      [ownHandle(0), ownHandle(1)],
      [ownHandle(2)],
    ])
    expect(first.headers.get('x-total-count')).toBe('3')
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const followed = (await (await fetch(`${stack.backend}${next}`)).json()) as { data: { handle: string }[] }
    expect(handles(followed.data)).toEqual([ownHandle(2)])
    expect(second.headers.get('link')).not.toContain('rel="next"')
    expect(await api.must('listProducts', { query: { page: 100_000 } })).toEqual([])
  })

  it('refuses what it cannot mean', async () => {
    const odd: Record<string, string | number>[] = [
      { sort: 'random' },
      { filter: 'magnetic' },
      { page: 0 },
      { page: -1 },
      { page: '1e99' },
      { page: 'two' },
      { limit: 0 },
      { limit: 101 },
      { search: 'x'.repeat(101) },
      { device: 'x'.repeat(81) },
      { category: 'x'.repeat(101) },
      { ids: '1,two' },
      { search: 'a\0b' },
    ]
    for (const query of odd)
      for (const name of ['listProducts', 'listProductCards'] as const)
        expect(await api.call(name, { query }), JSON.stringify(query)).toMatchObject({
          status: 400,
          code: 'invalid_request',
        })
    const twice = await api.send('GET', '/products?search=a&search=b')
    expect(twice.status).toBe(400)
  })
})

describe('the cards', () => {
  it('are the same products, with what each choice would show', async () => {
    const page = await api.must('listProductCards', { query: { search: WORD, filter: 'eco', limit: 1 } })
    expect(page).toMatchObject({
      total: 1,
      page: 1,
      limit: 1,
      hasMore: false,
      counts: { all: 3, eco: 1, flexi: 1, wireless: 3 },
      categories: [],
    })
    const [snap] = (await api.must('listProductCards', { query: { category: 'Slim' } })).items
    const whole = await api.must('getProduct', { params: { id: 'snap' } })
    expect(snap).toMatchObject({
      id: whole.id,
      price: whole.price,
      badge: whole.badge,
      rating: whole.rating,
      image: whole.image,
      hoverImage: whole.gallery[1],
      brands: whole.supporteddevices.map(({ name, icon, models }) => ({ name, icon, models: models.length })),
    })
    expect(snap).not.toHaveProperty('supporteddevices')
  })

  it('tell of further pages', async () => {
    const page = await api.must('listProductCards', { query: { search: WORD, limit: 2 } })
    expect([page.items.length, page.total, page.hasMore]).toEqual([2, 3, true])
  })
})

describe('a product', () => {
  it('is answered by number and by handle', async () => {
    const byHandle = await api.must('getProduct', { params: { id: 'snap' } })
    expect(await api.must('getProduct', { params: { id: String(byHandle.id) } })).toEqual(byHandle)
    expect(byHandle.shortdescription).toContain('<li>')
    expect(Date.parse(byHandle.updatedAt)).toBeLessThanOrEqual(Date.now())
  })

  it('that is not there is said so, whatever was asked for', async () => {
    for (const id of [
      '999999',
      '0',
      '-1',
      '1e99',
      '1.5',
      'NaN',
      '99999999999999999999',
      '../',
      '../../etc/passwd',
      '<b>',
      '__proto__',
      'constructor',
      ' ',
    ])
      expect(await api.call('getProduct', { params: { id } }), id).toMatchObject({
        status: 404,
        code: 'not_found',
        error: 'Product not found',
      })
    for (const id of ['\0', 'x'.repeat(121)])
      expect(await api.call('getProduct', { params: { id } })).toMatchObject({
        status: 400,
        code: 'invalid_request',
      })
    expect((await api.send('GET', '/products/%')).status).toBe(400)
  })

  it('that has no price or no variant is not shown', async () => {
    const admin = await merchandiser(stack.backend)
    const { id, handle } = await ownProduct(admin, { variants: [] })
    expect((await api.call('getProduct', { params: { id: handle } })).status).toBe(404)
    await admin.call('POST', `/products/${id}/variants`, {
      title: 'iPhone 15 - Matte',
      options: { Device: 'iPhone 15', Finish: 'Matte' },
      prices: [{ currency_code: 'eur', amount: 5 }],
    })
    expect((await api.call('getProduct', { params: { id: handle } })).status).toBe(404)
  })

  it('is the same for everybody: no cookie is set, and a bad token is nobody’s business', async () => {
    const shopper = await newShopper(stack.backend)
    const answers = await Promise.all([
      api.send('GET', '/products/snap'),
      shopper.api.send('GET', '/products/snap'),
      api.send('GET', '/products/snap', { headers: { authorization: 'Bearer nonsense' } }),
    ])
    const [one, ...others] = await Promise.all(answers.map((answer) => answer.text()))
    for (const other of others) expect(other).toBe(one)
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(answer.headers.get('cache-control')).toContain('public')
    }
  })

  it('answers HEAD with the same headers and nothing else', async () => {
    const [whole, head] = [await api.send('GET', '/products/snap'), await api.send('HEAD', '/products/snap')]
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'))
  })

  it('tells the print area of a device and finish', async () => {
    const product = await api.must('getProduct', { params: { id: 'snap' } })
    const { device, finish, sku } = pickVariant(product, {})
    const params = { id: String(product.id) }
    const area = await api.must('getPrintArea', { params, query: { device, finish } })
    expect(area.sku).toBe(sku)
    expect(area.widthPx).toBeGreaterThan(500)
    expect(area.heightPx).toBeGreaterThan(area.widthPx)
    expect(await api.call('getPrintArea', { params, query: { device: 'Nokia 3310', finish } })).toMatchObject(
      {
        status: 404,
        code: 'not_found',
        error: 'We don’t make this case for that device and finish',
      },
    )
    for (const id of ['424242', 'no-such-case'])
      expect(await api.call('getPrintArea', { params: { id }, query: { device, finish } })).toMatchObject({
        status: 404,
        code: 'not_found',
        error: 'Product not found',
      })
    expect(await api.call('getPrintArea', { params, query: { device, finish: 'Velvet' } })).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
  })
})
