import type { AdminOrderDetail } from '@caseloom/contract'
import { toast } from '@medusajs/ui'
import type { ApprovalAnswer } from '../../../lib/approvals/admin-page'
import { adminFetch } from '../admin-fetch'
import { tellDecided } from './decided'
import { processedWords } from './decision-words'

/** Takes the payment and sends the order to print, as it was looked at; tells how that went. */
export async function processOrder(
  { id, version, contents }: AdminOrderDetail,
  doubt: { despiteDispute?: true } = {},
): Promise<void> {
  try {
    const path = `/approvals/${id}/process`
    const { approval } = await adminFetch<ApprovalAnswer>(path, { version, contents, ...doubt })
    tellDecided(processedWords(approval?.status))
  } catch (error) {
    toast.error('Not processed', { description: error instanceof Error ? error.message : '' })
  }
}
