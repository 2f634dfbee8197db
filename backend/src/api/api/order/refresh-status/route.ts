import { endpoints } from '@caseloom/contract'
import { isFinal, PRINT_STATUSES, PRODIGI_MODULE } from '@caseloom/prodigi'
import type { MedusaContainer } from '@medusajs/framework/types'
import { limitUse } from '../../../../lib/accounts/limit-use'
import { query } from '../../../../lib/database/sql'
import { failure, isCode } from '../../../../lib/http/fail'
import { route } from '../../../../lib/http/route'
import { applyPrintStatusWorkflow } from '../../../../workflows/orders/apply-print-status'

/** An impatient customer makes us ask at most this many times at the print provider. */
const AT_MOST = 20
const UNDER_WAY = PRINT_STATUSES.filter((status) => !isFinal(status))

/** Somebody's prints that are not over, the latest first. */
const openPrints = (scope: MedusaContainer, customerId: string) =>
  query(scope)<{ id: string }>(
    `select s.id from prodigi_submission s join checkout c on c.order_id = s.order_id and c.deleted_at is null
      where c.customer_id = ? and s.prodigi_order_id is not null and s.status = any(?) and s.deleted_at is null
      order by s.created_at desc limit ?`,
    [customerId, UNDER_WAY, AT_MOST],
  )

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

/** What was looked at just now is answered from what is known. */
export const POST = route(endpoints.refreshStatus, async (call) => {
  const { scope, customer } = call
  const prodigi = scope.resolve(PRODIGI_MODULE)
  const open = await openPrints(scope, customer.id)
  if (open.length > 0) await limitUse(call, 'refresh')
  let updated = 0
  for (const { id } of open) {
    if (!(await prodigi.takeUp(id))) continue
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
