import type { AdminOrder } from '@caseloom/contract'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import type { ReturnFocus } from '~/components/ui/use-focus-return'
import { formatMoney } from '~/lib/money'
import { orderCount } from '../lib/order-count'
import { totalOf } from '../lib/total-of'
import { BulkOrders } from './bulk-orders'
import { GoesOn } from './goes-on'

interface BulkProcessDialogProps {
  orders: AdminOrder[]
  busy: boolean
  onProcess: (orders: AdminOrder[]) => void
  onClose: () => void
  returnFocus?: ReturnFocus
}

/** Asks before money moves. Orders of doubted payments, and what is to be looked at first, are left out: each is decided for itself. */
export function BulkProcessDialog({ orders, busy, onProcess, onClose, returnFocus }: BulkProcessDialogProps) {
  const doubted = orders.filter(({ disputes }) => disputes.length > 0)
  const undoubted = orders.filter(({ disputes }) => disputes.length === 0)
  const odd = undoubted.filter(({ lookFirst }) => lookFirst)
  const processed = undoubted.filter(({ lookFirst }) => !lookFirst)
  const none = processed.length === 0
  return (
    <Dialog
      open
      size="sm"
      returnFocus={returnFocus}
      title={none ? 'None of these go together' : `Process ${orderCount(processed.length)}?`}
      description={
        none
          ? undefined
          : `${formatMoney(totalOf(processed))} is taken, and the cases go to print at Prodigi.`
      }
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {none || busy ? 'Close' : 'Cancel'}
          </Button>
          {none ? null : (
            <Button busy={busy} onClick={() => onProcess(processed)}>
              {busy ? 'Processing...' : `Process ${orderCount(processed.length)}`}
            </Button>
          )}
        </>
      }
    >
      <BulkOrders orders={processed} />
      {doubted.length > 0 ? (
        <Alert tone="warn" title={`Left out: ${orderCount(doubted.length)}`} className="mt-4">
          A bank doubts the payment of {doubted.map(({ orderNumber }) => `#${orderNumber}`).join(', ')}.
          Process such orders one by one.
        </Alert>
      ) : null}
      {odd.length > 0 ? (
        <Alert tone="warn" title="Look at these one by one" className="mt-4">
          <ul className="grid max-h-40 gap-1 overflow-y-auto">
            {odd.map(({ id, orderNumber, remarks, attention }) => (
              <li key={id} className="wrap-anywhere">
                #{orderNumber}: {[...remarks, ...attention].join(' ')}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {busy ? <GoesOn /> : null}
    </Dialog>
  )
}
