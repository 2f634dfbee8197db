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
import { approvalQuery } from '../api/approvals'
import { useProcessOrder, type Looked } from '../api/decisions'
import { approvalLabel, approvalTone, canDecide, isRunning } from '../lib/approval-status'
import { customerOf } from '../lib/customer-of'
import { ApprovalItems } from './approval-items'
import { CopyText } from './copy-text'
import { InvoiceButton } from './invoice-button'

function Facts({ title, facts }: { title: string; facts: (readonly [string, ReactNode])[] }) {
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

/** 'partially_refunded' reads 'Partially refunded'. */
function paymentWords(status: string) {
  const words = status.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const costWords = ({ cost }: AdminOrderDetail) =>
  cost.amount === null
    ? (cost.reason ?? 'Unknown')
    : `${formatMoney(cost.amount)}${cost.from === 'quote' ? ' (quoted)' : ''}`

const marginWords = ({ margin }: AdminOrderDetail) =>
  margin.amount === null
    ? (margin.reason ?? 'Unknown')
    : `${formatMoney(margin.amount)}${margin.percent === null ? '' : ` (${Math.round(margin.percent)} %)`}`

function OutLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-4">
      {children}
    </a>
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
      {order.attention.length > 0 ? <Alert tone="warn">{order.attention.join(' ')}</Alert> : null}
      <Facts
        title="Customer Information"
        facts={[
          ['Name', customerOf(order)],
          ...(order.customerEmail ? [['Email', order.customerEmail] as const] : []),
          ['Ordered', formatDateTime(order.createdAt)],
          ['Shipping Method', order.shippingMethod],
          [
            'Address',
            <CopyText
              key="address"
              label="Copy the address"
              text={[to.name, to.street, to.city, to.postcode, to.country].filter(Boolean).join(', ')}
            />,
          ],
        ]}
      />
      <ApprovalItems order={order} />
      <Facts
        title="Payment"
        facts={[
          ['Status', paymentWords(payment.status)],
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
      <Facts
        title="Printing"
        facts={[
          ...(prodigi.orderId
            ? ([
                ['Production ID', prodigi.orderId],
                ['Status', prodigi.status ?? 'Unknown'],
              ] as const)
            : []),
          ['Cost without VAT', costWords(order)],
          ['Margin without VAT', marginWords(order)],
        ]}
      />
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm font-semibold">
        {order.medusaUrl ? <OutLink href={order.medusaUrl}>Open in Medusa</OutLink> : null}
        {order.prodigiUrl ? <OutLink href={order.prodigiUrl}>Open at Prodigi</OutLink> : null}
      </p>
      <div>
        <InvoiceButton orderId={order.id} orderNumber={order.orderNumber} />
      </div>
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
  onReject: (order: Looked) => void
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
            <Button variant="danger" disabled={running} onClick={() => onReject(data)}>
              Reject Order
            </Button>
            <Button busy={running} onClick={() => process.decide(data)}>
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
