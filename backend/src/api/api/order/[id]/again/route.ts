import { endpoints } from '@caseloom/contract'
import { route } from '../../../../../lib/http/route'
import { orderAgain } from '../../../../../lib/orders/order-again'
import { ownOrder } from '../../../../../lib/orders/own-order'
import { beneficiary } from '../../../../../lib/checkout/quote-cart'

export const GET = route(endpoints.orderAgain, async ({ scope, params, customer, guestKeyHash }) => {
  const { bundle } = await ownOrder(scope, params.id, customer.id)
  const buyer = { customer: await beneficiary(scope, customer), guestKeyHash }
  return { lines: await orderAgain(scope, bundle, buyer) }
})
