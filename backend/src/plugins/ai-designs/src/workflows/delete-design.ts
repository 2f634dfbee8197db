import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { ownedBy } from '../modules/ai-designs/owner'
import type { Owner } from '../modules/ai-designs/types'
import { designError } from '../policy/design-error'
import { DESIGN_DELETED } from './events'

export interface DeleteDesignInput {
  owner: Owner
  id: string
}

const deleteDesignStep = createStep(
  'delete-design',
  async ({ owner, id }: DeleteDesignInput, { container }) => {
    const designs = container.resolve(AI_DESIGNS_MODULE)
    const [design] = await designs.listDesigns({ id, ...ownedBy(owner) })
    if (!design) throw designError('not_found', 'Design not found')
    await designs.softDeleteDesigns([id])
    return new StepResponse({ id, customerId: design.owner_customer_id }, id)
  },
  async (id, { container }) => {
    if (id) await container.resolve(AI_DESIGNS_MODULE).restoreDesigns([id])
  },
)

/**
 * Takes a design away from its owner's list and the gallery. Its row and files stay as long as a cart or an order may
 * need them.
 * @throws MedusaError with code `not_found`
 */
export const deleteDesignWorkflow = createWorkflow('delete-design', (input: DeleteDesignInput) => {
  const deleted = deleteDesignStep(input)
  const data = transform({ deleted }, ({ deleted: { id, customerId } }) => ({ id, customer_id: customerId }))
  emitEventStep({ eventName: DESIGN_DELETED, data })
  return new WorkflowResponse(deleted)
})
