import type { Adjustment, AdjustmentSent, Product } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Alert } from '~/components/ui/alert'
import { useFocusHeir } from '~/components/ui/use-focus-heir'
import { hasCode, messageOf } from '~/lib/api-errors'
import { formatDateTime } from '~/lib/dates'
import { useWho } from '~/lib/who'
import { productQuery } from '~/lib/queries/product'
import { Studio } from '../components/studio'
import { useStudioStore } from '../store'
import { adjustmentQuery } from './api'
import { BrokenLink, EndedLink, endedTitle, SentChange } from './ended'
import { Opening } from './opening'
import { SendPanel } from './send-panel'
import { forgetAdjustedDraft, useAdjustedDraft } from './use-adjusted-draft'

type Line = NonNullable<Adjustment['line']>

const UNREACHABLE = 'We could not reach the shop. Another try usually helps.'
const WITHDRAWN = 'The case that you ordered can’t be laid out here any more. Please answer our mail instead.'

function OpenLine({
  token,
  line,
  orderNumber,
  product,
  onSent,
}: {
  token: string
  line: Line
  orderNumber: number
  product: Product
  onSent: (sent: AdjustmentSent) => void
}) {
  const { status } = useWho()
  const laidOut = useAdjustedDraft(token, line, product)
  const lies = useStudioStore(
    ({ productId, device, finish }) =>
      productId === product.id && device === line.device && finish === line.finish,
  )
  if (!laidOut) return <Opening />
  if (!lies) return <BrokenLink says={WITHDRAWN} />
  return (
    <>
      <h1 className="mb-4 text-3xl">Change your design</h1>
      <Alert tone="warn" className="mb-6" title="What we would like you to change">
        <p className="mt-1 text-base wrap-anywhere whitespace-pre-line text-ink">{line.remark}</p>
        <p className="mt-2">
          Order #{orderNumber}. Please send it by {formatDateTime(line.deadline)}; if nothing comes by then,
          the order is cancelled and any payment for it is released or refunded.
        </p>
      </Alert>
      <Studio
        restored
        product={product}
        // Whoever is signed in is who ordered it.
        lent={status === 'signedIn' ? undefined : line.design.id}
        fixed={(area) => (
          <SendPanel
            token={token}
            line={line}
            area={area}
            onSent={(sent) => {
              forgetAdjustedDraft(token)
              onSent(sent)
            }}
          />
        )}
      />
    </>
  )
}

/** The studio on one line of an order whose design an administrator asked to be changed. */
export function AdjustLine({ token }: { token: string }) {
  const who = useWho()
  const [sent, setSent] = useState<AdjustmentSent | null>(null)
  const adjustment = useQuery({
    ...adjustmentQuery(token, who.id ?? 'guest'),
    enabled: who.status !== 'unknown' && sent === null,
  })
  const line = adjustment.data?.line ?? null
  const ended = adjustment.data?.line === null
  useEffect(() => {
    if (ended) forgetAdjustedDraft(token)
  }, [ended, token])
  const product = useQuery({
    ...productQuery(String(line?.productId)),
    enabled: line?.productId != null,
  })
  useFocusHeir(sent ?? ended, endedTitle)
  if (sent) return <SentChange sent={sent} />
  if (adjustment.error && !adjustment.data)
    return (
      <BrokenLink
        says={messageOf(adjustment.error)}
        onRetry={
          hasCode(adjustment.error, 'link_invalid', 'not_found', 'forbidden')
            ? undefined
            : () => void adjustment.refetch()
        }
      />
    )
  if (!adjustment.data)
    return who.unreachable ? <BrokenLink says={UNREACHABLE} onRetry={who.again} /> : <Opening />
  if (!line) return <EndedLink adjustment={adjustment.data} />
  if (line.productId === null || hasCode(product.error, 'not_found')) return <BrokenLink says={WITHDRAWN} />
  if (product.error && !product.data)
    return <BrokenLink says={messageOf(product.error)} onRetry={() => void product.refetch()} />
  if (!product.data) return <Opening />
  return (
    <OpenLine
      key={token}
      token={token}
      line={line}
      orderNumber={adjustment.data.orderNumber}
      product={product.data}
      onSent={setSent}
    />
  )
}
