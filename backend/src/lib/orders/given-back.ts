const PAYMENT = `order_payment_collection l
      join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null and p.captured_at is not null`
const LOST = `d.kind = 'dispute' and d.status = 'lost' and d.closed_at is not null and d.deleted_at is null`

/**
 * SQL: what went back since a moment (three times `?`) and when, in pence: refunds, and what banks took by disputes that the shop lost. Of
 * an order no more goes back than was taken, whichever comes first: where a bank was quicker, the order's refund in Medusa holds that too.
 */
export const GIVEN_BACK = `
  select back.at, least(back.upto, taken.pence) - least(back.upto - back.pence, taken.pence) as pence
    from (
      select l.order_id from ${PAYMENT} join refund t on t.payment_id = p.id
       where t.deleted_at is null and l.deleted_at is null and t.created_at >= ?
      union
      select c.order_id from payment_dispute d join checkout c on c.id = d.checkout_id where ${LOST} and d.closed_at >= ?
    ) o
    join checkout c on c.order_id = o.order_id and c.deleted_at is null
    cross join lateral (
      select coalesce(sum(t.amount * 100), 0) as pence from ${PAYMENT} join capture t on t.payment_id = p.id
       where l.order_id = c.order_id and t.deleted_at is null and l.deleted_at is null
    ) taken
    cross join lateral (
      select one.at, one.pence, sum(one.pence) over (order by one.at, one.id) as upto
        from (
          select t.id, t.created_at as at, t.amount * 100 as pence from ${PAYMENT} join refund t on t.payment_id = p.id
           where l.order_id = c.order_id and t.deleted_at is null and l.deleted_at is null
          union all
          select d.id, d.closed_at, coalesce(d.amount_pence, 0) from payment_dispute d where d.checkout_id = c.id and ${LOST}
        ) one
    ) back
   where back.at >= ?`
