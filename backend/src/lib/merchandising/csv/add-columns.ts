import type { Merchandising } from '../merchandising'
import { columnsFor, toCells } from './columns'
import { PRINT_COLUMNS, printToCells, type PrintData } from './print-columns'
import { asText, columnNamed, isRefusedByMedusa, type Row, type Table } from './table'

export interface ProductFacts {
  said: Merchandising
  /** What the table says of its categories. */
  categories: string[]
}

/** Ids of categories, where somebody asked for them: the shop's columns say which they are. */
const CATEGORY = /^product category \d+/i

/**
 * The table that Medusa exports, with what the shop says of each product on the product's first row and how each variant
 * is printed on its own. Categories are named, since nobody knows their ids, but where a name is that of several.
 */
export function addShopColumns(
  table: Table,
  products: Map<string, ProductFacts>,
  prints: Map<string, PrintData>,
): Table {
  const productId = columnNamed(table, 'Product Id') ?? ''
  const variantId = columnNamed(table, 'Variant Id') ?? ''
  const facts = [...products.values()]
  const categories = Math.max(1, ...facts.map((each) => each.categories.length))
  const categoryColumns = Array.from({ length: categories }, (_each, at) => `Product Category ${at + 1}`)
  const told = new Set<string>()
  const rows = table.rows.map((row) => {
    const print = prints.get(row[variantId] ?? '')
    const added: Row = print ? printToCells(print) : {}
    const id = row[productId] ?? ''
    const product = products.get(id)
    if (product && !told.has(id)) {
      told.add(id)
      Object.assign(added, toCells(product.said))
      product.categories.forEach((said, at) => {
        added[`Product Category ${at + 1}`] = asText(said)
      })
    }
    return { ...row, ...added }
  })
  const columns = table.columns.filter((column) => !isRefusedByMedusa(column) && !CATEGORY.test(column))
  return {
    columns: [
      ...columns,
      ...categoryColumns,
      ...columnsFor(facts.map((each) => each.said)),
      ...Object.values(PRINT_COLUMNS),
    ],
    rows,
  }
}
