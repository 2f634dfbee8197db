import type { OrderDetail } from '@caseloom/contract'
import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { useCancelOrder } from '../api/cancel'

function moneyBack({ paymentStatus }: OrderDetail): string {
  if (paymentStatus === 'none') return 'There was nothing to pay.'
  if (paymentStatus === 'refunded') return 'Your payment has been refunded.'
  return paymentStatus === 'captured' || paymentStatus === 'partially_refunded'
    ? 'Your payment is refunded to the card you paid with, usually within 5 to 10 days.'
    : 'Your card was not charged: the amount that your bank holds is released, usually within a few days.'
}

/** The way back while the order waits for its check. It asks first, since a cancelled order stays cancelled. */
export function CancelOrder({ order }: { order: OrderDetail }) {
  const [asking, setAsking] = useState(false)
  const cancel = useCancelOrder()
  if (!order.cancellable) return null
  return (
    <section>
      <h3 className="text-lg">Changed your mind?</h3>
      <p className="mt-1 text-sm text-ink-soft">
        Until we have checked your order, you can still cancel the whole of it.
      </p>
      <Button variant="outline" size="sm" className="mt-3" onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      {asking ? (
        <Dialog
          open
          size="sm"
          title={`Cancel order #${order.orderNumber}?`}
          onOpenChange={setAsking}
          footer={
            <>
              <Button variant="ghost" onClick={() => setAsking(false)}>
                Keep it
              </Button>
              <Button
                variant="danger"
                busy={cancel.isPending}
                onClick={() => cancel.mutate(order.orderId, { onSettled: () => setAsking(false) })}
              >
                {cancel.isPending ? 'Cancelling...' : 'Cancel order'}
              </Button>
            </>
          }
        >
          <p>Nothing will be printed. {moneyBack(order)}</p>
        </Dialog>
      ) : null}
    </section>
  )
}
