import { createHash } from 'node:crypto'
import { generateEntityId } from '@medusajs/framework/utils'
import { createStep, createWorkflow, StepResponse, WorkflowResponse } from '@medusajs/framework/workflows-sdk'
import { query } from '../generation/sql'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import type { ReportReason } from '../modules/ai-designs/models/design-report'
import { ownerKey, owns } from '../modules/ai-designs/owner'
import type { Owner } from '../modules/ai-designs/types'
import { designError } from '../policy/design-error'

export interface ReportDesignInput {
  id: string
  /** Who reports it. */
  by: Owner
  reason: ReportReason
}

/**
 * One statement that changes nothing the second time, so there is nothing to take back. What was decided on is reported once more
 * where the design was published anew since: it may have another name.
 */
const NOTE = `insert into design_report as r (id, design_id, reporter, reason) values (?, ?, ?, ?)
  on conflict (design_id, reporter) where deleted_at is null do update
    set reason = excluded.reason, resolved_at = null, created_at = now(), updated_at = now()
  where r.resolved_at < (select published_at from design where id = r.design_id)`

const reportDesignStep = createStep(
  'report-design',
  async ({ id, by, reason }: ReportDesignInput, { container }) => {
    const design = await container.resolve(AI_DESIGNS_MODULE).visibleDesign(by, id)
    if (owns(by, design))
      throw designError('conflict', 'This design is yours. You can take it out of the gallery yourself.')
    const reporter = createHash('sha256').update(ownerKey(by)).digest('hex')
    await query(container)(NOTE, [generateEntityId(undefined, 'drep'), id, reporter, reason])
    return new StepResponse({ reported: true as const })
  },
)

/**
 * Notes that somebody finds a published design unsuitable; an administrator decides. Somebody's second report changes nothing
 * before it is published anew.
 * @throws MedusaError with code `not_found`, or `conflict` where the design is their own
 */
export const reportDesignWorkflow = createWorkflow('report-design', (input: ReportDesignInput) => {
  return new WorkflowResponse(reportDesignStep(input))
})
