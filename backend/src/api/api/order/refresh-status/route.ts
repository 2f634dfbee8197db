import { endpoints } from '@caseloom/contract'
import { isFinal } from '@caseloom/prodigi'
import type { MedusaContainer } from '@medusajs/framework/types'
import { failure, isCode } from '../../../../lib/http/fail'
import { route } from '../../../../lib/http/route'
import { loadBundles } from '../../../../lib/orders/load-bundles'
import { applyPrintStatusWorkflow } from '../../../../workflows/orders/apply-print-status'

/** An impatient customer makes us ask at most this many times at the print provider. */
const AT_MOST = 20

/** What is asked for just now by somebody else comes without us. */
const bringUpToDate = (scope: MedusaContainer, submissionId: string) =>
  applyPrintStatusWorkflow(scope)
    .run({ input: { submissionId } })
    .then(
      ({ result }) => result,
      (error: unknown) => {
        if (isCode(error, 'conflict')) return null
        throw error
      },
    )

export const POST = route(endpoints.refreshStatus, async ({ scope, customer }) => {
  const open = (await loadBundles(scope, { customerId: customer.id }))
    .flatMap(({ submission }) =>
      submission?.prodigi_order_id && !isFinal(submission.status) ? [submission] : [],
    )
    .slice(0, AT_MOST)
  let updated = 0
  for (const { id } of open) {
    const result = await bringUpToDate(scope, id)
    if (result?.unreachable)
      throw failure(
        'provider_unavailable',
        'The print provider does not answer just now. Please try again later.',
      )
    if (result?.submission.news_pending) updated += 1
  }
  return { updated }
})
