import type { MedusaContainer } from '@medusajs/framework/types'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { ownedBy } from '../modules/ai-designs/owner'
import type { JobRow, Owner } from '../modules/ai-designs/types'
import { givenUp } from '../uploads/given-up'
import { paceOf, progressOf, type Pace } from './estimate'
import { placeOf } from './place'
import { recentDurations } from './pace'
import { findJob } from './find-job'
import type { SlotFailure } from './rules'
import type { SlotRow } from './slot-rows'
import { marks, query } from './sql'
import type { JobView, SlotView } from './types'

interface Picture {
  id: string
  token: string
  width: number
  height: number
  drawnBy: string
}
interface Found extends SlotRow {
  picture: Picture | null
  design_id: string | null
}

const failureOf = (
  code: SlotFailure['code'] | null,
  message: string | null,
  retryable: boolean,
): SlotFailure | null => (code ? { code, message: message ?? '', retryable } : null)

const bare = (text: string): string => text.trim().replace(/[.\s]+$/, '')

/** Null where it says no more than the customer did. */
export const enhanced = (sentence: string, prompt: string): string | null =>
  sentence && bare(sentence) !== bare(prompt) ? sentence : null

function slotView({ picture, ...slot }: Found, prompt: string): SlotView {
  return {
    variation: slot.slot + 1,
    status: slot.status,
    stage: slot.stage,
    partialToken: slot.status === 'drawing' ? slot.partial_token : null,
    id: picture ? slot.id : null,
    artworkToken: picture?.token ?? null,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    designId: slot.design_id,
    enhancedPrompt: picture && enhanced(slot.enhanced_prompt, prompt),
    error: slot.status === 'failed' ? failureOf(slot.error_code, slot.error, slot.retryable) : null,
  }
}

const isOver = ({ status }: Pick<SlotRow, 'status'>): boolean => status !== 'queued' && status !== 'drawing'

export const slotProgress = (
  slot: Pick<SlotRow, 'status' | 'stage' | 'started_at'>,
  pace: Pace | null,
): number =>
  isOver(slot)
    ? 1
    : progressOf(slot.stage, slot.started_at ? Date.now() - new Date(slot.started_at).getTime() : 0, pace)

/** The slots of several jobs with their pictures and what the owner keeps of them. */
async function slotsFound(container: MedusaContainer, owner: Owner, jobIds: string[]): Promise<Found[]> {
  if (jobIds.length === 0) return []
  return query(container)<Found>(
    `select v.*, case when a.id is null then null else
         json_build_object('id', a.id, 'token', a.token, 'width', a.width, 'height', a.height,
           'drawnBy', a.drawn_by) end as picture,
       (select d.id from design d where d.variation_id = v.id and d.deleted_at is null
          and (d.owner_customer_id = ? or d.guest_key_hash = ?) limit 1) as design_id
     from generation_variation v
     left join artwork a on a.id = v.artwork_id and a.deleted_at is null and v.status = 'succeeded'
     where v.job_id in (${marks(jobIds)}) and v.deleted_at is null order by v.job_id, v.slot`,
    [owner.customerId ?? null, owner.guestKeyHash ?? null, ...jobIds],
  )
}

async function jobView(container: MedusaContainer, job: JobRow, slots: Found[]): Promise<JobView> {
  const active = job.status === 'queued' || job.status === 'running'
  const pace = active ? paceOf(await recentDurations(container, job.provider)) : null
  const place = active ? await placeOf(container, job, pace) : { position: 0, estimateSeconds: null }
  const { usual, artist } = container.resolve(AI_DESIGNS_MODULE).providers
  const variations = slots.map((slot) => slotView(slot, job.prompt))
  return {
    jobId: job.id,
    status: job.status,
    ...place,
    progress:
      slots.length > 0 ? slots.reduce((sum, slot) => sum + slotProgress(slot, pace), 0) / slots.length : 1,
    prompt: job.prompt,
    enhancedPrompt: variations.find(({ enhancedPrompt }) => enhancedPrompt)?.enhancedPrompt ?? null,
    style: job.style,
    provider: job.provider,
    drawnBy:
      slots.find(({ picture }) => picture)?.picture?.drawnBy ??
      (job.provider === usual.id ? usual : artist).drawnBy,
    uploaded: job.kind === 'upload',
    createdAt: new Date(job.created_at),
    variations,
    error:
      job.status === 'failed'
        ? failureOf(
            job.error_code as SlotFailure['code'] | null,
            job.error,
            slots.some(({ retryable }) => retryable),
          )
        : null,
    seq: job.event_seq,
  }
}

/**
 * A job as its owner sees it. Its last event's number is read before its slots, so that nothing between them is missed.
 * @throws DesignError not_found
 */
export async function readJob(container: MedusaContainer, owner: Owner, jobId: string): Promise<JobView> {
  const job = await findJob(container, owner, jobId)
  return jobView(container, job, await slotsFound(container, owner, [jobId]))
}

export interface JobListWish {
  activeOnly: boolean
  /** Only older ones. */
  before: Date | null
  limit: number
}

/**
 * A page of the owner's jobs, newest first, with the pictures of their own that they sent and did not give up. Those of which nothing
 * is kept are forgotten by and by; see `forgetJobs`.
 */
export async function listJobs(
  container: MedusaContainer,
  owner: Owner,
  { activeOnly, before, limit }: JobListWish,
): Promise<JobView[]> {
  const gone = activeOnly ? [] : await givenUp(query(container), owner)
  const jobs = await container.resolve(AI_DESIGNS_MODULE).listGenerationJobs(
    {
      ...ownedBy(owner),
      ...(gone.length > 0 ? { id: { $nin: gone } } : {}),
      ...(before ? { created_at: { $lt: before } } : {}),
      ...(activeOnly ? { status: ['queued', 'running'] } : {}),
    },
    { order: { created_at: 'DESC', id: 'DESC' }, take: limit },
  )
  const slots = await slotsFound(
    container,
    owner,
    jobs.map(({ id }) => id),
  )
  return Promise.all(
    jobs.map((job) =>
      jobView(
        container,
        job,
        slots.filter(({ job_id }) => job_id === job.id),
      ),
    ),
  )
}
