import { brand } from '~/config/brand'
import { api } from './api-client'
import { saveFile } from './save-file'

/** Fetches the invoice of an order, by any of its names, and saves it. */
export async function downloadInvoice({
  id,
  orderNumber,
}: {
  id: string
  orderNumber: number
}): Promise<void> {
  const pdf = await api.call('orderInvoice', { params: { id } })
  saveFile(pdf, `${brand.name}-invoice-${orderNumber}.pdf`)
}
