import { endpoints } from '@caseloom/contract'
import { addressSubject, limitTries } from '../../../../lib/accounts/limit'
import { route } from '../../../../lib/http/route'
import { limitedByGuesses } from '../../../../lib/promotions/limit-guesses'
import { ACCOUNT_SECURITY_MODULE } from '../../../../modules/account_security'
import { subjectOf } from '../../../../modules/account_security/limits'
import { createCheckoutSession } from '../../../../lib/checkout/create-checkout-session'

/** Pages that were opened count; a cart that is refused costs nothing, and its owner mends it. */
export const POST = route(endpoints.createCheckoutSession, async (call) => {
  const { scope, req, customer, guestKeyHash, body } = call
  const attemptIds = await limitTries(
    call,
    [addressSubject('checkouts', req), subjectOf('checkout', customer.id)],
    'You have opened many payment pages just now.',
  )
  try {
    return await limitedByGuesses(call, body.promoCode, () =>
      createCheckoutSession(scope, { customer, guestKeyHash, body }),
    )
  } catch (error) {
    await scope.resolve(ACCOUNT_SECURITY_MODULE).forgiveAttempts(attemptIds)
    throw error
  }
})
