import { STRIPE_CHECKOUT_MODULE } from '@caseloom/stripe-checkout'
import { Modules } from '@medusajs/framework/utils'
import { query } from '../../database/sql'
import { FULFILLMENT_PROVIDER } from '../../printing/fulfillment-provider'
import { hasPrint } from '../has-print'
import { otherThanPaid } from '../other-than-paid'
import { shopOrderSchema } from '../shop-order'
import type { Asked, Rule } from './asked'

const TO_SEND =
  'Prodigi prints and sends this order: process it in its Approval box, which makes the fulfillment as well.'
const SENT =
  'Prodigi prints and sends this order, and tells the shop when it is sent and delivered. Its print can be cancelled in its Approval box.'

const DELIVERED_BY = `select 1 from shipping_option o join order_shipping_method m on m.shipping_option_id = o.id
    join order_shipping l on l.shipping_method_id = m.id and l.deleted_at is null
   where l.order_id = ? and o.provider_id = ?`

const MADE_BY = 'select 1 from fulfillment where id = ? and provider_id = ?'

/** A fulfillment that is made by hand prints nothing, and leaves Prodigi's none of the lines. */
export const byHand: Rule = async ({ scope, orderId }) =>
  (await query(scope)(DELIVERED_BY, [orderId, FULFILLMENT_PROVIDER])).length > 0 ? TO_SEND : null

/** What is marked as sent by hand Medusa never cancels: the order of a print that is cancelled then would stay processed for ever. */
export const ofPrint: Rule = async ({ scope, id }) =>
  (await query(scope)(MADE_BY, [id, FULFILLMENT_PROVIDER])).length > 0 ? SENT : null

const isHandedOver = ({ approval, printId, print }: Asked): boolean =>
  approval === 'processing' || (print !== null && hasPrint({ prodigi_order_id: printId, status: print }))

const ADDRESS =
  'Prodigi has this order, and sends it to the address that stands here. Cancel its print in its Approval box first, or have Prodigi change the address.'

/** Everybody would be shown an address that the parcel does not go to. */
export const addressOfPrint: Rule = (asked) =>
  asked.body.shipping_address && isHandedOver(asked) ? ADDRESS : null

const ADDED = 'Nothing that is added here is printed: give the money back, or have the customer order anew.'

/** Only what was paid for at the checkout is printed. */
export const addedTo: Rule = () => ADDED

/** As many of a line as are there, or were paid for: what an edit took from it may be given it again. */
const MOST = `select greatest(i.quantity, (c.snapshot #>> array['lines', coalesce(i.metadata, l.metadata) ->> 'line_index', 'quantity'])::numeric) as most
    from order_item i join "order" o on o.id = i.order_id and o.version = i.version
    join order_line_item l on l.id = i.item_id join checkout c on c.order_id = i.order_id and c.deleted_at is null
   where i.order_id = ? and i.item_id = ?`

/** Before the print, what says so is that less was paid for: the edit can be undone. */
export const moreOfPrinted: Rule = async (asked) => {
  const { scope, orderId, id, body } = asked
  if (!isHandedOver(asked)) return null
  const [line] = await query(scope)<{ most: string }>(MOST, [orderId, id])
  return line && Number(body.quantity) > Number(line.most) ? ADDED : null
}

const UNDER_WAY =
  'This order is being sent to print just now, as it was paid for. Cancel the edit; its Approval box shows what becomes of the order.'

/** What is not as it was paid for any more could not be booked as printed; an edit that makes it so again is the way out. */
export const editedMeanwhile: Rule = async ({ scope, orderId, approval }) => {
  if (approval !== 'processing') return null
  const paid = await scope.resolve(STRIPE_CHECKOUT_MODULE).findCheckout({ order_id: orderId })
  const { items } = await scope.resolve(Modules.ORDER).previewOrderChange(orderId)
  const lines = shopOrderSchema.shape.items.parse(items)
  return paid && otherThanPaid(lines, paid.snapshot.lines) ? UNDER_WAY : null
}
