import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { useCancelPrint, type Looked } from '../api/decisions'

/** Stops a print that the printer has taken, after asking. */
export function CancelPrintButton({ order }: { order: Looked }) {
  const [asking, setAsking] = useState(false)
  const cancel = useCancelPrint()
  return (
    <>
      <Button variant="danger" busy={cancel.isPending} onClick={() => setAsking(true)}>
        Cancel print
      </Button>
      {asking ? (
        <Dialog
          open
          size="sm"
          title="Cancel this print?"
          description="Prodigi is asked to stop it, which it does until the case is being made."
          onOpenChange={setAsking}
          footer={
            <>
              <Button variant="ghost" onClick={() => setAsking(false)}>
                Let it go on
              </Button>
              <Button
                variant="danger"
                busy={cancel.isPending}
                onClick={() => cancel.decide(order, () => setAsking(false))}
              >
                {cancel.isPending ? 'Cancelling...' : 'Cancel print'}
              </Button>
            </>
          }
        >
          <p>
            The payment stays as it is. The order is then among the failed ones: process it again, or reject
            it and the customer has the money back.
          </p>
        </Dialog>
      ) : null}
    </>
  )
}
