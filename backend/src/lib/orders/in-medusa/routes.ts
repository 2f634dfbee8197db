import type { MiddlewareRoute, MiddlewareVerb } from '@medusajs/framework/http'
import { refuse, type Rule, type Thing } from './asked'
import { cancelled, completed, givenAway } from './ending'
import {
  inParts,
  whileBeingRefunded,
  whileChangeIsOpen,
  whileEnding,
  whileHeld,
  whileProcessed,
  whileWithBank,
} from './money'
import { refundAlone } from './refund-alone'
import { addedTo, addressOfPrint, byHand, editedMeanwhile, moreOfPrinted, ofPrint } from './sending'

const POST: MiddlewareVerb[] = ['POST']

/** What Medusa's admin would do to an order, below `/admin`, as Medusa itself writes these paths; and what keeps it from being done to one of the shop. */
const REFUSED: [path: string, thing: Thing, rule: Rule, of?: string][] = [
  ['/orders/:id', 'order', addressOfPrint],
  ['/orders/:id/cancel', 'order', cancelled],
  ['/orders/:id/complete', 'order', completed],
  ['/orders/:id/transfer', 'order', givenAway],
  ['/orders/:id/transfer/guest', 'order', givenAway],
  ['/orders/:id/fulfillments', 'order', byHand],
  ['/orders/:id/fulfillments/:fulfillment_id/shipments', 'fulfillment', ofPrint, 'fulfillment_id'],
  ['/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered', 'fulfillment', ofPrint, 'fulfillment_id'],
  ['/orders/:id/fulfillments/:fulfillment_id/cancel', 'fulfillment', ofPrint, 'fulfillment_id'],
  ['/fulfillments/:id/shipment', 'fulfillment', ofPrint],
  ['/fulfillments/:id/cancel', 'fulfillment', ofPrint],
  ['/payments/:id/capture', 'payment', whileEnding],
  ['/payments/:id/capture', 'payment', inParts],
  ['/payments/:id/refund', 'payment', whileEnding],
  ['/payments/:id/refund', 'payment', whileProcessed],
  ['/payments/:id/refund', 'payment', whileWithBank],
  ['/payments/:id/refund', 'payment', whileChangeIsOpen],
  ['/payments/:id/refund', 'payment', whileBeingRefunded],
  ['/order-edits/:id/items', 'order', addedTo],
  ['/order-edits/:id/items/item/:item_id', 'line', moreOfPrinted, 'item_id'],
  ['/order-edits/:id/request', 'order', editedMeanwhile],
  ['/order-edits/:id/confirm', 'order', editedMeanwhile],
  ['/order-edits/:id/request', 'order', whileHeld],
  ['/order-edits/:id/confirm', 'order', whileHeld],
  ['/claims/:id/outbound/items', 'claim', addedTo],
  ['/claims/:id/request', 'claim', whileHeld],
  ['/exchanges/:id/outbound/items', 'exchange', addedTo],
  ['/exchanges/:id/request', 'exchange', whileHeld],
  ['/returns/:id/request', 'return', whileHeld],
]

/** After Medusa's own reading of a body, since Medusa's middlewares of a path come first. */
export const ORDERS_IN_MEDUSA: MiddlewareRoute[] = [
  { matcher: '/admin/payments/:id/refund', methods: POST, middlewares: [refundAlone] },
  ...REFUSED.map(([path, thing, rule, of]) => ({
    matcher: `/admin${path}`,
    methods: POST,
    middlewares: [refuse(thing, rule, of)],
  })),
]
