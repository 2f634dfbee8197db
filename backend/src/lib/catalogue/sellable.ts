import { FINISHES } from '@caseloom/contract'
import { env } from '../../env'
import { CURRENCY } from './pricing'

/** The sandbox prints whatever has a device; Prodigi only what it knows under a SKU and in a size of its own. */
const MAPPED =
  env.prodigi.mode === 'sandbox' ? '' : 'and s.prodigi_sku is not null and s.width_px > 0 and s.height_px > 0'

/** Stock elsewhere is none for this shop: Medusa takes a line from places that its sales channel is tied to alone. Asked once a query. */
const SHOP_PLACES = `array(
        select l.stock_location_id from store
        join sales_channel_stock_location l on l.sales_channel_id = store.default_sales_channel_id and l.deleted_at is null
        where store.deleted_at is null)`

/**
 * SQL: what {@link SELLABLE} looks at, to be joined to the variants `v`. Joins, since PostgreSQL would go through the
 * whole list of a subquery for every variant once that has outgrown its working memory. `stock.pieces` is how many can
 * be made of what is left, in the one place that has most of it: Medusa takes a line of an order from one place alone.
 * Null where stock is not counted.
 */
export const SELLABLE_JOINS = `
  left join print_spec s on s.variant_id = v.id and trim(v.sku) <> '' and s.deleted_at is null ${MAPPED}
  left join device d on d.name = s.device_name and d.deleted_at is null
  left join lateral (
    select bool_and(coalesce(level.free, 0) >= i.required_quantity) as enough,
      min(floor(coalesce(level.free, 0) / nullif(i.required_quantity, 0))) as pieces
    from product_variant_inventory_item i
    left join lateral (
      select max(stocked_quantity - reserved_quantity) as free from inventory_level
      where inventory_item_id = i.inventory_item_id and deleted_at is null
        and location_id = any(${SHOP_PLACES})) level on true
    where i.variant_id = v.id and i.deleted_at is null and v.manage_inventory and not v.allow_backorder
  ) stock on true
  left join lateral (
    select bool_and(r.amount >= 0 and r.amount = round(r.amount, 2)) as fair
    from product_variant_price_set l
    join price r on r.price_set_id = l.price_set_id and r.deleted_at is null and r.currency_code = '${CURRENCY}'
    where l.variant_id = v.id and l.deleted_at is null
  ) priced on true`

const KNOWN_FINISH = `s.finish in (${FINISHES.map((finish) => `'${finish}'`).join(', ')})`

/**
 * SQL: whether the variant `v` can be bought now. It has a price and none below zero or of a part of a penny, a finish that the studio offers, it can
 * be printed and, where a merchandiser has Medusa count its stock, there is enough of everything it is made of.
 */
export const SELLABLE = `(d.id is not null and ${KNOWN_FINISH} and coalesce(priced.fair, false) and (not v.manage_inventory or v.allow_backorder or coalesce(stock.enough, false)))`
