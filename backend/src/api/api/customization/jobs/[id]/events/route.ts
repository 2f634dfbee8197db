import { followJob, readQuota } from '@caseloom/ai-designs'
import { endpoints } from '@caseloom/contract'
import { lastEventId, streamEvents, type StreamedEvent } from '../../../../../../lib/designs/event-stream'
import { presentEvent } from '../../../../../../lib/designs/present-job'
import { quotaSubjectOf } from '../../../../../../lib/designs/quota-subject'
import { route } from '../../../../../../lib/http/route'

export const GET = route(endpoints.jobEvents, async (call) => {
  const { req, res, scope, params, customer, guestKeyHash } = call
  const who = await quotaSubjectOf(call)
  const quota = () => readQuota(scope, who)
  const after = lastEventId(req)
  async function* events(signal: AbortSignal): AsyncGenerator<StreamedEvent> {
    for await (const event of followJob(scope, who.owner, params.id, after, signal))
      yield { seq: event.seq, event: event.event, data: await presentEvent(event, quota) }
  }
  await streamEvents(req, res, customer?.id ?? guestKeyHash, events)
  return undefined
})
