import { endpoints } from '@caseloom/contract'
import { answerCart } from '../../../../../lib/cart/answer'
import { removeLine, setLine } from '../../../../../lib/cart/change-cart'
import { route } from '../../../../../lib/http/route'

export const PUT = route(endpoints.updateCartItem, (call) =>
  answerCart(call, (customerId) => setLine(call.scope, customerId, call.params.id, call.body.quantity)),
)

export const DELETE = route(endpoints.removeCartItem, (call) =>
  answerCart(call, (customerId) => removeLine(call.scope, customerId, call.params.id)),
)
