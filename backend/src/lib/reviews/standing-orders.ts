/**
 * SQL: order lines of this shop (a checkout points to the order) whose order stands, that is, was neither rejected nor
 * cancelled, nor is being so. Aliases: c checkout, o order, i order_item, l order_line_item.
 */
export const STANDING_LINES = `from checkout c
  join "order" o on o.id = c.order_id and o.deleted_at is null and o.status <> 'canceled'
  left join approval a on a.order_id = o.id and a.deleted_at is null
  join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null
  join order_line_item l on l.id = i.item_id and l.deleted_at is null
  where c.deleted_at is null and (a.status is null or a.status not in ('rejecting', 'rejected', 'cancelling', 'cancelled'))`
