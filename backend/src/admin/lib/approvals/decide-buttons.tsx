import type { AdminOrderDetail } from '@caseloom/contract'
import { Button, usePrompt } from '@medusajs/ui'
import { useState } from 'react'
import { AskDrawer } from './ask-drawer'
import { CancelPrintButton } from './cancel-print-button'
import { DisputedDrawer } from './disputed-drawer'
import { processOrder } from './process-order'
import { RejectDrawer } from './reject-drawer'
import { isOpen, isUnderWay } from './status'
import { inPounds } from './words'

/** The decision on an order: print it, or refuse it. What somebody else was quicker with is told and shown. */
export function DecideButtons({ order, onDecided }: { order: AdminOrderDetail; onDecided: () => void }) {
  const [busy, setBusy] = useState(false)
  const [rejecting, setRejecting] = useState(false)
  const [asking, setAsking] = useState(false)
  const [doubting, setDoubting] = useState(false)
  const ask = usePrompt()
  const again = order.status === 'prodigi_failed'

  async function process() {
    if (order.disputes.length > 0) {
      setDoubting(true)
      return
    }
    const sure = await ask({
      title: again ? 'Process it again?' : 'Process this order?',
      description: `${inPounds(order.payment.amount)} is taken${again ? ', if it is not yet,' : ''} and the cases go to print at Prodigi. This cannot be undone here.`,
      confirmText: again ? 'Process again' : 'Process',
      cancelText: 'Not yet',
      variant: 'confirmation',
    })
    if (!sure) return
    setBusy(true)
    await processOrder(order)
    setBusy(false)
    onDecided()
  }

  if (order.prodigi.canCancel) return <CancelPrintButton order={order} onDecided={onDecided} />
  if (!isOpen(order.status) && !isUnderWay(order.status)) return null
  const running = busy || isUnderWay(order.status)
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" variant="secondary" disabled={running} onClick={() => setRejecting(true)}>
        Reject
      </Button>
      {order.cannotAsk === null ? (
        <Button size="small" variant="secondary" disabled={running} onClick={() => setAsking(true)}>
          Ask for a change
        </Button>
      ) : null}
      <Button size="small" isLoading={running} onClick={() => void process()}>
        {again ? 'Process again' : 'Process'}
      </Button>
      {asking ? <AskDrawer order={order} onClose={() => setAsking(false)} onDecided={onDecided} /> : null}
      {doubting ? (
        <DisputedDrawer order={order} onClose={() => setDoubting(false)} onDecided={onDecided} />
      ) : null}
      {rejecting ? (
        <RejectDrawer order={order} onClose={() => setRejecting(false)} onDecided={onDecided} />
      ) : null}
    </div>
  )
}
