import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { findOrder } from './find-order'
import { paymentStatus } from './order-payment'

const HELD =
  'The payment of this order is only held, for what was ordered: Medusa would release it for an edit. Cancel the edit. Where something else is wanted, reject the order in its Approval box, so that the customer can order anew.'

/** Keeps Medusa from ending an edit for which it would give up held money: nobody would have paid the new sum, and the order would lapse. */
export async function refuseEditOfHeld(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const found = await findOrder(req.scope, req.params.id ?? '')
  const isHeld = found !== null && paymentStatus(found.bundle.order) === 'authorised'
  next(isHeld ? new MedusaError(MedusaError.Types.NOT_ALLOWED, HELD, 'conflict') : undefined)
}
