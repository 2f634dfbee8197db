import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { ownedBy } from '../modules/ai-designs/owner'
import type { Owner } from '../modules/ai-designs/types'
import { checkTitle } from '../policy/check-words'
import { designError } from '../policy/design-error'

export interface UpdateDesignInput {
  owner: Owner
  id: string
  title?: string
  /** Whether the owner wants it in the gallery. */
  isPublic?: boolean
}

const updateDesignStep = createStep(
  'update-design',
  async ({ owner, id, title, isPublic }: UpdateDesignInput, { container }) => {
    const designs = container.resolve(AI_DESIGNS_MODULE)
    const [before] = await designs.listDesigns({ id, ...ownedBy(owner) })
    if (!before) throw designError('not_found', 'Design not found')
    if (title !== undefined) checkTitle(title)
    if (isPublic && before.source_design_id)
      throw designError('conflict', 'Only your own creations can go into the gallery.')
    // A published name was agreed to as well: another one is looked at again.
    const renamed = title !== undefined && title !== before.title && before.publication === 'published'
    const wish = isPublic ?? before.is_public
    await designs.updateDesigns({
      id,
      ...(title === undefined ? {} : { title }),
      ...(wish !== before.is_public || (wish && renamed)
        ? {
            is_public: wish,
            publication: wish ? ('pending' as const) : ('private' as const),
            published_at: null,
          }
        : {}),
    })
    const { is_public, publication, published_at } = before
    return new StepResponse({ id }, { id, title: before.title, is_public, publication, published_at })
  },
  async (before, { container }) => {
    if (before) await container.resolve(AI_DESIGNS_MODULE).updateDesigns(before)
  },
)

/**
 * Renames a design or offers it to the gallery, where an administrator decides on it.
 * @throws MedusaError with code `not_found`, `content_rejected` or `conflict`
 */
export const updateDesignWorkflow = createWorkflow('update-design', (input: UpdateDesignInput) => {
  return new WorkflowResponse(updateDesignStep(input))
})
