import type { MedusaContainer } from '@medusajs/framework/types'
import { PLACE_ALONE } from '../accounts/erasure/tables'
import { inTransaction } from '../database/sql'

/** As long as what Stripe told of it: a page that is over for so long is paid by nobody any more. */
const KEPT_DAYS = 90
const AT_ONCE = 500

const UNPAID = `select c.id, c.cart_id from checkout c
  where c.state = 'expired' and c.order_id is null and c.paid_at is null
    and c.updated_at < now() - make_interval(days => ${KEPT_DAYS})
    and not exists (select 1 from order_cart l where l.cart_id = c.cart_id)
  limit ${AT_ONCE} for update skip locked`

/**
 * What a frozen cart says of a person, and the design on each line. Medusa marks carts as deleted and keeps their rows; its indexes
 * leave those out, so that each row that went for good would have whole tables read for what names it.
 */
const FORGET = [
  `update payment_session s set data = '{}', context = '{}' from cart_payment_collection l
    where l.cart_id = any(?) and s.payment_collection_id = l.payment_collection_id and s.deleted_at is null`,
  `update cart_address a set ${PLACE_ALONE}, postal_code = null, customer_id = null
   from cart k where k.id = any(?) and a.id in (k.shipping_address_id, k.billing_address_id)`,
  'update cart_line_item set metadata = null, deleted_at = now() where cart_id = any(?) and deleted_at is null',
  'update cart set email = null, customer_id = null, metadata = null, deleted_at = now() where id = any(?)',
]

/** Deletes payment pages that ended long ago and were not paid, and empties the copies of carts that they were opened from. Answers how many. */
export async function forgetUnpaid(scope: MedusaContainer): Promise<number> {
  let all = 0
  for (let some = AT_ONCE; some === AT_ONCE; all += some)
    some = await inTransaction(scope, async (sql) => {
      const rows = await sql<{ id: string; cart_id: string | null }>(UNPAID)
      const carts = rows.flatMap(({ cart_id: id }) => (id ? [id] : []))
      for (const statement of FORGET) await sql(statement, [carts])
      const ids = rows.map(({ id }) => id)
      await sql('delete from checkout where id = any(?)', [ids])
      return ids.length
    })
  return all
}
