import type { AdminOrder, AdminOrderDetail } from '@caseloom/contract'
import { useEffect, useRef, useState } from 'react'
import { useLastFocus } from '~/components/ui/use-last-focus'
import { useKept, type Rejected } from '../hooks/use-kept-form'
import { rowOf } from '../hooks/use-list-keys'
import { useViewedOrder } from '../hooks/use-viewed-order'
import { ApprovalDialog } from './approval-dialog'
import { AskDialog } from './ask-dialog'
import { DisputedDialog } from './disputed-dialog'
import { RejectDialog } from './reject-dialog'

/** The details of the order that the address names, over whichever tab is open, and over them what a decision asks. */
export function ViewedOrder() {
  const { viewed, step, close } = useViewedOrder()
  const [rejecting, setRejecting] = useState<Rejected | null>(null)
  const [asking, setAsking] = useState<AdminOrderDetail | null>(null)
  const [disputed, setDisputed] = useState<AdminOrder | null>(null)
  const opener = useLastFocus()
  // After a walk from one order to the next it is the row of the last of them.
  const lastRef = useRef(viewed)
  useEffect(() => {
    if (viewed !== null) lastRef.current = viewed
  }, [viewed])
  const walkedTo = () => {
    const row = rowOf(lastRef.current)
    if (row === null || row.contains(opener())) return null
    row.scrollIntoView({ block: 'nearest' })
    return row
  }
  // A question over the details leaves the focus to them, though the button that asked it is gone once the order is decided.
  const returnFocus = () => document.querySelector<HTMLElement>('[role=dialog]') ?? walkedTo() ?? opener()
  // What was being typed when the session ran out is there again, whichever list it was opened from.
  const rejection = useKept('rejection')
  const wish = useKept('wish')
  if (rejecting === null && rejection) setRejecting(rejection.order)
  if (asking === null && wish) setAsking(wish.order)
  return (
    <>
      {viewed === null ? null : (
        <ApprovalDialog
          id={viewed}
          walkedTo={walkedTo}
          onStep={step}
          onClose={close}
          onReject={setRejecting}
          onDisputed={setDisputed}
          onAsk={setAsking}
        />
      )}
      {rejecting === null ? null : (
        <RejectDialog order={rejecting} returnFocus={returnFocus} onClose={() => setRejecting(null)} />
      )}
      {disputed === null ? null : (
        <DisputedDialog order={disputed} returnFocus={returnFocus} onClose={() => setDisputed(null)} />
      )}
      {asking === null ? null : (
        <AskDialog order={asking} returnFocus={returnFocus} onClose={() => setAsking(null)} />
      )}
    </>
  )
}
