import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { query } from '../generation/sql'
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

/** A published name was agreed to as well: another one is looked at again. */
const PUBLICATION = `case
  when not coalesce(?::boolean, is_public) then 'private'
  when not is_public or (publication = 'published' and title <> coalesce(?::text, title)) then 'pending'
  else publication end`
/** One statement on the row as it is, for an administrator may decide on it at the same moment. */
const UPDATE = `update design set title = coalesce(?::text, title), is_public = coalesce(?::boolean, is_public),
    publication = ${PUBLICATION}, published_at = case ${PUBLICATION} when 'published' then published_at end,
    updated_at = now()
  where id = ? and deleted_at is null`

const updateDesignStep = createStep(
  'update-design',
  async ({ owner, id, title, isPublic }: UpdateDesignInput, { container }) => {
    const designs = container.resolve(AI_DESIGNS_MODULE)
    const [before] = await designs.listDesigns({ id, ...ownedBy(owner) })
    if (!before) throw designError('not_found', 'Design not found')
    if (title !== undefined) checkTitle(title)
    if (isPublic && before.source_design_id)
      throw designError('conflict', 'Only your own creations can go into the gallery.')
    const [name, wish] = [title ?? null, isPublic ?? null]
    await query(container)(UPDATE, [name, wish, wish, name, wish, name, id])
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
