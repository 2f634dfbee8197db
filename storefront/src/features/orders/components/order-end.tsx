import type { OrderDetail } from '@caseloom/contract'
import { Alert } from '~/components/ui/alert'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'

const GIVEN_BACK: Partial<Record<OrderDetail['paymentStatus'], string>> = {
  none: 'There was nothing to pay.',
  cancelled: 'Your card was not charged.',
  refunded: 'Your payment has been refunded.',
}

/** What was given back of an order that is not over by that. */
function refunded({ paymentStatus, refund }: OrderDetail): string | null {
  if (!refund) return null
  const what =
    paymentStatus === 'refunded'
      ? `Your payment of ${formatMoney(refund.amount)} has been refunded`
      : `${formatMoney(refund.amount)} of your payment has been refunded`
  return refund.at ? `${what}, on ${formatDate(refund.at)}` : what
}

/** Why an order ended without a case, and where the money is; or that its case takes longer. */
export function OrderEnd({ order }: { order: OrderDetail }) {
  const money = GIVEN_BACK[order.paymentStatus] ?? 'Your payment is given back.'
  if (order.rejectionReason)
    return (
      <Alert tone="bad" className="mt-3" title="This order was not accepted">
        <p className="wrap-anywhere whitespace-pre-line">{order.rejectionReason}</p>
        <p className="mt-2">{money}</p>
      </Alert>
    )
  if (order.cancelledBecause === 'payment_lapsed')
    return (
      <Alert tone="warn" className="mt-3" title="This order was cancelled">
        Your bank no longer held the payment, so nothing was charged and nothing was printed. We have sent you
        a mail that says how to have it after all.
      </Alert>
    )
  if (order.cancelledBecause === 'adjustment_missed')
    return (
      <Alert tone="warn" className="mt-3" title="This order was cancelled">
        The change of the design that we asked for did not come in time. Nothing is printed. {money}
      </Alert>
    )
  if (order.cancelledBecause === 'asked')
    return (
      <Alert tone="note" className="mt-3" title="You cancelled this order">
        Nothing is printed. {money}
      </Alert>
    )
  if (order.cancelledBecause === 'payment_returned')
    return (
      <Alert tone="warn" className="mt-3" title="This order was cancelled">
        We could not complete it, which was none of your doing. Nothing is printed, and any payment for it is
        released or refunded. You are welcome to order again.
      </Alert>
    )
  const refund = refunded(order)
  if (refund)
    return (
      <Alert tone="note" className="mt-3" title={refund}>
        It goes to the card you paid with; banks usually show it within 3 to 5 business days.
      </Alert>
    )
  if (order.status === 'prodigi_failed')
    return (
      <Alert tone="note" className="mt-3" title="Your print takes a little longer">
        The printer has not taken your order yet, and we are seeing to it. There is nothing you need to do,
        and you are not charged again.
      </Alert>
    )
  return null
}
