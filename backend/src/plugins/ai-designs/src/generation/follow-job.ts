import type { MedusaContainer } from '@medusajs/framework/types'
import { firstOf } from '../first-of'
import type { Owner } from '../modules/ai-designs/types'
import { paceOf } from './estimate'
import { eventsAfter, FINAL_EVENTS, type StoredEvent } from './events'
import { noticesOf } from './notices'
import { recentDurations } from './pace'
import { placeOf } from './place'
import { slotsOf } from './slot-rows'
import { query } from './sql'
import { processEnds } from './stopping'
import type { JobEvent, JobView } from './types'
import { readJob, slotProgress } from './view-job'

/** What is told in passing comes at most this often. */
const TELL_MS = 2000
const NOTICEABLE = 0.01

interface Told {
  position: number | null
  progress: Map<number, number>
}
interface Watched {
  status: string
  provider: string
  event_seq: number
}

const isActive = ({ status }: { status: string }) => status === 'queued' || status === 'running'

/**
 * What happens to a job, from its state now (`afterSeq` null) or after the event of that number, until it is over. The rows are the
 * truth: a notice that gets lost delays an event by seconds and loses none.
 * @throws DesignError not_found, before the first event
 */
export async function* followJob(
  container: MedusaContainer,
  owner: Owner,
  jobId: string,
  afterSeq: number | null,
  signal: AbortSignal,
): AsyncGenerator<JobEvent> {
  const view = await readJob(container, owner, jobId)
  const sql = query(container)
  let seq = afterSeq ?? view.seq
  if (afterSeq === null || (await isForgotten(container, view, afterSeq))) {
    yield { seq: view.seq, event: 'snapshot', data: view }
    seq = view.seq
    if (!isActive(view)) return
  }
  const told: Told = { position: null, progress: new Map() }
  while (!signal.aborted && !processEnds.aborted) {
    // Listening begins before looking, so that what comes in between is heard.
    const hearing = firstOf(signal, processEnds)
    const news = noticesOf(container).ofJob(jobId, TELL_MS, hearing.signal)
    try {
      const events = await eventsAfter(sql, jobId, seq)
      const last = events.at(-1)
      for (const event of events) {
        seq = event.seq
        // A job that was over and went on, because a picture was asked for again: only its last end counts.
        if (event.name === 'progress') noLessThan(told, event.data)
        if (!FINAL_EVENTS.has(event.name) || event === last) yield asEvent(event)
      }
      if (last && FINAL_EVENTS.has(last.name)) return
      const [job] = await sql<Watched>(
        'select status, provider, event_seq from generation_job where id = ?',
        [jobId],
      )
      if (!job || (!isActive(job) && job.event_seq <= seq)) return
      if (events.length > 0) continue
      yield* inPassing(container, { id: jobId, ...job }, told)
      await news
    } finally {
      hearing.over()
    }
  }
}

/** An event that a follower names but that we have not, or no longer: it gets the whole state instead. */
async function isForgotten(
  container: MedusaContainer,
  { jobId, seq }: JobView,
  after: number,
): Promise<boolean> {
  if (after > seq) return true
  if (after === seq) return false
  const [next] = await query(container)<{ seq: number }>(
    'select seq from generation_event where job_id = ? and seq = ? and deleted_at is null',
    [jobId, after + 1],
  )
  return !next
}

/** A stage may be written a moment after more was told in passing; nobody shall see a picture go back. */
function noLessThan({ progress }: Told, data: Record<string, unknown>): void {
  const variation = Number(data.variation)
  const begunAnew = data.stage === 'queued' || data.progress === 0
  data.progress = begunAnew ? data.progress : Math.max(progress.get(variation) ?? 0, Number(data.progress))
  progress.set(variation, Number(data.progress))
}

const asEvent = ({ seq, name, data }: StoredEvent): JobEvent =>
  ({ seq, event: name, data }) as unknown as JobEvent

/** The place in the queue and how far pictures are: told when they change, and not kept. */
async function* inPassing(
  container: MedusaContainer,
  job: { id: string; status: string; provider: string },
  told: Told,
): AsyncGenerator<JobEvent> {
  const pace = paceOf(await recentDurations(container, job.provider))
  if (job.status === 'queued') {
    const place = await placeOf(container, job, pace)
    if (place.position !== told.position) yield { seq: null, event: 'queued', data: place }
    told.position = place.position
    return
  }
  for (const slot of await slotsOf(query(container), job.id)) {
    if (slot.status !== 'drawing') continue
    const progress = slotProgress(slot, pace)
    if (progress - (told.progress.get(slot.slot + 1) ?? 0) < NOTICEABLE) continue
    told.progress.set(slot.slot + 1, progress)
    yield { seq: null, event: 'progress', data: { variation: slot.slot + 1, stage: slot.stage, progress } }
  }
}
