import type { OrderDetail } from '@caseloom/contract'
import type { ReactNode } from 'react'
import { capitalised } from '~/lib/capitalised'
import { statusLabel } from '../lib/status'

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{term}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}

/** Prodigi's `InProgress` as it is read: 'In progress'. */
const inWords = (stage: string) => capitalised(stage.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase())

/** What the print provider says; only once it has the order. */
export function Production({ order }: { order: OrderDetail }) {
  if (!order.prodigiOrderId) return null
  const fresh = order.prodigiStatus ?? order.prodigiOrderStatus
  const { stage, issues } = order.prodigiDetails
  const details = [
    stage ? `Stage: ${inWords(stage)}` : '',
    issues.length > 0 ? `Issues: ${issues.join(', ')}` : '',
  ]
  return (
    <section>
      <h3 className="text-lg">Production Details</h3>
      <dl className="mt-3 grid gap-4 rounded-md bg-sunken p-4 text-sm sm:grid-cols-2">
        <Fact term="Production ID">{order.prodigiOrderId}</Fact>
        {fresh ? <Fact term="Production Status">{statusLabel(fresh)}</Fact> : null}
        {order.prodigiStatus && order.prodigiStatus !== order.prodigiOrderStatus ? (
          <Fact term="Update">Status recently updated</Fact>
        ) : null}
        {order.batchOrder ? <Fact term="Batch Order">{order.totalItemsInBatch} items in batch</Fact> : null}
        {details.some((part) => part !== '') ? (
          <Fact term="Additional Details">{details.filter((part) => part !== '').join(' · ')}</Fact>
        ) : null}
        {order.tracking.map((parcel) => (
          <Fact key={parcel.number} term={`Tracking (${parcel.carrier})`}>
            {parcel.url ? (
              <a href={parcel.url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
                {parcel.number}
              </a>
            ) : (
              parcel.number
            )}
          </Fact>
        ))}
      </dl>
    </section>
  )
}
