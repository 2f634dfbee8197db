import {
  createWorkflow,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { acquireLockStep, releaseLockStep, updateProductsWorkflow } from '@medusajs/medusa/core-flows'
import { prepareMerchandisingStep, type SaveMerchandisingInput } from './steps/prepare-merchandising'

/**
 * Saves what a merchandiser says of a product through Medusa's own update, so that its events tell the shop. One save
 * of a product at a time: the second of two merchandisers is compared with what the first one left.
 */
export const saveMerchandisingWorkflow = createWorkflow(
  'save-merchandising',
  (input: WorkflowData<SaveMerchandisingInput>) => {
    const key = transform({ input }, (data) => `merchandising:${data.input.productId}`)
    acquireLockStep({ key, timeout: 5, ttl: 30 })
    const update = prepareMerchandisingStep(input)
    const selector = transform({ input }, (data) => ({ id: data.input.productId }))
    updateProductsWorkflow.runAsStep({ input: { selector, update } })
    releaseLockStep({ key })
    return new WorkflowResponse(transform({ input }, (data) => ({ productId: data.input.productId })))
  },
)
