import { endpoints } from '@caseloom/contract'
import { addressSubject, limitTries } from '../../../../lib/accounts/limit'
import { route } from '../../../../lib/http/route'
import { limitedByGuesses } from '../../../../lib/promotions/limit-guesses'
import { ACCOUNT_SECURITY_MODULE } from '../../../../modules/account_security'
import { subjectOf } from '../../../../modules/account_security/limits'
import { createCheckoutSession } from '../../../../lib/checkout/create-checkout-session'

/**
 * Whatever a page was begun for counts, also where it is refused after all: the cart is frozen and the page opened at Stripe by then.
 * A cart that is refused before costs nothing, and its owner mends it.
 */
export const POST = route(endpoints.createCheckoutSession, async (call) => {
  const { scope, req, customer, guestKeyHash, body } = call
  const attemptIds = await limitTries(
    call,
    [addressSubject('checkouts', req), subjectOf('checkout', customer.id)],
    'You have opened many payment pages just now.',
  )
  let forgivable = attemptIds
  const onBegin = () => {
    forgivable = []
  }
  try {
    return await limitedByGuesses(call, body.promoCode, () =>
      createCheckoutSession(scope, { customer, guestKeyHash, body, onBegin }),
    )
  } catch (error) {
    if (forgivable.length > 0) await scope.resolve(ACCOUNT_SECURITY_MODULE).forgiveAttempts(forgivable)
    throw error
  }
})
