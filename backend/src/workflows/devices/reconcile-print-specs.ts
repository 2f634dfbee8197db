import { createWorkflow, when, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'
import { CATALOGUE_CHANGED } from '../../lib/cache/catalogue-cache'
import { reconcilePrintSpecsStep } from './steps/reconcile-print-specs'

/** Makes the print specs follow Medusa's variants: renamed, new and deleted ones. Safe to repeat. */
export const reconcilePrintSpecsWorkflow = createWorkflow('reconcile-print-specs', () => {
  const reconciled = reconcilePrintSpecsStep()
  when('something-changed', { reconciled }, ({ reconciled: { changed } }) => changed > 0).then(() => {
    emitEventStep({ eventName: CATALOGUE_CHANGED, data: {} })
  })
  return new WorkflowResponse(reconciled)
})
