import { endpoints } from '@caseloom/contract'
import { route } from '../../../../lib/http/route'
import { createCheckoutSession } from '../../../../workflows/checkout/create-checkout-session'

export const POST = route(endpoints.createCheckoutSession, ({ scope, customer, guestKeyHash, body }) =>
  createCheckoutSession(scope, { customer, guestKeyHash, body }),
)
