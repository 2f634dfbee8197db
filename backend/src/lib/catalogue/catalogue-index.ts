import type { Rating } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
import { remember } from '../cache/catalogue-cache'
import { readMerchandising } from '../merchandising/merchandising'
import { ratingsOf } from '../reviews/figures'
import { indexPrices } from './index-prices'
import type { ShownPrice } from './pricing'
import { SELLABLE, SELLABLE_JOINS } from './sellable'
import { SOLD_HERE } from './sold-here'

/** What the shop has to know of every product in order to find, order and count them. */
export interface IndexEntry {
  /** Medusa's id. */
  id: string
  number: number
  handle: string
  name: string
  category: string
  /** Name and description in lower case, as searched. */
  words: string
  price: number
  originalPrice: number | null
  highestPrice: number
  /** By the variant's id; a variant without a price is not there. */
  priceOfVariant: ReadonlyMap<string, ShownPrice>
  rating: Rating | null
  createdAt: number
  /** Names, in lower case, of the devices that it can be bought for. */
  devices: Set<string>
  updatedAt: Date
}
export interface CatalogueIndex {
  /** In the merchandiser's order. */
  entries: IndexEntry[]
  byNumber: Map<number, IndexEntry>
  byHandle: Map<string, IndexEntry>
}

interface ProductIndexRow {
  id: string
  number: number | null
  handle: string
  title: string
  description: string | null
  category: string | null
  position: unknown
  created_at: Date
  changed: Date
  devices: string[] | null
}

const PRODUCTS = `
  select p.id, n.number, p.handle, p.title, p.description, c.name as category, p.metadata->'position' as position,
    p.created_at, greatest(p.updated_at, parts.changed) as changed, parts.devices
  from product p
  left join product_number n on n.product_id = p.id and n.deleted_at is null
  left join lateral (
    select c.name from product_category_product l join product_category c on c.id = l.product_category_id
    where l.product_id = p.id and c.deleted_at is null and c.is_active and not c.is_internal
    order by c.rank, c.name limit 1
  ) c on true
  left join (
    select product_id, max(changed) as changed, array_agg(device) filter (where sellable) as devices
    from (
      select v.product_id, lower(d.name) as device, max(v.updated_at) as changed, bool_or(${SELLABLE}) as sellable
      from product_variant v ${SELLABLE_JOINS} where v.deleted_at is null group by v.product_id, d.name
    ) by_device group by product_id
  ) parts on parts.product_id = p.id
  where p.status = 'published' and p.deleted_at is null and ${SOLD_HERE}`

const placeOf = ({ position }: ProductIndexRow) =>
  readMerchandising({ position }).position ?? Number.MAX_SAFE_INTEGER

async function readRows(scope: MedusaContainer) {
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows }: { rows: ProductIndexRow[] } = await knex.raw(PRODUCTS)
  const missing = rows.filter(({ number }) => number === null).map(({ id }) => id)
  const given =
    missing.length > 0
      ? await scope.resolve(DEVICE_CATALOG_MODULE).numbersOf(missing)
      : new Map<string, number>()
  return rows
    .map((row) => ({ row, place: placeOf(row), number: row.number ?? given.get(row.id) ?? 0 }))
    .sort((a, b) => a.place - b.place || +a.row.created_at - +b.row.created_at || a.number - b.number)
}

const later = (a: Date, b: Date) => (a > b ? a : b)

async function buildIndex(scope: MedusaContainer): Promise<CatalogueIndex> {
  const [rows, prices] = await Promise.all([readRows(scope), indexPrices(scope)])
  const ratings = await ratingsOf(
    scope,
    rows.map(({ row }) => row.id),
  )
  const entries = rows.flatMap(({ row, number }): IndexEntry[] => {
    const price = prices.get(row.id)
    if (!price) return []
    return [
      {
        id: row.id,
        number,
        handle: row.handle,
        name: row.title,
        category: row.category ?? '',
        words: `${row.title}\n${row.description ?? ''}`.toLowerCase(),
        price: price.price,
        originalPrice: price.originalPrice,
        highestPrice: price.highestPrice,
        priceOfVariant: price.ofVariant,
        rating: ratings.get(row.id) ?? null,
        createdAt: +row.created_at,
        devices: new Set(row.devices ?? []),
        updatedAt: later(row.changed, price.changed),
      },
    ]
  })
  return {
    entries,
    byNumber: new Map(entries.map((entry) => [entry.number, entry])),
    byHandle: new Map(entries.map((entry) => [entry.handle, entry])),
  }
}

/** Every product that the shop shows: published, priced and in its sales channel. Kept until the catalogue changes. */
export const catalogueIndex = (scope: MedusaContainer): Promise<CatalogueIndex> =>
  remember(scope, 'catalogue-index', () => buildIndex(scope))

/** A product of the index by its number or handle. */
export function findEntry(index: CatalogueIndex, idOrHandle: string): IndexEntry | undefined {
  const byNumber = /^\d{1,9}$/.test(idOrHandle) ? index.byNumber.get(Number(idOrHandle)) : undefined
  return byNumber ?? index.byHandle.get(idOrHandle)
}
