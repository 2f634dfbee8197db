import type { AdminOrderDetail } from '@caseloom/contract'
import { Alert } from '~/components/ui/alert'

/** What somebody should see to, and what can be done about it. */
export function OrderAttention({ order: { attention, prodigi, status } }: { order: AdminOrderDetail }) {
  // Of an order that is over there is nothing to be settled at Prodigi.
  const helped =
    status === 'processed' ? prodigi.issues.filter(({ advice, url }) => advice !== null || url !== null) : []
  if (attention.length === 0 && helped.length === 0) return null
  return (
    <Alert tone="warn">
      {attention.map((sentence) => (
        <p key={sentence} className="font-semibold wrap-anywhere">
          {sentence}
        </p>
      ))}
      {helped.map(({ says, advice, url }) => (
        <p key={says} className="mt-1">
          {advice}{' '}
          {url ? (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="font-semibold underline underline-offset-4"
            >
              Settle it at Prodigi
            </a>
          ) : null}
        </p>
      ))}
    </Alert>
  )
}
