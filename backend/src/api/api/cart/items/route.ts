import { endpoints } from '@caseloom/contract'
import { answerCart } from '../../../../lib/cart/answer'
import { addLine } from '../../../../lib/cart/change-cart'
import { route } from '../../../../lib/http/route'

export const POST = route(endpoints.addCartItem, (call) =>
  answerCart(call, (customerId, buyer) => addLine(call.scope, customerId, buyer, call.body)),
)
