import type { MedusaContainer } from '@medusajs/framework/types'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { owns } from '../modules/ai-designs/owner'
import type { JobRow, Owner } from '../modules/ai-designs/types'
import { designError } from '../policy/design-error'

/** A job of this owner's. @throws DesignError not_found, also where it is somebody else's or an upload */
export async function findJob(container: MedusaContainer, owner: Owner, jobId: string): Promise<JobRow> {
  const [job] = await container.resolve(AI_DESIGNS_MODULE).listGenerationJobs({ id: jobId })
  if (!job || !owns(owner, job) || job.kind !== 'generated')
    throw designError('not_found', 'We can’t find these pictures any more')
  return job
}
