import { listJobs, readJob, readQuota } from '@caseloom/ai-designs'
import { endpoints } from '@caseloom/contract'
import { openJobOf } from '../../../../lib/designs/open-job'
import { ownerOf } from '../../../../lib/designs/owner-of'
import { presentJob } from '../../../../lib/designs/present-job'
import { quotaSubjectOf } from '../../../../lib/designs/quota-subject'
import { route } from '../../../../lib/http/route'

export const GET = route(endpoints.listJobs, async (call) => {
  call.res.setHeader('Cache-Control', 'no-store')
  const { active, before, limit } = call.query
  const jobs = await listJobs(call.scope, ownerOf(call), {
    ...{ activeOnly: active === '1', limit },
    before: before === undefined ? null : new Date(before),
  })
  return jobs.map(presentJob)
})

export const POST = route(endpoints.createJob, async (call) => {
  const { scope, res } = call
  const who = await quotaSubjectOf(call)
  const { jobId, joined } = await openJobOf(call, who)
  const { position, estimateSeconds } = await readJob(scope, who.owner, jobId)
  const quota = await readQuota(scope, who)
  res.setHeader('X-Job-Id', jobId)
  return {
    ...{ jobId, position, estimateSeconds, joined, quota },
    eventsUrl: `/api/customization/jobs/${jobId}/events`,
  }
})
