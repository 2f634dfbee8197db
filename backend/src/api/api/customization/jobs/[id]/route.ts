import { cancelGenerationJobWorkflow, readJob } from '@caseloom/ai-designs'
import { endpoints } from '@caseloom/contract'
import { ownerOf } from '../../../../../lib/designs/owner-of'
import { presentJob } from '../../../../../lib/designs/present-job'
import { route } from '../../../../../lib/http/route'

export const GET = route(endpoints.getJob, async (call) => {
  call.res.setHeader('Cache-Control', 'no-store')
  return presentJob(await readJob(call.scope, ownerOf(call), call.params.id))
})

export const DELETE = route(endpoints.cancelJob, async (call) => {
  const { scope, params } = call
  const owner = ownerOf(call)
  await cancelGenerationJobWorkflow(scope).run({ input: { owner, jobId: params.id } })
  return presentJob(await readJob(scope, owner, params.id))
})
