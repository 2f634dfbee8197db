import { query } from '../../database/sql'
import { FULFILLMENT_PROVIDER } from '../../printing/fulfillment-provider'
import { hasPrint } from '../has-print'
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

const QUANTITY = `select i.quantity from order_item i join "order" o on o.id = i.order_id and o.version = i.version
   where i.order_id = ? and i.item_id = ?`

/** Before the print, what says so is that less was paid for: the edit can be undone. */
export const moreOfPrinted: Rule = async (asked) => {
  const { scope, orderId, id, body } = asked
  if (!isHandedOver(asked)) return null
  const [line] = await query(scope)<{ quantity: string }>(QUANTITY, [orderId, id])
  return line && Number(body.quantity) > Number(line.quantity) ? ADDED : null
}
