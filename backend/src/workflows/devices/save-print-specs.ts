import { createWorkflow, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'
import { CATALOGUE_CHANGED } from '../../lib/cache/catalogue-cache'
import type { PrintChange } from '../../lib/printing/plan-specs'
import { reconcilePrintSpecsStep } from './steps/reconcile-print-specs'
import { writePrintSpecsStep } from './steps/write-print-specs'

/**
 * Keeps how variants are printed, all or none, but for those that are no longer what was seen, whose ids are answered; whoever caches
 * the catalogue is told.
 */
export const savePrintSpecsWorkflow = createWorkflow(
  'save-print-specs',
  (input: { changes: PrintChange[] }) => {
    // A spec of a variant that is gone, or that was called otherwise, may still hold a SKU that is needed.
    reconcilePrintSpecsStep()
    const written = writePrintSpecsStep(input)
    emitEventStep({ eventName: CATALOGUE_CHANGED, data: {} })
    return new WorkflowResponse(written)
  },
)
