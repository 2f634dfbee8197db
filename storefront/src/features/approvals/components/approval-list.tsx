import type { AdminOrder } from '@caseloom/contract'
import { useState } from 'react'
import { EmptyState } from '~/components/ui/empty-state'
import { Skeleton } from '~/components/ui/skeleton'
import { ApprovalDialog } from './approval-dialog'
import { ApprovalRow } from './approval-row'
import { RejectDialog } from './reject-dialog'

interface ApprovalListProps {
  title: string
  lead: string
  empty: { title: string; text: string }
  /** Undefined while they are on their way. */
  orders: AdminOrder[] | undefined
}

export function ApprovalList({ title, lead, empty, orders }: ApprovalListProps) {
  const [viewed, setViewed] = useState<string | null>(null)
  const [rejecting, setRejecting] = useState<string | null>(null)
  return (
    <section aria-label={title}>
      <h2 className="text-2xl">{title}</h2>
      <p className="text-ink-soft">{lead}</p>
      <div className="mt-6">
        {orders === undefined ? (
          <div aria-busy="true" className="grid gap-4">
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
          </div>
        ) : orders.length === 0 ? (
          <EmptyState title={empty.title}>{empty.text}</EmptyState>
        ) : (
          <ul className="grid gap-4">
            {orders.map((order) => (
              <ApprovalRow
                key={order.id}
                order={order}
                onView={() => setViewed(order.id)}
                onReject={() => setRejecting(order.id)}
              />
            ))}
          </ul>
        )}
      </div>
      {viewed === null ? null : (
        <ApprovalDialog
          id={viewed}
          onClose={() => setViewed(null)}
          onReject={() => {
            setViewed(null)
            setRejecting(viewed)
          }}
        />
      )}
      {rejecting === null ? null : <RejectDialog id={rejecting} onClose={() => setRejecting(null)} />}
    </section>
  )
}
