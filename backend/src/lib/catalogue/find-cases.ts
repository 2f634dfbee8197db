import type { MedusaContainer } from '@medusajs/framework/types'
import type { MedusaError } from '@medusajs/framework/utils'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
import { pixelsOf, type PrintPixels } from '../../modules/device_catalog/types'
import { query } from '../database/sql'
import { failure } from '../http/fail'
import { sellingPlace } from '../shop/selling-place'
import { priceAll, quantityAsked, type PricedFor } from './price-cases'
import { shownPrice } from './pricing'
import { SELLABLE, SELLABLE_JOINS } from './sellable'
import { SOLD_HERE } from './sold-here'
import { variantTitle } from './variant-title'

/** One sellable case: a product's variant for a device and finish. Money in pounds, VAT included. */
export interface FoundCase {
  productId: string
  productNumber: number
  productName: string
  handle: string
  image: string
  variantId: string
  sku: string
  price: number
  originalPrice: number | null
  /** How many pieces there are; null where nobody counts them. */
  left: number | null
  /** How large it is printed at present. */
  print: PrintPixels
}
export interface WantedCase {
  /** Number or handle. */
  productId: string
  device: string
  finish: string
  quantity: number
}
interface Row {
  product_id: string
  handle: string
  product: string
  thumbnail: string | null
  number: number | null
  variant_id: string | null
  variant: string | null
  sku: string | null
  price_set_id: string | null
  sellable: boolean | null
  /** How many there are, as PostgreSQL writes it. */
  pieces: string | null
  /** Of its print spec. */
  width_px: number | null
  height_px: number | null
  /** Quantities from which it has another price. */
  tiers: number[] | null
}

/** Every product that is meant by number or handle, once for each of its variants that is meant by title. */
const ROWS = `
  select p.id as product_id, p.handle, p.title as product, p.thumbnail, n.number, v.id as variant_id, v.title as variant,
    v.sku, x.price_set_id, ${SELLABLE} as sellable, stock.pieces, s.width_px, s.height_px,
    (select jsonb_agg(t.least) from price q cross join lateral (values (ceil(q.min_quantity)), (floor(q.max_quantity) + 1)) t (least)
     where q.price_set_id = x.price_set_id and q.deleted_at is null and t.least is not null) as tiers
  from product p
  left join product_number n on n.product_id = p.id and n.deleted_at is null
  left join product_variant v on v.product_id = p.id and v.deleted_at is null
    and v.title in (select jsonb_array_elements_text(?::jsonb))
  left join product_variant_price_set x on x.variant_id = v.id and x.deleted_at is null
  ${SELLABLE_JOINS}
  where p.status = 'published' and p.deleted_at is null and ${SOLD_HERE}
    and (n.number::text in (select jsonb_array_elements_text(?::jsonb)) or p.handle in (select jsonb_array_elements_text(?::jsonb)))`

const isNumber = (text: string) => /^\d{1,9}$/.test(text)
const plainNumber = (text: string) => String(Number(text))

async function readRows(scope: MedusaContainer, wanted: WantedCase[]): Promise<Row[]> {
  const titles = wanted.map(({ device, finish }) => variantTitle(device, finish))
  const names = wanted.map(({ productId }) => productId)
  return query(scope)<Row>(ROWS, [
    JSON.stringify(titles),
    JSON.stringify(names.filter(isNumber).map(plainNumber)),
    JSON.stringify(names),
  ])
}

/**
 * The cases that are wanted, each with Medusa's present price or why it cannot be bought (`unknown_product`,
 * `configuration_not_found`). Never from the cache: these prices are charged.
 */
export async function findCases(
  scope: MedusaContainer,
  wanted: WantedCase[],
  pricedFor: PricedFor | null = null,
): Promise<(FoundCase | MedusaError)[]> {
  const [rows, { regionId }] = await Promise.all([readRows(scope, wanted), sellingPlace(scope)])
  const meant = wanted.map(({ productId, device, finish, quantity }) => {
    const number = isNumber(productId) ? Number(productId) : null
    const ofProduct = rows.filter((row) => number !== null && row.number === number)
    const own = ofProduct.length > 0 ? ofProduct : rows.filter(({ handle }) => handle === productId)
    const title = variantTitle(device, finish)
    const row = own.find(({ variant }) => variant === title)
    return { known: own.length > 0, quantity: quantityAsked(quantity, row?.tiers ?? null), row }
  })
  const priced = meant.flatMap(({ row, quantity }) =>
    row?.price_set_id ? [{ priceSetId: row.price_set_id, quantity }] : [],
  )
  const prices = await priceAll(scope, priced, regionId, pricedFor)
  const unnumbered = [...new Set(rows.filter((row) => row.number === null).map((row) => row.product_id))]
  const numbers =
    unnumbered.length > 0 ? await scope.resolve(DEVICE_CATALOG_MODULE).numbersOf(unnumbered) : new Map()
  return meant.map(({ known, quantity, row }) => {
    if (!known) return failure('unknown_product', 'That product is no longer sold')
    const calculated = prices.get(`${row?.price_set_id} ${quantity}`)
    const price = shownPrice(
      calculated && {
        calculated_amount:
          calculated.calculated_amount === null ? null : Number(calculated.calculated_amount),
        original_amount: calculated.original_amount === null ? null : Number(calculated.original_amount),
      },
    )
    if (!row?.variant_id || !row.sku || !row.sellable || !price)
      return failure('configuration_not_found', 'Selected device configuration not found')
    return {
      productId: row.product_id,
      productNumber: row.number ?? (numbers.get(row.product_id) as number | undefined) ?? 0,
      productName: row.product,
      handle: row.handle,
      image: row.thumbnail ?? '',
      variantId: row.variant_id,
      sku: row.sku,
      ...price,
      left: row.pieces === null ? null : Number(row.pieces),
      print: pixelsOf(row),
    }
  })
}
