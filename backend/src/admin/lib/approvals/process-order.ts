import type { AdminOrderDetail } from '@caseloom/contract'
import { toast } from '@medusajs/ui'
import { adminFetch } from '../admin-fetch'
import { tellDecided } from './decided'

/** Takes the payment and sends the order to print, as it was looked at; tells how that went. */
export async function processOrder(
  { id, version, contents }: AdminOrderDetail,
  doubt: { despiteDispute?: true } = {},
): Promise<void> {
  try {
    await adminFetch(`/approvals/${id}/process`, { version, contents, ...doubt })
    tellDecided('Order processed: it is with the printer')
  } catch (error) {
    toast.error('Not processed', { description: error instanceof Error ? error.message : '' })
  }
}
