import type { AdminOrder, AdminOrderDetail } from '@caseloom/contract'
import { useState } from 'react'
import type { Looked } from '../api/decisions'
import { useViewedOrder } from '../hooks/use-viewed-order'
import { ApprovalDialog } from './approval-dialog'
import { AskDialog } from './ask-dialog'
import { DisputedDialog } from './disputed-dialog'
import { RejectDialog } from './reject-dialog'

/** The details of the order that the address names, over whichever tab is open. */
export function ViewedOrder() {
  const { viewed, close } = useViewedOrder()
  const [rejecting, setRejecting] = useState<Looked | null>(null)
  const [asking, setAsking] = useState<AdminOrderDetail | null>(null)
  const [disputed, setDisputed] = useState<AdminOrder | null>(null)
  return (
    <>
      {viewed === null ? null : (
        <ApprovalDialog
          id={viewed}
          onClose={close}
          onReject={(order) => {
            close()
            setRejecting(order)
          }}
          onDisputed={(order) => {
            close()
            setDisputed(order)
          }}
          onAsk={(order) => {
            close()
            setAsking(order)
          }}
        />
      )}
      {rejecting === null ? null : <RejectDialog order={rejecting} onClose={() => setRejecting(null)} />}
      {disputed === null ? null : <DisputedDialog order={disputed} onClose={() => setDisputed(null)} />}
      {asking === null ? null : <AskDialog order={asking} onClose={() => setAsking(null)} />}
    </>
  )
}
