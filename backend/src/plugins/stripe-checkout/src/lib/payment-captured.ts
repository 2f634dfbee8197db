import { MedusaError } from '@medusajs/framework/utils'

/** Thrown where a payment is to be released whose money Stripe has taken already, whether Medusa knows of it or not. */
export class PaymentCaptured extends MedusaError {
  constructor() {
    super(MedusaError.Types.NOT_ALLOWED, 'The payment is captured: refund it', 'conflict')
  }
}
