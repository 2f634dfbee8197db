import type { AdminOrder, Dispute } from '@caseloom/contract'
import { useState } from 'react'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { Checkbox } from '~/components/ui/checkbox'
import { Dialog } from '~/components/ui/dialog'
import type { ReturnFocus } from '~/components/ui/use-focus-return'
import { capitalised } from '~/lib/capitalised'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { useProcessDisputed } from '../api/decisions'
import { GoesOn } from './goes-on'

function answerBy({ kind, respondBy, lost }: Dispute): string {
  if (respondBy) return `${formatDateTime(respondBy)}, in Stripe`
  if (lost) return 'Over: it was decided for the customer'
  return kind === 'warning' ? 'No answer is wanted; nobody has disputed it yet' : 'Stripe names no date'
}

/** One of a bank's words against the payment. */
function Doubt({ dispute }: { dispute: Dispute }) {
  const facts = [
    ['Amount', dispute.amount === null ? 'None is named' : formatMoney(dispute.amount)],
    ['Reason', capitalised(dispute.reason)],
    ['Answer by', answerBy(dispute)],
  ]
  return (
    <Alert
      tone="warn"
      title={dispute.kind === 'warning' ? 'The bank warns of fraud' : 'The customer’s bank disputes it'}
    >
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt>{term}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  )
}

/** Says what a bank has against the payment of an order, and processes it only where that is confirmed. */
export function DisputedDialog({
  order,
  onClose,
  returnFocus,
}: {
  order: AdminOrder
  onClose: () => void
  returnFocus?: ReturnFocus
}) {
  const [sure, setSure] = useState(false)
  const process = useProcessDisputed()
  return (
    <Dialog
      open
      size="sm"
      title="Process a doubted payment?"
      returnFocus={returnFocus}
      description={`Order #${order.orderNumber} · ${formatMoney(order.totalValue)}`}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {process.isPending ? 'Close' : 'Leave it'}
          </Button>
          <Button
            variant="danger"
            disabled={!sure}
            busy={process.isPending}
            onClick={() => process.decide(order, onClose)}
          >
            {process.isPending ? 'Processing...' : 'Process all the same'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {order.disputes.map((dispute) => (
          <Doubt key={`${dispute.kind} ${dispute.says}`} dispute={dispute} />
        ))}
        <p className="text-sm">
          Processing takes the payment, where it is not taken yet, and sends the cases to print at Prodigi. If
          the bank decides for the customer, the money goes back, and the print still has to be paid for.
        </p>
        <Checkbox
          label="I have looked into it, and want it printed all the same"
          checked={sure}
          onChange={(event) => setSure(event.target.checked)}
        />
      </div>
      {process.isPending ? <GoesOn /> : null}
    </Dialog>
  )
}
