import { endpoints } from '@caseloom/contract'
import { receiveCallbackWorkflow } from '@caseloom/prodigi'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { failure } from '../../../../../lib/http/fail'
import { refuseDepth } from '../../../../../lib/http/parse-request'
import { route } from '../../../../../lib/http/route'
import { slots } from '../../../../../lib/slots'
import { applyPrintStatusWorkflow } from '../../../../../workflows/orders/apply-print-status'
import { wordsOf } from '../../../../../lib/words-of'

/** Prints often move together: what follows from their callbacks must not take a process from its shoppers. */
const inTurn = slots(2)

export const POST = route(endpoints.prodigiWebhook, async ({ scope, params, req }) => {
  // A workflow copies what it is given by recursion, before it knows whether the address is ours.
  refuseDepth(req.body)
  const { result } = await receiveCallbackWorkflow(scope).run({
    input: { secret: params.secret, payload: req.body },
  })
  if (!result.known) throw failure('not_found', 'There is nothing at this address')
  if (result.fresh) {
    // Not waited for: the callback is kept, and the poll takes up what fails here.
    inTurn(() => applyPrintStatusWorkflow(scope).run({ input: { submissionId: result.submissionId } })).catch(
      (error: unknown) => {
        scope
          .resolve(ContainerRegistrationKeys.LOGGER)
          .warn(`A callback of Prodigi could not be followed: ${wordsOf(error)}`)
      },
    )
  }
  return { received: true as const }
})
