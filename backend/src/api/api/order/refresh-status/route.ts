import { endpoints } from '@caseloom/contract'
import { isFinal } from '@caseloom/prodigi'
import { failure } from '../../../../lib/http/fail'
import { route } from '../../../../lib/http/route'
import { loadBundles } from '../../../../lib/orders/load-bundles'
import { applyPrintStatusWorkflow } from '../../../../workflows/orders/apply-print-status'

/** An impatient customer makes us ask at most this many times at the print provider. */
const AT_MOST = 20

export const POST = route(endpoints.refreshStatus, async ({ scope, customer }) => {
  const open = (await loadBundles(scope, { customerId: customer.id }))
    .flatMap(({ submission }) =>
      submission?.prodigi_order_id && !isFinal(submission.status) ? [submission] : [],
    )
    .slice(0, AT_MOST)
  let updated = 0
  for (const { id } of open) {
    const { result } = await applyPrintStatusWorkflow(scope).run({ input: { submissionId: id } })
    if (result.unreachable)
      throw failure('provider_unavailable', 'Prodigi does not answer just now. Please try again later.')
    if (result.submission.news_pending) updated += 1
  }
  return { updated }
})
