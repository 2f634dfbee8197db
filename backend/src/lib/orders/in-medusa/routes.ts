import type { MiddlewareRoute, MiddlewareVerb } from '@medusajs/framework/http'
import { refuse, type Rule, type Thing } from './asked'
import { cancelled } from './ending'
import { inParts, whileChangeIsOpen, whileHeld } from './money'

const POST: MiddlewareVerb[] = ['POST']

/** What Medusa's admin would do to an order, below `/admin`, as Medusa itself writes these paths; and what keeps it from being done to one of the shop. */
const REFUSED: [path: string, thing: Thing, rule: Rule][] = [
  ['/orders/:id/cancel', 'order', cancelled],
  ['/payments/:id/capture', 'payment', inParts],
  ['/payments/:id/refund', 'payment', whileChangeIsOpen],
  ['/order-edits/:id/request', 'order', whileHeld],
  ['/order-edits/:id/confirm', 'order', whileHeld],
  ['/claims/:id/request', 'claim', whileHeld],
  ['/exchanges/:id/request', 'exchange', whileHeld],
  ['/returns/:id/request', 'return', whileHeld],
]

/** After Medusa's own reading of a body, since Medusa's middlewares of a path come first. */
export const ORDERS_IN_MEDUSA: MiddlewareRoute[] = REFUSED.map(([path, thing, rule]) => ({
  matcher: `/admin${path}`,
  methods: POST,
  middlewares: [refuse(thing, rule)],
}))
