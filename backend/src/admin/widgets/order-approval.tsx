import type { AdminOrderDetail } from '@caseloom/contract'
import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminOrder, DetailWidgetProps } from '@medusajs/framework/types'
import { Container, Heading, Skeleton, Text } from '@medusajs/ui'
import { useEffect } from 'react'
import type { ApprovalAnswer } from '../../lib/approvals/admin-page'
import { AdjustmentNote } from '../lib/approvals/adjustment-note'
import { DecideButtons } from '../lib/approvals/decide-buttons'
import { History } from '../lib/approvals/history'
import { PrintLine } from '../lib/approvals/print-line'
import { isUnderWay, Status } from '../lib/approvals/status'
import { inPounds } from '../lib/approvals/words'
import { Failure } from '../lib/failure'
import { useAnswer } from '../lib/use-answer'

const LOOK_AGAIN_MS = 2000

/** What an order earns once its print is paid, or why that is not known. */
function margin({ status, cost, margin: left }: AdminOrderDetail): string | null {
  if (cost.amount === null) return cost.reason
  const charged = status === 'processed' ? 'cost' : cost.from === 'quote' ? 'will cost' : 'costs'
  const rest = left.amount === null ? (left.reason ?? '') : `which leaves ${inPounds(left.amount)}`
  return `Printing and sending ${charged} ${inPounds(cost.amount)}, ${rest} (both without VAT).`
}

/** Whether an order may be printed: its artwork, the decision, and how it came to it. */
function Approval({ id }: { id: string }) {
  const { data, failure, reload } = useAnswer<ApprovalAnswer>(`/approvals/${id}`)
  const approval = data?.approval ?? null
  const underWay = approval !== null && isUnderWay(approval.status)
  useEffect(() => {
    if (!underWay) return
    const timer = setInterval(reload, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [underWay, reload])

  // An order that no checkout of the shop led to has nothing to approve.
  if (data && !approval) return null
  return (
    <Container className="divide-y p-0" aria-label="Approval">
      <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
        <div className="flex items-center gap-3">
          <Heading level="h2">Approval</Heading>
          {approval ? <Status status={approval.status} /> : null}
        </div>
        {approval ? <DecideButtons order={approval} onDecided={reload} /> : null}
        {!approval && !failure ? <Skeleton className="h-7 w-40" /> : null}
      </div>
      {failure ? <Failure sentence={failure} onRetry={reload} /> : null}
      {approval ? (
        <>
          {approval.attention.map((sentence) => (
            <Text key={sentence} size="small" className="text-ui-tag-orange-text px-6 py-3">
              {sentence}
            </Text>
          ))}
          {approval.prodigi.issues
            .flatMap(({ advice }) => advice ?? [])
            .map((advice) => (
              <Text key={advice} size="small" className="text-ui-fg-subtle px-6 py-3">
                {advice}
              </Text>
            ))}
          <AdjustmentNote order={approval} />
          <ul className="divide-y">
            {approval.validItems.map((line) => (
              <PrintLine key={line.id} line={line} />
            ))}
          </ul>
          {margin(approval) ? (
            <Text size="small" className="text-ui-fg-subtle px-6 py-3">
              {margin(approval)}
            </Text>
          ) : null}
          <History entries={approval.history} />
        </>
      ) : null}
    </Container>
  )
}

/** Medusa keeps a widget from the page of one order to that of the next: each has a body of its own. */
const OrderApprovalWidget = ({ data: { id } }: DetailWidgetProps<AdminOrder>) => <Approval key={id} id={id} />

export const config = defineWidgetConfig({ zone: 'order.details.side.before' })

export default OrderApprovalWidget
