import type { JobEvent, JobView, SlotView } from '@caseloom/ai-designs'
import { styleSchema, type Job, type JobVariation, type Quota } from '@caseloom/contract'
import { artworkUrl } from './present-design'

const partialUrl = (token: string) => `/api/files/partial/${token}.webp`
const rounded = (share: number) => Math.round(share * 100) / 100

const presentSlot = ({ partialToken, artworkToken, ...slot }: SlotView): JobVariation => ({
  ...slot,
  partialUrl: partialToken && partialUrl(partialToken),
  imageUrl: artworkToken && artworkUrl(artworkToken, 'large'),
  thumbnailUrl: artworkToken && artworkUrl(artworkToken, 'thumb'),
})

/** A job of the caller's as `/api` shows it. */
export function presentJob(job: JobView): Job {
  const { jobId, status, position, estimateSeconds, enhancedPrompt, drawnBy, uploaded, error } = job
  return {
    ...{ jobId, status, position, estimateSeconds, enhancedPrompt, drawnBy, uploaded, error },
    progress: rounded(job.progress),
    originalPrompt: job.prompt,
    style: styleSchema.nullable().catch(null).parse(job.style),
    createdAt: job.createdAt.toISOString(),
    variations: job.variations.map(presentSlot),
  }
}

/** Data of a job's event as `/api` sends it. The quota is asked for where an event tells it. */
export async function presentEvent(event: JobEvent, quota: () => Promise<Quota>): Promise<unknown> {
  switch (event.event) {
    case 'snapshot':
      return presentJob(event.data)
    case 'variation':
      return presentSlot(event.data)
    case 'partial': {
      const { token, ...rest } = event.data
      return { ...rest, url: partialUrl(String(token)) }
    }
    case 'progress':
      return { ...event.data, progress: rounded(Number(event.data.progress)) }
    case 'done':
    case 'cancelled':
      return { ...event.data, quota: await quota() }
    default:
      return event.data
  }
}
