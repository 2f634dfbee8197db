import { showsSomething, type AdminOrderDetail } from '@caseloom/contract'
import { Button, Drawer, Label, Text, Textarea, toast } from '@medusajs/ui'
import { useState } from 'react'
import type { ApprovalAnswer } from '../../../lib/approvals/admin-page'
import { adminFetch } from '../admin-fetch'
import { useLeaveGuard } from '../use-leave-guard'
import { tellDecided } from './decided'
import { rejectedMoney, rejectedWords } from './decision-words'

const MOST = 1000

/** Asks why an order is refused. The customer reads it. */
export function RejectDrawer({
  order,
  onClose,
  onDecided,
}: {
  order: AdminOrderDetail
  onClose: () => void
  onDecided: () => void
}) {
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const close = useLeaveGuard({ dirty: reason !== '', busy, onClose })

  async function reject() {
    setBusy(true)
    try {
      const { approval } = await adminFetch<ApprovalAnswer>(`/approvals/${order.id}/reject`, {
        reason,
        version: order.version,
        contents: order.contents,
      })
      tellDecided(rejectedWords(approval?.status))
      onClose()
    } catch (error) {
      toast.error('Not rejected', { description: error instanceof Error ? error.message : '' })
      setBusy(false)
    }
    onDecided()
  }

  return (
    <Drawer open onOpenChange={(open) => void (open || close())}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>Reject order #{order.orderNumber}</Drawer.Title>
          <Drawer.Description>
            {rejectedMoney(order.payment.status)}, and {order.customerEmail || 'the customer'} is told why.
          </Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-2">
          <Label htmlFor="rejection-reason" size="small" weight="plus">
            Rejection reason
          </Label>
          <Textarea
            id="rejection-reason"
            rows={5}
            maxLength={MOST}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Text size="xsmall" className="text-ui-fg-muted">
            It stands in the customer’s mail and order history as you write it.
          </Text>
        </Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button variant="secondary">Keep the order</Button>
          </Drawer.Close>
          <Button
            variant="danger"
            isLoading={busy}
            disabled={!showsSomething(reason)}
            onClick={() => void reject()}
          >
            Reject order
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}
