import { endpoints } from '@caseloom/contract'
import { failure } from '../../../../lib/http/fail'
import { route } from '../../../../lib/http/route'
import { maskEmail } from '../../../../lib/checkout/mask-email'
import { endedBy, ownCheckout, standing, type Standing } from '../../../../lib/checkout/read-checkout'

const STATUS = {
  open: 'open',
  processing: 'complete',
  paid: 'complete',
  expired: 'expired',
} as const satisfies Record<Standing, string>

export const GET = route(endpoints.sessionStatus, async ({ scope, customer, query }) => {
  const row = await ownCheckout(scope, query.session_id, customer.id)
  if (!row) throw failure('not_found', 'There is no such payment')
  const state = await standing(scope, row)
  return {
    status: STATUS[state],
    payment_status: state !== 'paid' ? 'unpaid' : row.stripe_session_id ? 'paid' : 'no_payment_required',
    customer_email: maskEmail(row.snapshot.email),
    orderId: row.order_id,
    message: endedBy(row.state),
  }
})
