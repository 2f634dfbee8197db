import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { sellingPlace } from '../shop/selling-place'
import { priceRange, type PriceRange } from './price-range'
import { CURRENCY, shownPrice, type ShownPrice } from './pricing'
import { SELLABLE, SELLABLE_JOINS } from './sellable'

interface AlikeRow {
  product_id: string
  /** Price sets with the same prices, lists and rules in every row are alike: Medusa prices them alike. */
  alike: string
  price_set_id: string
  changed: Date
  variant_ids: string[]
  /** Whether one of these variants can be bought now. */
  sellable: boolean
}
export interface IndexPrice extends PriceRange {
  /** Of each variant that has a price, by the variant's id. */
  ofVariant: Map<string, ShownPrice>
  /** When one of the product's prices was last changed, or began or ceased to hold. */
  changed: Date
}

/** Medusa asks for price sets with a parameter each; PostgreSQL takes 65,535 at most. */
const SETS_AT_ONCE = 5000

/** A set is known by the sum of its rows' hashes, which unlike a sorted text of them needs no sorting. */
const ALIKE = `
  with line as (
    select v.product_id, v.id as variant_id, l.price_set_id,
      hashtextextended(format('%s %s %s %s %s %s', r.amount, r.min_quantity, r.max_quantity, r.price_list_id,
        r.rules_count, rule.words), 0) as hash,
      greatest(r.updated_at, list.updated_at, case when list.starts_at < now() then list.starts_at end,
        case when list.ends_at < now() then list.ends_at end) as changed
    from product p
    join product_variant v on v.product_id = p.id and v.deleted_at is null
    join product_variant_price_set l on l.variant_id = v.id and l.deleted_at is null
    join price r on r.price_set_id = l.price_set_id and r.deleted_at is null and r.currency_code = ?
    left join price_list list on list.id = r.price_list_id
    left join lateral (
      select string_agg(format('%s %s %s', attribute, operator, value), ',' order by attribute, operator, value) as words
      from price_rule where r.rules_count > 0 and price_id = r.id and deleted_at is null
    ) rule on true
    where p.status = 'published' and p.deleted_at is null
  ), price_set as (
    select product_id, variant_id, price_set_id, sum(hash) as alike, max(changed) as changed
    from line group by product_id, variant_id, price_set_id
  )
  select v.product_id, p.alike, min(p.price_set_id) as price_set_id, max(p.changed) as changed,
    array_agg(v.id) as variant_ids, bool_or(${SELLABLE}) as sellable
  from price_set p join product_variant v on v.id = p.variant_id ${SELLABLE_JOINS}
  group by v.product_id, p.alike`

/** Medusa's calculated prices of these price sets, by the sets' ids. */
async function calculate(scope: MedusaContainer, priceSetIds: string[]): Promise<Map<string, ShownPrice>> {
  const { regionId } = await sellingPlace(scope)
  const context = { currency_code: CURRENCY, region_id: regionId }
  const found = new Map<string, ShownPrice>()
  for (let start = 0; start < priceSetIds.length; start += SETS_AT_ONCE) {
    const sets = await scope
      .resolve(Modules.PRICING)
      .calculatePrices({ id: priceSetIds.slice(start, start + SETS_AT_ONCE) }, { context })
    for (const set of sets) {
      const price = shownPrice({
        calculated_amount: set.calculated_amount === null ? null : Number(set.calculated_amount),
        original_amount: set.original_amount === null ? null : Number(set.original_amount),
      })
      if (price) found.set(set.id, price)
    }
  }
  return found
}

/**
 * The prices of every published product that has one, by the product's id. Medusa calculates them, once for all
 * price sets that are alike: a shop has thousands of variants and a handful of prices.
 */
export async function indexPrices(scope: MedusaContainer): Promise<Map<string, IndexPrice>> {
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows }: { rows: AlikeRow[] } = await knex.raw(ALIKE, [CURRENCY])
  const setOf = new Map(rows.map((row) => [row.alike, row.price_set_id]))
  const prices = await calculate(scope, [...setOf.values()])
  const priced = new Map<string, (AlikeRow & { price: ShownPrice })[]>()
  for (const row of rows) {
    const price = prices.get(setOf.get(row.alike) ?? '')
    if (!price) continue
    const own = priced.get(row.product_id) ?? []
    own.push({ ...row, price })
    priced.set(row.product_id, own)
  }
  return new Map(
    [...priced].flatMap(([id, own]) => {
      const range = priceRange(own)
      if (!range) return []
      const changed = own.reduce((latest, row) => (row.changed > latest ? row.changed : latest), new Date(0))
      const ofVariant = new Map(
        own.flatMap(({ variant_ids, price }) => variant_ids.map((variant) => [variant, price] as const)),
      )
      return [[id, { ...range, ofVariant, changed }] as const]
    }),
  )
}
