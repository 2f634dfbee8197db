import { describe, expect, it } from 'vitest'
import { addShopColumns } from './add-columns'
import { byName, cellOf } from './categories'
import { cellsIn, parseProducts, parseTable, writeTable } from './table'
import { translateTable, type ImportContext } from './translate-table'

const said = {
  position: 2,
  finish: 'Matte',
  badge: '-20% today',
  shortDescription: '<p>"Thin", soft</p>',
  longDescription: '',
  icons: [{ name: 'Light', image: 'fa-feather' }],
  ecoCredentials: [{ name: 'Box', description: 'Card,\nno plastic', icon: 'fa-recycle' }],
}
const print = {
  prodigiSku: 'GLOBAL-A1',
  attributes: { color: 'Black', finish: 'gloss' },
  size: { widthPx: 1000, heightPx: 2000, dpi: 300 },
}
const exported = {
  columns: [
    'Product Id',
    'Product Handle',
    'Variant Id',
    'Variant Price GBP',
    'Variant Thumbnail',
    'Variant Metadata.a',
  ],
  rows: ['var_1', 'var_2'].map((id) => ({
    'Product Id': 'prod_1',
    'Product Handle': 'snap',
    'Variant Id': id,
    'Variant Price GBP': '12',
  })),
}
const context: ImportContext = {
  categories: byName([
    { id: 'pcat_1', name: '=Soft', parent: null },
    { id: 'pcat_2', name: 'Cases', parent: 'Apple' },
    { id: 'pcat_3', name: 'cases', parent: null },
  ]),
  products: new Map([['snap', 'prod_1']]),
  variants: new Map([
    [
      'prod_1',
      [
        { id: 'var_1', title: 'iPhone 15 - Gloss', sku: 'A1' },
        { id: 'var_2', title: 'Gift card', sku: null },
      ],
    ],
  ]),
  devices: new Set(['iPhone 15']),
  prints: new Map([['var_1', print]]),
  defaults: { salesChannelId: 'sc_1', shippingProfileId: 'sp_1' },
}
const added = addShopColumns(
  exported,
  new Map([['prod_1', { said, categories: ['=Soft'] }]]),
  new Map([['var_1', print]]),
)
const again = () => parseTable(`\uFEFF${writeTable(added)}`)

