import type { AdminOrderDetail } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Alert } from '~/components/ui/alert'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { ErrorState } from '~/components/ui/error-state'
import { Skeleton } from '~/components/ui/skeleton'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { approvalQuery, useProcessOrder } from '../api/approvals'
import { approvalLabel, approvalTone, canDecide, isRunning } from '../lib/approval-status'
import { ApprovalItems } from './approval-items'

function Facts({ title, facts }: { title: string; facts: [string, ReactNode][] }) {
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <dl className="mt-3 grid gap-3 text-sm sm:grid-cols-2">
        {facts.map(([term, value]) => (
          // A last fact without a neighbour, often the address, has the whole row.
          <div key={term} className="sm:odd:last:col-span-2">
            <dt className="text-xs text-ink-soft">{term}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Body({ order }: { order: AdminOrderDetail }) {
  const { shippingAddress: to, payment, prodigi } = order
  return (
    <div className="grid gap-7">
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <Badge tone={approvalTone(order.status)}>{approvalLabel(order.status)}</Badge>
        <span className="text-ink-soft">Last updated {formatDateTime(order.updatedAt)}</span>
      </p>
      {prodigi.issues.length > 0 ? (
        <Alert tone="bad" title="The print provider says">
          {prodigi.issues.join(' ')}
        </Alert>
      ) : null}
      <Facts
        title="Customer Information"
        facts={[
          ['Name', order.customerName],
          ['Email', order.customerEmail],
          ['Ordered', formatDateTime(order.createdAt)],
          ['Shipping Method', order.shippingMethod],
          ['Address', [to.name, to.street, to.city, to.postcode, to.country].filter(Boolean).join(', ')],
        ]}
      />
      <ApprovalItems order={order} />
      <Facts
        title="Payment"
        facts={[
          ['Status', payment.status],
          ['Amount', formatMoney(payment.amount)],
          ...(payment.authorisationExpiresAt
            ? [
                ['Authorisation lapses', formatDateTime(payment.authorisationExpiresAt)] as [
                  string,
                  ReactNode,
                ],
              ]
            : []),
        ]}
      />
      {prodigi.orderId ? (
        <Facts
          title="Prodigi"
          facts={[
            ['Production ID', prodigi.orderId],
            ['Status', prodigi.status ?? 'Unknown'],
            ...(prodigi.cost
              ? [
                  ['Cost', `${prodigi.cost.amount.toFixed(2)} ${prodigi.cost.currency}`] as [
                    string,
                    ReactNode,
                  ],
                ]
              : []),
          ]}
        />
      ) : null}
      <section>
        <h3 className="text-lg">History</h3>
        <ol className="mt-3 grid gap-2 text-sm">
          {order.history.map((entry) => (
            <li key={`${entry.at}-${entry.to}`}>
              <strong className="font-semibold">{approvalLabel(entry.to)}</strong>{' '}
              <span className="text-ink-soft">
                {formatDateTime(entry.at)} by {entry.by}
                {entry.reason ? `: ${entry.reason}` : ''}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

interface ApprovalDialogProps {
  id: string
  onClose: () => void
  onReject: () => void
}

export function ApprovalDialog({ id, onClose, onReject }: ApprovalDialogProps) {
  const { data, error, refetch } = useQuery(approvalQuery(id))
  const process = useProcessOrder()
  const running = process.isPending || isRunning(data?.status ?? '')
  return (
    <Dialog
      open
      size="lg"
      title="Order Details"
      description={data ? <span className="break-all">Session #{data.sessionId ?? data.id}</span> : undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        data && (canDecide(data.status) || running) ? (
          <>
            <Button variant="danger" disabled={running} onClick={onReject}>
              Reject Order
            </Button>
            <Button busy={running} onClick={() => process.decide({ id: data.id })}>
              {running ? 'Processing...' : 'Process Order'}
            </Button>
          </>
        ) : undefined
      }
    >
      <div className="max-h-[70vh] overflow-y-auto">
        {data ? (
          <Body order={data} />
        ) : error ? (
          <ErrorState title="Failed to load order details" onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-64" />
        )}
      </div>
    </Dialog>
  )
}
