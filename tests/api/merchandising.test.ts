import { beforeAll, describe, expect, inject, it } from 'vitest'
import { guest } from '../support/actors'
import { merchandiser, shopChannel, type MedusaAdmin } from '../support/medusa-admin'
import {
  confirmImport,
  exportTable,
  importTable,
  tableOf,
  uploadTable,
  uploadTableAtOnce,
} from '../support/product-table'

const stack = inject('stack')
const api = guest(stack.backend)

interface Editor {
  version: string
  merchandising: Record<string, unknown>
  product: { id: string; number: number; standing: string }
  shopUrl: string
  categoryId: string | null
  categories: { id: string; name: string }[]
}
let admin: MedusaAdmin
let handles = 0

/** A product of its own for a test, published, with one variant in pounds. */
async function newProduct(extra: object = {}): Promise<{ id: string; handle: string }> {
  handles += 1
  const handle = `merch-${Date.now().toString(36)}-${handles}`
  const { product } = await admin.call<{ product: { id: string } }>('POST', '/products', {
    title: `Merch ${handles}`,
    handle,
    status: 'published',
    options: [{ title: 'Model', values: ['One'] }],
    variants: [
      {
        title: 'iPhone 15 - Matte',
        sku: handle.toUpperCase(),
        manage_inventory: false,
        options: { Model: 'One' },
        prices: [{ currency_code: 'gbp', amount: 11 }],
      },
    ],
    sales_channels: [await shopChannel(admin)],
    ...extra,
  })
  return { id: product.id, handle }
}
const editor = (id: string) => admin.call<Editor>('GET', `/merchandising/${id}`)
const shown = (handle: string) => api.must('getProduct', { params: { id: handle } })

async function variantTitles(id: string): Promise<string[]> {
  const { product } = await admin.call<{ product: { variants: { title: string }[] } }>(
    'GET',
    `/products/${id}?fields=variants.title`,
  )
  return product.variants.map(({ title }) => title).sort()
}

