import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { designError } from '../policy/design-error'
import { DESIGN_REVIEWED } from './events'

export interface ReviewDesignInput {
  id: string
  publication: 'published' | 'declined'
  /** Who decides. */
  by: string
  reason: string | null
}

const reviewDesignStep = createStep(
  'review-design',
  async ({ id, publication, by, reason }: ReviewDesignInput, { container }) => {
    const designs = container.resolve(AI_DESIGNS_MODULE)
    const [before] = await designs.listDesigns({ id })
    if (!before) throw designError('not_found', 'Design not found')
    // The owner may have changed their mind while the page was open.
    if (before.publication === 'private')
      throw designError('conflict', 'Its owner keeps this design private.')
    const published_at =
      publication === 'declined'
        ? null
        : before.publication === 'published'
          ? before.published_at
          : new Date()
    await designs.updateDesigns({ id, publication, published_at, reviewed_by: by, review_reason: reason })
    const { reviewed_by, review_reason } = before
    return new StepResponse(
      { id, customerId: before.owner_customer_id },
      {
        ...{ id, reviewed_by, review_reason },
        ...{ publication: before.publication, published_at: before.published_at },
      },
    )
  },
  async (before, { container }) => {
    if (before) await container.resolve(AI_DESIGNS_MODULE).updateDesigns(before)
  },
)

/**
 * Publishes a design in the gallery, or keeps it out.
 * @throws MedusaError with code `not_found` or `conflict`
 */
export const reviewDesignWorkflow = createWorkflow('review-design', (input: ReviewDesignInput) => {
  const reviewed = reviewDesignStep(input)
  const data = transform({ input, reviewed }, ({ input: { publication }, reviewed: { id, customerId } }) => ({
    ...{ id, publication },
    customer_id: customerId,
  }))
  emitEventStep({ eventName: DESIGN_REVIEWED, data })
  return new WorkflowResponse(reviewed)
})
