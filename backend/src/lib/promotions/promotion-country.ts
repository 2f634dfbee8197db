import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'
import { HOME, type SellingPlace } from '../shop/selling-place'

/** Where a cart would go: a promotion may be for one country. It is the default address's, as at checkout, or home. */
export async function promotionCountry(
  scope: MedusaContainer,
  customerId: string | null,
  place: SellingPlace,
): Promise<string> {
  if (!customerId) return HOME
  const [address] = await query(scope)<{ country: string | null }>(
    `select lower(country_code) as country from customer_address
     where customer_id = ? and is_default_shipping and deleted_at is null limit 1`,
    [customerId],
  )
  const country = address?.country ?? HOME
  return place.countries.includes(country) ? country : HOME
}