/** A save as the form sends it; answers whatever came back. */
async function save(state: Editor, change: object) {
  const answer = await fetch(`${stack.backend}/admin/merchandising/${state.product.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
    body: JSON.stringify({
      version: state.version,
      categoryId: state.categoryId,
      ...state.merchandising,
      ...change,
    }),
  })
  const body = (await answer.json()) as Editor & { message: string; fields?: Record<string, string> }
  return { status: answer.status, body }
}

beforeAll(async () => {
  admin = await merchandiser(stack.backend)
})

describe('a merchandiser’s form', () => {
  it('is for those who are signed in to Medusa’s admin', async () => {
    const { id } = await newProduct()
    const asGuest = await fetch(`${stack.backend}/admin/merchandising/${id}`)
    expect(asGuest.status).toBe(401)
  })

  it('is seen in the shop on the next request, cleaned', async () => {
    const { id, handle } = await newProduct({ metadata: { supplier: 'A1' } })
    const before = await shown(handle)
    expect(before).toMatchObject({ badge: '', icons: [], category: '' })
    const state = await editor(id)
    const category = state.categories[0]!
    const { status, body } = await save(state, {
      badge: 'Brand new',
      finish: 'Silk',
      position: 77,
      categoryId: category.id,
      shortDescription: '<ul><li><p>Thin</p></li></ul><script>alert(1)</script>',
      longDescription: '<h2 onclick="x()">Long</h2><p><a href="javascript:alert(1)">text</a></p>',
      icons: [{ name: 'Light', image: 'fa-feather' }],
      ecoCredentials: [{ name: 'Card box', description: 'No plastic', icon: 'fa-recycle' }],
    })
    expect(status).toBe(200)
    expect(body.shopUrl).toMatch(new RegExp(`/products/${before.id}$`))
    expect(await shown(handle)).toMatchObject({
      id: before.id,
      badge: 'Brand new',
      finish: 'Silk',
      category: category.name,
      shortdescription: '<ul><li>Thin</li></ul>',
      longdescription: '<h3>Long</h3><p><a>text</a></p>',
      icons: [{ name: 'Light', image: 'fa-feather' }],
      ecocredentials: [{ name: 'Card box', description: 'No plastic', icon: 'fa-recycle' }],
    })
    const { product } = await admin.call<{ product: { metadata: object } }>('GET', `/products/${id}`)
    expect(product.metadata).toMatchObject({ supplier: 'A1', position: 77 })
    await save(body, { badge: null, icons: [] })
    expect(await shown(handle)).toMatchObject({ badge: category.name, icons: [] })
  })

  it('says whether shoppers see the product and can buy it, or what is missing', async () => {
    const { id, handle } = await newProduct()
    const standing = async (of = id) => (await editor(of)).product.standing
    await expect.poll(() => standing(), { timeout: 30_000 }).toBe('shown')
    const change = (body: object) => admin.call('POST', `/products/${id}`, body)
    await change({ status: 'draft' })
    expect(await standing()).toBe('draft')
    await change({ status: 'published', sales_channels: [] })
    expect(await standing()).toBe('not_in_channel')
    const unpriced = await newProduct({
      variants: [
        { title: 'iPhone 15 - Gloss', manage_inventory: false, options: { Model: 'One' }, prices: [] },
      ],
    })
    expect(await standing(unpriced.id)).toBe('no_price')
    const prices = [{ currency_code: 'gbp', amount: 11 }]
    const counted = [{ title: 'iPhone 15 - Matte', sku: `${handle}-2`, options: { Model: 'One' }, prices }]
    const stockless = await newProduct({ variants: counted })
    expect(await standing(stockless.id)).toBe('nothing_buyable')
  })

  it('is never saved over another’s', async () => {
    const { id, handle } = await newProduct()
    const state = await editor(id)
    const answers = await Promise.all(['One', 'Two', 'Three'].map((badge) => save(state, { badge })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(/Somebody else/)
    const won = answers.find(({ status }) => status === 200)!.body.merchandising.badge
    expect((await shown(handle)).badge).toBe(won)
  })

  it('names the category that the shop shows, of several', async () => {
    const word = `Several ${Date.now().toString(36)}`
    const made: { id: string; name: string }[] = []
    for (const [name, is_active] of [
      [`${word} hidden`, false],
      [`${word} second`, true],
      [`${word} first`, true],
    ] as const) {
      const body = { name, is_active, is_internal: false, rank: 0 }
      const answer = await admin.call<{ product_category: { id: string; name: string } }>(
        'POST',
        '/product-categories',
        body,
      )
      made.push(answer.product_category)
    }
    const { id, handle } = await newProduct({ categories: made.map((category) => ({ id: category.id })) })
    const state = await editor(id)
    expect(state.categoryId).toBe(made[2]?.id)
    expect((await shown(handle)).category).toBe(`${word} first`)
  })

  it('says what is wrong with each field', async () => {
    const state = await editor((await newProduct()).id)
    const wrong = await save(state, { badge: 'x'.repeat(25), icons: [{ name: '', image: 'fa-unicorn' }] })
    expect(wrong.status).toBe(400)
    expect(Object.keys(wrong.body.fields ?? {}).sort()).toEqual(['badge', 'icons.0.image', 'icons.0.name'])
    expect((await save(state, { finish: 'a\u0000b' })).status).toBe(400)
    expect((await save(state, { categoryId: 'pcat_gone' })).status).toBe(400)
    expect((await save({ ...state, product: { ...state.product, id: 'prod_gone' } }, {})).status).toBe(404)
  })
})

describe('metadata by hand', () => {
  it('never breaks the shop, and HTML is cleaned on the way in', async () => {
    const { id, handle } = await newProduct()
    await admin.call('POST', `/products/${id}`, {
      metadata: {
        icons: 'broken',
        eco_credentials: ['x', { name: 'Box' }],
        position: 'first',
        badge: { a: 1 },
        short_description_html: '<p onmouseover="x()">Hi<iframe src="https://evil.test"></iframe></p>',
      },
    })
    const onPage = await shown(handle)
    expect(onPage).toMatchObject({
      icons: [],
      ecocredentials: [{ name: 'Box', description: '', icon: 'fa-star' }],
      shortdescription: '<p>Hi</p>',
    })
    const { product } = await admin.call<{ product: { metadata: object } }>('GET', `/products/${id}`)
    expect(product.metadata).toMatchObject({ icons: 'broken', short_description_html: '<p>Hi</p>' })
    const list = await api.must('listProducts', { query: { ids: String(onPage.id) } })
    expect(list.map((each) => each.handle)).toEqual([handle])
  })
})

describe('product numbers', () => {
  it('are never given twice, be it to products that come at once or after one was deleted', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => newProduct()))
    const numbers = await Promise.all(made.map(async ({ handle }) => (await shown(handle)).id))
    expect(new Set(numbers).size).toBe(6)
    const last = made[numbers.indexOf(Math.max(...numbers))]!
    await admin.call('DELETE', `/products/${last.id}`)
    const gone = await api.call('getProduct', { params: { id: String(Math.max(...numbers)) } })
    expect(gone).toMatchObject({ status: 404, error: 'Product not found' })
    const again = await newProduct({ handle: last.handle })
    expect((await editor(again.id)).product.number).toBeGreaterThan(Math.max(...numbers))
    expect((await shown(last.handle)).id).toBe((await editor(again.id)).product.number)
  })
})

describe('tables of products', () => {
  it('carry what the shop says, there and back', async () => {
    const { id, handle } = await newProduct()
    await save(await editor(id), { badge: '=1+1', icons: [{ name: 'Light', image: 'fa-feather' }] })
    const table = await exportTable(stack.backend, admin)
    const rows = table.filter((row) => row['Product Handle'] === handle)
    expect(rows[0]).toMatchObject({ 'Product Badge': "'=1+1", 'Product Icon 1 Name': 'Light' })
    const [row] = rows
    const changed = {
      ...row,
      'Product Finish': 'Velvet',
      'Product Short Description': '<p>New<script>alert(1)</script></p>',
      'Product Icon 1 Name': 'Soft',
      'Product Icon 1 Picture': 'fa-hand',
      'Product Category 1': (await editor(id)).categories[0]!.name,
      'Variant Prodigi Sku': 'GLOBAL-TECH-TEST',
      'Variant Prodigi Attributes': 'color=Black',
      'Variant Print Width': '1200',
      'Variant Print Height': '2000',
      'Variant Print Dpi': '300',
    }
    const [variantId] = [row?.['Variant Id'] ?? '']
    expect(await importTable(admin, tableOf([changed]))).toMatch(/successfully/)
    expect(await shown(handle)).toMatchObject({
      badge: '=1+1',
      finish: 'Velvet',
      shortdescription: '<p>New</p>',
      icons: [{ name: 'Soft', image: 'fa-hand' }],
      category: (await editor(id)).categories[0]!.name,
    })
    const [printed] = (await exportTable(stack.backend, admin)).filter(
      (each) => each['Variant Id'] === variantId,
    )
    expect(printed).toMatchObject({
      'Variant Prodigi Sku': 'GLOBAL-TECH-TEST',
      'Variant Prodigi Attributes': 'color=Black',
      'Variant Print Width': '1200',
    })
    const { product } = await admin.call<{ product: { variants: { metadata: unknown }[] } }>(
      'GET',
      `/products/${id}?fields=variants.metadata`,
    )
    expect(product.variants[0]?.metadata ?? {}).toEqual({})
  })

  it('keep a product where it is though another category has that name', async () => {
    const name = `Twins ${Date.now().toString(36)}`
    const make = async (body: object) =>
      (await admin.call<{ product_category: { id: string } }>('POST', '/product-categories', body))
        .product_category.id
    const parent = await make({ name: `${name} above`, is_active: true })
    const inside = await make({ name, handle: `${parent}-in`, is_active: true, parent_category_id: parent })
    await make({ name, handle: `${parent}-out`, is_active: true })
    const { id, handle } = await newProduct({ categories: [{ id: inside }] })
    const table = await exportTable(stack.backend, admin)
    const [row] = table.filter((each) => each['Product Handle'] === handle)
    expect(row).toMatchObject({ 'Product Category 1': inside })
    expect(await importTable(admin, tableOf([{ ...row, 'Product Finish': 'Velvet' }]))).toMatch(
      /successfully/,
    )
    expect(await editor(id)).toMatchObject({ categoryId: inside, merchandising: { finish: 'Velvet' } })
    await expect(importTable(admin, tableOf([{ ...row, 'Product Category 1': name }]))).rejects.toThrow(
      `Row 2: 2 categories are named '${name}'`,
    )
  })

  it('never take variants away that they leave out', async () => {
    const { id, handle } = await newProduct()
    const table = tableOf([{ 'Product Id': id, 'Product Handle': handle, 'Product Badge': 'Alone' }])
    await expect(importTable(admin, table)).rejects.toThrow(/1 of this product's variants/)
    expect(await shown(handle)).toMatchObject({ badge: '', price: 11 })
  })

  it.each([
    ['Medusa’s admin', uploadTable],
    ['a script', (by: MedusaAdmin, text: string) => uploadTableAtOnce(stack.backend, by, text)],
  ] as const)(
    'confirmed by %s never take variants away that came after their upload',
    async (_by, upload) => {
      const { id, handle } = await newProduct({ options: [{ title: 'Model', values: ['One', 'Two'] }] })
      const table = await exportTable(stack.backend, admin)
      const row = table.find((each) => each['Product Handle'] === handle)
      const confirm = await upload(admin, tableOf([{ ...row, 'Product Title': 'Late' }]))
      await admin.call('POST', `/products/${id}/variants`, {
        title: 'iPhone 17 - Matte',
        sku: `${handle.toUpperCase()}-17`,
        manage_inventory: false,
        options: { Model: 'Two' },
        prices: [{ currency_code: 'gbp', amount: 12 }],
      })
      await expect(confirmImport(admin, confirm)).rejects.toThrow(
        /answered 409: .*Variants of Merch \d+ were added since this table was uploaded/,
      )
      expect((await shown(handle)).name).not.toBe('Late')
      expect(await variantTitles(id)).toEqual(['iPhone 15 - Matte', 'iPhone 17 - Matte'])

      const anew = (await exportTable(stack.backend, admin)).filter(
        (each) => each['Product Handle'] === handle,
      )
      const changed = anew.map((each) => ({ ...each, 'Product Title': 'Late' }))
      expect(await confirmImport(admin, await upload(admin, tableOf(changed)))).toMatch(/successfully/)
      expect((await shown(handle)).name).toBe('Late')
      expect(await variantTitles(id)).toEqual(['iPhone 15 - Matte', 'iPhone 17 - Matte'])
    },
  )

  it('add products that the shop does not know, each with a number of its own', async () => {
    handles += 1
    const handle = `table-${Date.now().toString(36)}`
    const row = {
      'Product Handle': handle,
      'Product Title': 'From a table',
      'Product Status': 'published',
      'Product Badge': 'New',
      'Variant Title': 'iPhone 15 - Matte',
      'Variant Sku': handle.toUpperCase(),
      'Variant Price GBP': '19',
      'Variant Option 1 Name': 'Device',
      'Variant Option 1 Value': 'iPhone 15',
    }
    expect(await importTable(admin, `\uFEFF${tableOf([row])}`)).toMatch(/successfully/)
    const product = await shown(handle)
    expect(product).toMatchObject({ name: 'From a table', badge: 'New', price: 19 })
    expect(await api.must('getProduct', { params: { id: String(product.id) } })).toMatchObject({ handle })
    await expect(importTable(admin, tableOf([row]))).rejects.toThrow(/give its Product Id/)
  })

  it.each([
    [{ 'Product Badge': 'x'.repeat(25) }, /Row 2: The badge has at most 24/],
    [{ 'Product Icon 1 Name': 'A', 'Product Icon 1 Picture': 'fa-unicorn' }, /Row 2: Icon 1: .* fa-leaf/],
    [{ 'Product List Position': 'first' }, /Row 2: The position is a whole number/],
    [{ 'Product Category 1': 'Nowhere' }, /Row 2: There is no category named 'Nowhere'/],
    [{ 'Product Id': 'prod_gone' }, /Row 2: There is no product with the id prod_gone/],
    [{ 'Variant Print Width': '5' }, /Row 2: The width/],
    [{ 'Product Metadata': '[1]' }, /Row 2: Product Metadata is not valid JSON/],
    [{ Nonsense: 'x', 'Variant Price GBP': '9' }, /Invalid column name/],
    [{}, /Row 2: There is no price/],
  ])('with %j are refused with the row and the reason', async (cells, sentence) => {
    const table = tableOf([{ 'Product Handle': 'never-made', 'Product Title': 'Never', ...cells }])
    await expect(importTable(admin, table)).rejects.toThrow(sentence)
  })
})
