import { endpoints } from '@caseloom/contract'
import { answerCart } from '../../../lib/cart/answer'
import { clearCart } from '../../../lib/cart/change-cart'
import { route } from '../../../lib/http/route'

export const GET = route(endpoints.getCart, (call) => answerCart(call))

export const DELETE = route(endpoints.clearCart, (call) =>
  answerCart(call, (customerId) => clearCart(call.scope, customerId)),
)
