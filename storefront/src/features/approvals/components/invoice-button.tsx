import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { messageOf } from '~/lib/api-errors'
import { downloadInvoice } from '~/lib/download-invoice'
import { isNoNews } from '~/lib/no-news'
import { toast } from '~/lib/toast'

/** The paper as the customer has it, for whoever answers their questions. */
export function InvoiceButton({ orderId, orderNumber }: { orderId: string; orderNumber: number }) {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: downloadInvoice,
    meta: { silent: true },
    onError: (error) => {
      if (!isNoNews(error)) toast.error(messageOf(error, 'The invoice could not be downloaded.'))
    },
  })
  return (
    <Button variant="outline" size="sm" busy={isPending} onClick={() => mutate({ id: orderId, orderNumber })}>
      {isPending ? null : <FileDown size={18} aria-hidden="true" />}
      {isError ? 'Try the invoice again' : 'Download invoice'}
    </Button>
  )
}
