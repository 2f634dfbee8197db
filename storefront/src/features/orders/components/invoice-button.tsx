import type { OrderDetail } from '@caseloom/contract'
import { FileDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { messageOf } from '~/lib/api-errors'
import { useDownloadInvoice } from '../api/invoice'

const NOTES: Partial<Record<OrderDetail['paymentStatus'], string>> = {
  authorised: 'A pro forma invoice, until your card is charged.',
  cancelled: 'A pro forma invoice: nothing was charged.',
}

/** Saves an order's invoice. `onStart`: starts by itself, once, as who follows the mail's link asked for. */
export function InvoiceButton({
  order,
  size,
  onStart,
}: {
  order: OrderDetail
  size?: 'sm' | 'md'
  onStart?: (() => void) | undefined
}) {
  const { mutate, isPending, error, isSuccess } = useDownloadInvoice()
  const { orderId: id, orderNumber } = order
  const started = useRef(false)
  useEffect(() => {
    if (!onStart || started.current) return
    started.current = true
    mutate({ id, orderNumber })
    onStart()
  }, [onStart, mutate, id, orderNumber])
  const note = NOTES[order.paymentStatus]
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="outline"
        size={size ?? 'md'}
        busy={isPending}
        onClick={() => mutate({ id, orderNumber })}
      >
        {isPending ? null : <FileDown size={18} aria-hidden="true" />}
        {error ? 'Try the invoice again' : 'Download invoice'}
      </Button>
      {error ? (
        <Alert tone="bad">{messageOf(error, 'The invoice could not be downloaded.')}</Alert>
      ) : note ? (
        <p className="text-sm text-ink-soft">{note}</p>
      ) : null}
      <span role="status" className="sr-only">
        {isPending ? 'Making the invoice' : isSuccess ? 'Invoice downloaded' : ''}
      </span>
    </div>
  )
}
