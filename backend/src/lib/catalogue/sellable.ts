import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { env } from '../../env'

/** The sandbox prints whatever has a device; Prodigi only what it knows under a SKU and in a size of its own. */
const MAPPED =
  env.prodigi.mode === 'sandbox' ? '' : 'and s.prodigi_sku is not null and s.width_px > 0 and s.height_px > 0'

/**
 * SQL: whether the variant `v` can be bought now. It can be printed and, where a merchandiser has Medusa count its
 * stock, there is enough of everything it is made of.
 */
export const SELLABLE = `(
  v.sku in (
    select s.variant_sku from print_spec s join device d on d.name = s.device_name and d.deleted_at is null
    where s.deleted_at is null ${MAPPED})
  and (not v.manage_inventory or v.allow_backorder or v.id in (
    select i.variant_id from product_variant_inventory_item i
    left join lateral (
      select sum(stocked_quantity - reserved_quantity) as free from inventory_level
      where inventory_item_id = i.inventory_item_id and deleted_at is null) stock on true
    where i.deleted_at is null
    group by i.variant_id having bool_and(coalesce(stock.free, 0) >= i.required_quantity))))`

/** Those of the SKUs whose variants can be bought now. */
export async function sellableSkus(scope: MedusaContainer, skus: string[]): Promise<Set<string>> {
  const { rows }: { rows: { sku: string }[] } = await scope
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(
      `select v.sku from product_variant v where v.deleted_at is null and v.sku = any(?) and ${SELLABLE}`,
      [skus],
    )
  return new Set(rows.map(({ sku }) => sku))
}
