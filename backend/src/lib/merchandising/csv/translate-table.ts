import { FEATURE_ICONS, isFeatureIcon } from '@caseloom/contract'
import type { ZodError } from 'zod'
import { faultOfPrice } from '../../catalogue/prices-in-medusa'
import { cleanHtml } from '../clean-html'
import { merchandisingSchema } from '../form'
import type { Merchandising } from '../merchandising'
import { toMetadata } from '../to-metadata'
import { withCategoryIds, type Categories } from './categories'
import { isFilled, json, refuse } from './cells'
import { fromCells, PRODUCT_COLUMNS } from './columns'
import { PRINT_COLUMNS, type PrintData } from './print-columns'
import { columnNamed, fromText, isRefusedByMedusa, type Row, type Table } from './table'
import { withPrint } from './with-print'

/** What the shop gives to a product that it does not know yet, where the table says nothing. */
export interface ImportDefaults {
  salesChannelId: string
  shippingProfileId: string
}
/** A variant as it is before the import. */
export interface KnownVariant {
  id: string
  title: string
  sku: string | null
}
export interface ImportContext {
  categories: Categories
  /** Ids of the products that the table names by id or handle, and are there, by handle. */
  products: Map<string, string>
  /** The variants that these products have, by product id. */
  variants: Map<string, KnownVariant[]>
  /** Names of the devices that the shop knows. */
  devices: ReadonlySet<string>
  /** How variants are printed now, by their ids. */
  prints: Map<string, PrintData>
  defaults: ImportDefaults
}

const METADATA = 'Product Metadata'
const CATEGORY = /^product category \d+$/i

/** Rows of one product, wherever they stand in the table. */
interface ProductRows {
  isNew: boolean
  places: number[]
}
/** Medusa would find these out in the background, and tell no more than that the import failed. */
function checkKnown(at: number, id: string, handle: string, products: ImportContext['products']) {
  if (isFilled(id) && ![...products.values()].includes(id))
    throw refuse(at, `There is no product with the id ${id}. To add it as a new one, leave its id out`)
  if (!isFilled(id) && products.has(handle))
    throw refuse(at, `The shop has a product with the handle '${handle}'. To change it, give its Product Id`)
}
function productsOf(table: Table, known: ImportContext['products']): ProductRows[] {
  const [id, handle] = [columnNamed(table, 'Product Id'), columnNamed(table, 'Product Handle')]
  const found = new Map<string, ProductRows>()
  table.rows.forEach((row, at) => {
    const [given, called] = [row[id ?? ''] ?? '', row[handle ?? ''] ?? '']
    const key = given || `handle:${called}`
    if (!found.has(key)) checkKnown(at, given, called, known)
    const product = found.get(key) ?? { isNew: !isFilled(given), places: [] }
    product.places.push(at)
    found.set(key, product)
  })
  return [...found.values()]
}

/** Columns of prices that Medusa reads as pounds, in its own way: by their last word. The shop sells at no others. */
const IN_POUNDS = /^variant price (?:.* )?gbp$/i

/** Medusa's import takes away each variant that the table leaves out, and each price; and it takes any price. */
function checkWhole(table: Table, { places }: ProductRows, variants: ImportContext['variants']) {
  const [product, variant] = [columnNamed(table, 'Product Id') ?? '', columnNamed(table, 'Variant Id') ?? '']
  const prices = table.columns.filter((column) => /^variant price /i.test(column))
  const [first = 0] = places
  const given = new Set(places.map((at) => table.rows[at]?.[variant]))
  const missing = (variants.get(table.rows[first]?.[product] ?? '') ?? []).filter(({ id }) => !given.has(id))
  if (missing.length > 0)
    throw refuse(
      first,
      `${missing.length} of this product's variants are not in the table and would be deleted. Keep every row of a product that you change`,
    )
  const pounds = prices.filter((column) => IN_POUNDS.test(column))
  const free = places.find((at) => !pounds.some((column) => isFilled(table.rows[at]?.[column])))
  if (free !== undefined)
    throw refuse(free, 'There is no price in pounds. Give one in the column Variant Price GBP')
  for (const at of places)
    for (const column of prices) {
      const fault = faultOfPrice(Number(fromText(table.rows[at]?.[column] ?? '')), IN_POUNDS.test(column))
      if (fault !== null) throw refuse(at, fault)
    }
}

