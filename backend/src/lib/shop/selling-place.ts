import type { MedusaContainer } from '@medusajs/framework/types'
import { CURRENCY } from '../catalogue/pricing'
import { query } from '../database/sql'
import { failure } from '../http/fail'

/** The country that the shop delivers to, as Medusa writes it. */
export const HOME = 'gb'

export interface SellingPlace {
  regionId: string
  salesChannelId: string
  currency: string
  countries: string[]
  /** Whether Medusa takes its prices for what is paid, as the shop's pages do. */
  vatIncluded: boolean
  /** Whether its sales channel is there and enabled: nothing is on sale where it is not. */
  isOpen: boolean
}

const inclusive = (attribute: string, value: string, unsaid: boolean) =>
  `coalesce((select is_tax_inclusive from price_preference
     where attribute = '${attribute}' and value = ${value} and deleted_at is null limit 1), ${unsaid})`

/** SQL: whether prices in the region `r` include VAT: those of the currency, and the region's own where it has any. */
const VAT_INCLUDED = `(${inclusive('currency_code', `'${CURRENCY}'`, false)} and ${inclusive('region_id', 'r.id', true)})`

/** The store's default region where it sells in pounds, else the first one that does: every process finds the same. */
const PLACE = `
  select r.id as "regionId", s.default_sales_channel_id as "salesChannelId", r.currency_code as currency,
    coalesce((select jsonb_agg(lower(c.iso_2) order by c.iso_2) from region_country c
      where c.region_id = r.id and c.deleted_at is null), '[]') as countries,
    ${VAT_INCLUDED} as "vatIncluded",
    exists (select 1 from sales_channel c
      where c.id = s.default_sales_channel_id and c.deleted_at is null and not c.is_disabled) as "isOpen"
  from store s join region r on r.currency_code = '${CURRENCY}' and r.deleted_at is null
  where s.default_sales_channel_id is not null and s.deleted_at is null
  order by s.created_at, (r.id is not distinct from s.default_region_id) desc, r.created_at, r.id limit 1`

/** Where this shop sells, for its pages and its payment pages alike; null where there is no such place. */
export async function findSellingPlace(scope: MedusaContainer): Promise<SellingPlace | null> {
  const [place] = await query(scope)<SellingPlace>(PLACE)
  return place ?? null
}

const NOWHERE = 'The shop can’t name its prices just now. Please try again later.'

/** The same. @throws failure `not_ready`: readiness says what is missing */
export async function sellingPlace(scope: MedusaContainer): Promise<SellingPlace> {
  const place = await findSellingPlace(scope)
  if (!place) throw failure('not_ready', NOWHERE)
  return place
}

/** Whether the shop could sell in a region: its prices are in pounds and include VAT. */
export async function couldSellIn(scope: MedusaContainer, regionId: string): Promise<boolean> {
  const [region] = await query(scope)<{ could: boolean }>(
    `select r.currency_code = '${CURRENCY}' and ${VAT_INCLUDED} as could from region r
      where r.id = ? and r.deleted_at is null`,
    [regionId],
  )
  return region?.could ?? false
}
