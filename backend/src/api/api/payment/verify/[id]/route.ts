import { endpoints } from '@caseloom/contract'
import { failure } from '../../../../../lib/http/fail'
import { route } from '../../../../../lib/http/route'
import { sumPaid } from '../../../../../lib/checkout/sum-paid'
import { askStripe, ownCheckout, standing } from '../../../../../lib/checkout/read-checkout'

export const GET = route(endpoints.verifyPayment, async ({ scope, customer, params }) => {
  const row = await ownCheckout(scope, params.id, customer.id)
  if (!row) throw failure('not_found', 'There is no such payment')
  const state = await standing(scope, row)
  // Of a payment that the shop has seen its own row knows the sum, whether Stripe answers or not.
  const asked = state === 'paid' && row.paid_pence === null ? row.stripe_session_id : null
  const session = asked ? await askStripe(scope, asked) : null
  const { amount, currency } = sumPaid(
    session ? { ...row, paid_pence: session.amount_total, paid_currency: session.currency } : row,
  )
  return { verified: state === 'paid', status: state, amountTotal: amount, currency }
})
