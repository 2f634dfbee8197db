import { endpoints } from '@caseloom/contract'
import { route } from '../../../../lib/http/route'
import { limitedByGuesses } from '../../../../lib/promotions/limit-guesses'
import { createCheckoutSession } from '../../../../workflows/checkout/create-checkout-session'

export const POST = route(endpoints.createCheckoutSession, (call) => {
  const { scope, customer, guestKeyHash, body } = call
  return limitedByGuesses(call, body.promoCode, () =>
    createCheckoutSession(scope, { customer, guestKeyHash, body }),
  )
})
