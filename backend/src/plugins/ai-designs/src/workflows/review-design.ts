import type { MedusaContainer } from '@medusajs/framework/types'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'
import { query } from '../generation/sql'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { designError, type DesignError } from '../policy/design-error'
import { DESIGN_REVIEWED } from './events'

export interface ReviewDesignInput {
  id: string
  publication: 'published' | 'declined'
  /** Who decides. */
  by: string
  reason: string | null
  /** The name under which it was looked at; another one is looked at first. */
  title?: string
  /** When the decision was made that it was looked at with, or null for none; after another one it is looked at first. */
  reviewedAt?: string | null
  /** When the last report was made that was read, or null for none; those made since stay open. Left out, all were read. */
  readUntil?: string | null
}

/**
 * On the row as it is: the owner may change their mind, or the name, while the page is open, and somebody else may decide. Where a decision stands as it was, such
 * as that on a reported design, there is nothing to tell the owner.
 */
const DECIDE = `update design set publication = ?,
    news_at = case when publication <> ? then now() else news_at end,
    published_at = case ? when 'published' then coalesce(published_at, now()) end,
    declined_at = case ? when 'declined' then now() end,
    reviewed_by = ?, review_reason = ?, reviewed_at = now(), updated_at = now()
  where id = ? and deleted_at is null and publication <> 'private' and title = coalesce(?::text, title)
    and (? or date_trunc('milliseconds', reviewed_at) is not distinct from ?::timestamptz)
  returning id`

async function changed(
  container: MedusaContainer,
  { id, title }: Pick<ReviewDesignInput, 'id' | 'title'>,
): Promise<DesignError> {
  const [now] = await container.resolve(AI_DESIGNS_MODULE).listDesigns({ id })
  if (!now) return designError('not_found', 'Design not found')
  if (now.publication === 'private') return designError('conflict', 'Its owner keeps this design private.')
  return title !== undefined && title !== now.title
    ? designError('conflict', 'Its owner has renamed this design. Please look at it again.')
    : designError('conflict', 'Somebody has decided on this design since you opened it')
}

const reviewDesignStep = createStep(
  'review-design',
  async ({ id, publication, by, reason, title, reviewedAt }: ReviewDesignInput, { container }) => {
    const designs = container.resolve(AI_DESIGNS_MODULE)
    const [before] = await designs.listDesigns({ id })
    if (!before) throw designError('not_found', 'Design not found')
    const decided = await query(container)(DECIDE, [
      ...[publication, publication, publication, publication],
      ...[by, reason, id, title ?? null],
      ...[reviewedAt === undefined, reviewedAt ?? null],
    ])
    if (decided.length === 0) throw await changed(container, { id, title })
    const { reviewed_by, review_reason, reviewed_at, news_at } = before
    return new StepResponse(
      { id, customerId: before.owner_customer_id },
      {
        ...{ id, reviewed_by, review_reason, reviewed_at, news_at },
        ...{ publication: before.publication, published_at: before.published_at },
        declined_at: before.declined_at,
      },
    )
  },
  async (before, { container }) => {
    if (before) await container.resolve(AI_DESIGNS_MODULE).updateDesigns(before)
  },
)

/** Whoever decides on a design has read what their page showed of its reports, and none that came since. */
const RESOLVE = `update design_report set resolved_at = now(), updated_at = now()
  where design_id = ? and resolved_at is null and deleted_at is null and created_at <= ?::timestamptz returning id`

const resolveReportsStep = createStep(
  'resolve-reports',
  async ({ id, readUntil }: { id: string; readUntil: string | null }, { container }) => {
    const resolved = readUntil ? await query(container)<{ id: string }>(RESOLVE, [id, readUntil]) : []
    return new StepResponse(
      resolved.length,
      resolved.map((report) => report.id),
    )
  },
  async (ids, { container }) => {
    if (ids?.length)
      await container
        .resolve(AI_DESIGNS_MODULE)
        .updateDesignReports(ids.map((id) => ({ id, resolved_at: null })))
  },
)

/**
 * Publishes a design in the gallery, or keeps it out.
 * @throws MedusaError with code `not_found` or `conflict`
 */
export const reviewDesignWorkflow = createWorkflow('review-design', (input: ReviewDesignInput) => {
  const reviewed = reviewDesignStep(input)
  resolveReportsStep(transform(input, ({ id, readUntil = 'infinity' }) => ({ id, readUntil })))
  const data = transform({ input, reviewed }, ({ input: { publication }, reviewed: { id, customerId } }) => ({
    ...{ id, publication },
    customer_id: customerId,
  }))
  emitEventStep({ eventName: DESIGN_REVIEWED, data })
  return new WorkflowResponse(reviewed)
})
