import { endpoints } from '@caseloom/contract'
import { STRIPE_CHECKOUT_MODULE, toPounds } from '@caseloom/stripe-checkout'
import { failure } from '../../../../../lib/http/fail'
import { route } from '../../../../../lib/http/route'
import { ownCheckout, standing } from '../../../../../lib/checkout/read-checkout'

export const GET = route(endpoints.verifyPayment, async ({ scope, customer, params }) => {
  const row = await ownCheckout(scope, params.id, customer.id)
  if (!row) throw failure('not_found', 'There is no such payment')
  const state = await standing(scope, row)
  const goods = row.subtotal_pence - row.discount_pence
  const session =
    state === 'paid' && row.stripe_session_id
      ? await scope.resolve(STRIPE_CHECKOUT_MODULE).retrieveSession(row.stripe_session_id)
      : null
  return {
    verified: state === 'paid',
    status: state,
    amountTotal: toPounds(session?.amount_total ?? goods),
    currency: row.currency_code,
  }
})
