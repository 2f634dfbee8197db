import type { AdminOrderDetail } from '@caseloom/contract'
import { useState } from 'react'
import { Alert } from '~/components/ui/alert'
import { canDecide } from '../lib/approval-status'

/** Says that an order which is to be decided on is no longer what it was when its details were opened. */
export function ChangedNote({ order }: { order: AdminOrderDetail | undefined }) {
  const [opened, setOpened] = useState(order?.contents)
  if (order && opened === undefined) setOpened(order.contents)
  const changed = order !== undefined && opened !== undefined && order.contents !== opened
  return (
    // There before its words, or they would not be read out.
    <div aria-live="polite">
      {changed && canDecide(order.status) ? (
        // Anew with each change, which is said each time.
        <Alert
          key={order.contents}
          tone="warn"
          className="mb-3"
          title="This order was changed while it was open"
        >
          It is shown as it is now. Please look at it again before you decide.
        </Alert>
      ) : null}
    </div>
  )
}
