import { availabilityOf, awaitJob, type Availability, type JobView } from '@caseloom/ai-designs'
import { endpoints } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { finishedPictures } from '../../../../lib/designs/finished-pictures'
import { enter, whileListening } from '../../../../lib/designs/listener'
import { openJobOf } from '../../../../lib/designs/open-job'
import { quotaSubjectOf } from '../../../../lib/designs/quota-subject'
import { FailureWithData } from '../../../../lib/http/fail'
import { route } from '../../../../lib/http/route'

const LONGEST_SECONDS = 120
const STILL =
  'Your pictures are still being drawn. Please ask again in a moment: what is drawn until then is kept.'
const CANCELLED = 'These pictures were cancelled'

/** How long the caller wants to wait (RFC 7240). */
function patienceMs(prefer: string | undefined): number {
  const asked = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,6})/i.exec(prefer ?? '')?.[1]
  return 1000 * (asked ? Math.min(LONGEST_SECONDS, Math.max(1, Number(asked))) : LONGEST_SECONDS)
}

/** Why there is no picture to answer with. */
async function noPicture(
  scope: MedusaContainer,
  { status, error, jobId, provider }: JobView,
): Promise<FailureWithData> {
  if (status === 'failed' && error?.code === 'content_rejected')
    return new FailureWithData(error.message, 'content_rejected', { rewrites: [] })
  const { alternative }: Pick<Availability, 'alternative'> =
    provider === 'openai' ? await availabilityOf(scope, 'openai') : { alternative: null }
  const data = { provider, alternative, jobId }
  if (status === 'failed' && error) return new FailureWithData(error.message, 'provider_unavailable', data)
  if (status === 'cancelled') return new FailureWithData(CANCELLED, 'provider_unavailable', data)
  return new FailureWithData(STILL, 'still_running', data)
}

export const POST = route(endpoints.generate, async (call) => {
  const { req, res, scope, customer, guestKeyHash } = call
  const who = await quotaSubjectOf(call)
  const leave = enter('wait', customer?.id ?? guestKeyHash, res)
  try {
    const { jobId } = await openJobOf(call, who)
    res.setHeader('X-Job-Id', jobId)
    const job = await awaitJob(scope, who.owner, jobId, patienceMs(req.get('Prefer')), whileListening(res))
    const pictures = await finishedPictures(scope, job)
    if (pictures.length === 0) throw await noPicture(scope, job)
    return pictures
  } finally {
    leave()
  }
})
