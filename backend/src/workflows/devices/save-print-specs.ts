import { createWorkflow, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'
import { CATALOGUE_CHANGED } from '../../lib/cache/catalogue-cache'
import { writePrintSpecsStep, type PrintChange } from './steps/write-print-specs'

/** Keeps how variants are printed, all or none; whoever caches the catalogue is told. */
export const savePrintSpecsWorkflow = createWorkflow(
  'save-print-specs',
  (input: { changes: PrintChange[] }) => {
    const written = writePrintSpecsStep(input)
    emitEventStep({ eventName: CATALOGUE_CHANGED, data: {} })
    return new WorkflowResponse(written)
  },
)
