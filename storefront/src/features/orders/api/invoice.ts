import { useMutation } from '@tanstack/react-query'
import { downloadInvoice } from '~/lib/download-invoice'

/** Who asks says what went wrong beside the button. */
export const useDownloadInvoice = () => useMutation({ mutationFn: downloadInvoice, meta: { silent: true } })