/** A product's cells: an empty one leaves the word to the product's other rows, and two that differ are refused. */
function cellsOf(table: Table, places: number[], present: [string, string][]): Map<string, string> {
  const cells = new Map<string, string>()
  for (const [name, column] of present) {
    cells.set(name, '')
    for (const at of places) {
      const value = table.rows[at]?.[column] ?? ''
      if (!isFilled(value)) continue
      const before = cells.get(name) ?? ''
      if (before && before !== value)
        throw refuse(at, `${name} differs from that of another row of this product`)
      cells.set(name, value)
    }
  }
  return cells
}

const schema = merchandisingSchema(isFeatureIcon).partial()
const LISTS: Record<string, string> = { icons: 'Icon', ecoCredentials: 'Eco' }

function sentenceOf({ path, message }: ZodError['issues'][number]): string {
  const [list, place, part] = path
  const name = LISTS[String(list)]
  if (!name || typeof place !== 'number') return message
  const pictures =
    part === 'image' || part === 'icon' ? `. There are ${Object.keys(FEATURE_ICONS).join(', ')}` : ''
  return `${name} ${place + 1}: ${message}${pictures}`
}
function saidBy(cells: Map<string, string>, at: number): Partial<Merchandising> {
  const parsed = schema.safeParse(fromCells(cells))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw refuse(at, issue ? sentenceOf(issue) : 'This cannot be read')
  }
  const said: Partial<Merchandising> = Object.fromEntries(
    Object.entries(parsed.data).filter(([, value]) => value !== undefined),
  )
  if (said.shortDescription !== undefined) said.shortDescription = cleanHtml(said.shortDescription)
  if (said.longDescription !== undefined) said.longDescription = cleanHtml(said.longDescription)
  return said
}

function fill(row: Row, column: string, value: string): Row {
  const known = Object.keys(row).find((name) => name.toLowerCase() === column.toLowerCase()) ?? column
  return isFilled(row[known]) ? row : { ...row, [known]: value }
}
/** A new product ships as the others do, and a new variant counts no stock: cases are printed when they are bought. */
function withDefaults(
  row: Row,
  isNew: { product: boolean; variant: boolean },
  defaults: ImportDefaults,
): Row {
  const shipped = isNew.product
    ? fill(
        fill(row, 'Product Sales Channel 1', defaults.salesChannelId),
        'Shipping Profile Id',
        defaults.shippingProfileId,
      )
    : row
  return isNew.variant ? fill(shipped, 'Variant Manage Inventory', 'false') : shipped
}

/**
 * Turns a table with the shop's columns into one that Medusa's import takes: what a merchandiser says becomes metadata on
 * the product's first row, print data travels with the variant, categories get their ids.
 * @throws MedusaError that names the row and what is wrong with it
 */
export function translateTable(table: Table, context: ImportContext): Table {
  const rows = [...table.rows]
  const present = PRODUCT_COLUMNS.flatMap((name): [string, string][] => {
    const column = columnNamed(table, name)
    return column === undefined ? [] : [[name, column]]
  })
  const categoryColumns = table.columns.filter((column) => CATEGORY.test(column))
  const variantId = columnNamed(table, 'Variant Id') ?? ''
  const products = productsOf(table, context.products)
  for (const product of products) {
    const { isNew, places } = product
    const [first = 0] = places
    if (present.length > 0) {
      const change = toMetadata(saidBy(cellsOf(table, places, present), first))
      // A new product has no key that could be taken away.
      const kept = isNew ? Object.entries(change).filter(([, value]) => value !== '') : Object.entries(change)
      const metadata = { ...json(first, METADATA, rows[first]?.[METADATA]), ...Object.fromEntries(kept) }
      if (Object.keys(metadata).length > 0)
        rows[first] = { ...rows[first], [METADATA]: JSON.stringify(metadata) }
    }
    for (const at of places) {
      // Checked on every row: Medusa would tell neither the row nor the column.
      json(at, METADATA, rows[at]?.[METADATA])
      const row = withCategoryIds(
        withPrint(table, rows[at] ?? {}, at, context),
        at,
        categoryColumns,
        context.categories,
      )
      rows[at] = withDefaults(
        row,
        { product: isNew, variant: isNew || !isFilled(row[variantId]) },
        context.defaults,
      )
    }
    checkWhole(table, product, context.variants)
  }
  const ours = new Set([
    ...present.map(([, column]) => column),
    ...Object.values(PRINT_COLUMNS).map((name) => columnNamed(table, name) ?? ''),
  ])
  const columns = new Set([...table.columns, ...rows.flatMap((row) => Object.keys(row))])
  return {
    columns: [...columns].filter((column) => !ours.has(column) && !isRefusedByMedusa(column)),
    // Medusa cuts a long table into pieces. A product in two of them would lose the variants of either.
    rows: products.flatMap(({ places }) => places.map((at) => rows[at] ?? {})),
  }
}