describe('a table of products', () => {
  it('says what the shop says once for each product, and nothing that a spreadsheet would run', () => {
    expect(cellsIn(added, 'Product Badge')).toEqual(["'-20% today"])
    expect(cellsIn(added, 'Product Category 1')).toEqual(["'=Soft"])
    expect(added.rows[1]?.['Product Finish']).toBeUndefined()
    expect(added.columns).not.toContain('Variant Thumbnail')
    expect(added.rows[0]?.['Variant Prodigi Attributes']).toBe('color=Black; finish=gloss')
  })

  it('is refused where it holds no product', () => {
    for (const text of ['', 'hello world', '\u0001\u0002ÿþ', '<html><body>', 'Name,Price\nSnap,12'])
      expect(() => parseProducts(text), text).toThrow('not a table of products')
    expect(() => parseProducts('Product Handle,Product Title\n')).toThrow('holds no product')
    expect(parseProducts('product handle,Product Title\nsnap,Snap').rows).toHaveLength(1)
  })

  it('comes back as it went', () => {
    const { rows, columns } = translateTable(again(), context)
    expect(columns).toEqual([
      'Product Id',
      'Product Handle',
      'Variant Id',
      'Variant Price GBP',
      'Product Category 1',
      'Product Metadata',
    ])
    expect(JSON.parse(rows[0]?.['Product Metadata'] ?? '')).toEqual({
      position: 2,
      finish: 'Matte',
      badge: '-20% today',
      short_description_html: '<p>"Thin", soft</p>',
      long_description_html: '',
      icons: said.icons,
      eco_credentials: said.ecoCredentials,
    })
    expect(rows[0]?.['Product Category 1']).toBe('pcat_1')
  })

  it('takes a word from whichever row of the product holds it, and refuses two that differ', () => {
    const table = again()
    const [first = {}, second = {}] = table.rows
    const moved = {
      ...table,
      rows: [
        { ...first, 'Product Finish': '' },
        { ...second, 'Product Finish': 'Silk' },
      ],
    }
    const [row] = translateTable(moved, context).rows
    expect(JSON.parse(row?.['Product Metadata'] ?? '')).toMatchObject({ finish: 'Silk' })
    const twice = { ...table, rows: [first, { ...second, 'Product Finish': 'Silk' }] }
    expect(() => translateTable(twice, context)).toThrow('Row 3: Product Finish differs')
  })

  it('lets print data travel only where it changed', () => {
    const table = again()
    const [first = {}, second = {}] = table.rows
    expect(translateTable(table, context).columns).not.toContain('Variant Metadata')
    const wider = { ...table, rows: [{ ...first, 'Variant Print Width': '1200' }, second] }
    expect(JSON.parse(translateTable(wider, context).rows[0]?.['Variant Metadata'] ?? '')).toEqual({
      caseloom_print: { ...print, size: { ...print.size, widthPx: 1200 } },
    })
  })

  it('gives a new product what every case has', () => {
    const table = parseTable('product handle,Product Badge,Product Finish,Variant Price GBP\nnew,Hi,,9\n')
    expect(translateTable(table, context).rows[0]).toMatchObject({
      'Product Sales Channel 1': 'sc_1',
      'Shipping Profile Id': 'sp_1',
      'Variant Manage Inventory': 'false',
      'Product Metadata': '{"badge":"Hi"}',
    })
  })

  it('counts no stock of a new variant of a product that is there', () => {
    const table = parseTable(
      'Product Id,Variant Id,Variant Price GBP,Variant Manage Inventory\nprod_1,var_1,9,\nprod_1,var_2,9,\nprod_1,,9,\nprod_1,,9,true\n',
    )
    const { rows } = translateTable(table, context)
    expect(rows.map((row) => row['Variant Manage Inventory'])).toEqual(['', '', 'false', 'true'])
    expect(rows[2]).not.toHaveProperty('Shipping Profile Id')
  })

  it('refuses print data of what names no known device or has no SKU', () => {
    const with2 = (cells: Record<string, string>) => {
      const { columns, rows } = again()
      const names = [...columns, 'Variant Title', 'Variant Sku']
      return {
        columns: names,
        rows: [rows[0] ?? {}, { ...rows[1], 'Variant Prodigi Sku': 'GLOBAL-B', ...cells }],
      }
    }
    const sent = (cells: Record<string, string>) => translateTable(with2(cells), context).rows[1]
    expect(() => sent({})).toThrow("Row 3: 'Gift card' needs a SKU")
    expect(() => sent({ 'Variant Sku': 'B1' })).toThrow("Row 3: 'Gift card' names no device")
    expect(() => sent({ 'Variant Sku': 'B1', 'Variant Title': 'iPhone 99 - Matte' })).toThrow(
      "Row 3: 'iPhone 99 - Matte' names no device",
    )
    expect(() => sent({ 'Variant Title': 'iPhone 15 - Matte' })).toThrow(
      "Row 3: 'iPhone 15 - Matte' needs a SKU",
    )
    expect(
      sent({ 'Variant Title': 'iPhone 15 - Matte', 'Variant Sku': 'B1' })?.['Variant Metadata'],
    ).toContain('GLOBAL-B')
  })

  it('puts the rows of a product together, wherever somebody sorted them to', () => {
    const table = parseTable(
      'Product Handle,Variant Sku,Variant Price GBP\nnew-a,A1,1\nnew-b,B1,1\nnew-a,A2,1\nnew-b,B2,1',
    )
    const skus = translateTable(table, context).rows.map((row) => row['Variant Sku'])
    expect(skus).toEqual(['A1', 'A2', 'B1', 'B2'])
  })

  it('leaves a table alone that has none of the shop’s columns', () => {
    const table = parseTable('Product Id,Variant Id,Variant Price GBP\nprod_1,var_1,9\nprod_1,var_2,9')
    expect(translateTable(table, context)).toEqual(table)
  })

  it('refuses what would delete variants or their prices', () => {
    const some = parseTable('Product Id,Variant Id,Variant Price GBP\nprod_1,var_1,9')
    expect(() => translateTable(some, context)).toThrow(/Row 2: 1 of this product's variants/)
    expect(() => translateTable(parseTable('Product Id,Product Badge\nprod_1,Hi'), context)).toThrow(
      /2 of this/,
    )
    const free = parseTable('Product Id,Variant Id,Variant Price GBP\nprod_1,var_1,9\nprod_1,var_2,')
    expect(() => translateTable(free, context)).toThrow(/Row 3: There is no price/)
  })

  it('refuses a row that would leave its variant without a price in pounds', () => {
    const priced = (column: string) =>
      `Product Id,Variant Id,Variant Price GBP,${column}\nprod_1,var_1,9,\nprod_1,var_2,,10`
    for (const column of ['Variant Price EUR', 'Variant Price [GBP zone] EUR', 'Variant Price Home [GBP]'])
      expect(() => translateTable(parseTable(priced(column)), context), column).toThrow(
        'Row 3: There is no price in pounds. Give one in the column Variant Price GBP',
      )
    const table = parseTable(priced('variant price [Home] gbp'))
    expect(translateTable(table, context).rows).toEqual(table.rows)
  })

  it('tells categories of one name apart by their ids, and refuses the name alone', () => {
    const said = ['pcat_1', 'pcat_2', 'pcat_3'].map((id) => {
      const category = [...context.categories.values()].flat().find((each) => each.id === id)
      return cellOf(category ?? { id, name: '' }, context.categories)
    })
    expect(said).toEqual(['=Soft', 'pcat_2', 'pcat_3'])
    const rowsOf = (category: string) =>
      translateTable(
        parseTable(`Product Handle,Variant Price GBP,Product Category 1\nnew,9,${category}`),
        context,
      ).rows
    expect(rowsOf('pcat_3')[0]).toMatchObject({ 'Product Category 1': 'pcat_3' })
    expect(() => rowsOf('Cases')).toThrow(
      "Row 2: 2 categories are named 'Cases'. Give the id of the one you mean: pcat_2 (in 'Apple'), pcat_3 (in no other)",
    )
  })

  it.each(['-3', "'-0.01"])('refuses the price %s', (price) => {
    const table = parseTable(`Product Id,Variant Id,Variant Price GBP\nprod_1,var_1,0\nprod_1,var_2,${price}`)
    expect(() => translateTable(table, context)).toThrow('Row 3: A price can’t be below zero')
  })

  it('refuses a part of a penny, and leaves the small change of other currencies to them', () => {
    const priced = (column: string) =>
      parseTable(
        `Product Id,Variant Id,Variant Price GBP,${column}\nprod_1,var_1,9.99,\nprod_1,var_2,9,13.335`,
      )
    expect(() => translateTable(priced('Variant Price Home GBP'), context)).toThrow(
      'Row 3: A price in pounds is a number of whole pence, such as 13.34',
    )
    const inDinars = priced('Variant Price KWD')
    expect(translateTable(inDinars, context).rows).toEqual(inDinars.rows)
  })
})
