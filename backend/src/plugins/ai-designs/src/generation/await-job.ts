import type { MedusaContainer } from '@medusajs/framework/types'
import { firstOf } from '../first-of'
import type { Owner } from '../modules/ai-designs/types'
import { followJob } from './follow-job'
import type { JobView } from './types'
import { readJob } from './view-job'

/** Waits until a job is over, or for so long, or until nobody listens any more; answers it as it is then. */
export async function awaitJob(
  container: MedusaContainer,
  owner: Owner,
  jobId: string,
  mostMs: number,
  signal: AbortSignal,
): Promise<JobView> {
  const end = firstOf(signal, AbortSignal.timeout(mostMs))
  try {
    const events = followJob(container, owner, jobId, null, end.signal)
    while (!(await events.next()).done);
  } finally {
    end.over()
  }
  return readJob(container, owner, jobId)
}
