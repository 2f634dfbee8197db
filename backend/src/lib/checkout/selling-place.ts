import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'
import { query } from '../database/sql'

export interface SellingPlace {
  regionId: string
  salesChannelId: string
  currency: string
  countries: string[]
}

const PLACE = `
  select r.id as "regionId", s.default_sales_channel_id as "salesChannelId", r.currency_code as currency,
    coalesce((select jsonb_agg(lower(c.iso_2) order by c.iso_2) from region_country c
      where c.region_id = r.id and c.deleted_at is null), '[]') as countries
  from store s join region r on r.id = s.default_region_id and r.deleted_at is null
  where s.default_sales_channel_id is not null and s.deleted_at is null order by s.created_at limit 1`

/** Where this shop sells, as the store's settings say. */
export async function sellingPlace(scope: MedusaContainer): Promise<SellingPlace> {
  const [place] = await query(scope)<SellingPlace>(PLACE)
  if (place) return place
  const fault = 'The store has no region or sales channel: run the seed'
  throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, fault)
}
