/** SQL: whether the product `p` is sold in the sales channel of this shop: Medusa's default one, while it is enabled. */
export const SOLD_HERE = `exists (
    select 1 from store
    join sales_channel c on c.id = store.default_sales_channel_id and c.deleted_at is null and not c.is_disabled
    join product_sales_channel l on l.sales_channel_id = c.id and l.deleted_at is null
    where store.deleted_at is null and l.product_id = p.id)`
