import { readJob, retryVariationWorkflow } from '@caseloom/ai-designs'
import { endpoints } from '@caseloom/contract'
import { presentJob } from '../../../../../../../../lib/designs/present-job'
import { quotaSubjectOf } from '../../../../../../../../lib/designs/quota-subject'
import { route } from '../../../../../../../../lib/http/route'

export const POST = route(endpoints.retryVariation, async (call) => {
  const { scope, params } = call
  const who = await quotaSubjectOf(call)
  const { id: jobId, variation } = params
  await retryVariationWorkflow(scope).run({ input: { who, jobId, variation } })
  return presentJob(await readJob(scope, who.owner, jobId))
})
