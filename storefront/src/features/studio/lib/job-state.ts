import type { Job, JobEvent, JobEventName, JobVariation } from '@caseloom/contract'

export const SLOTS = 4
const STAGES: readonly JobVariation['stage'][] = ['queued', 'sketching', 'colouring', 'finishing', 'ready']

const emptySlot = (variation: number): JobVariation => ({
  variation,
  status: 'queued',
  stage: 'queued',
  partialUrl: null,
  id: null,
  imageUrl: null,
  thumbnailUrl: null,
  width: null,
  height: null,
  designId: null,
  error: null,
})

/** What stands on the screen from the click until the shop has answered. */
export const askedJob = (prompt: string, now: Date): Job => ({
  jobId: '',
  status: 'queued',
  position: 0,
  progress: 0,
  estimateSeconds: null,
  originalPrompt: prompt,
  style: null,
  drawnBy: '',
  uploaded: false,
  createdAt: now.toISOString(),
  variations: Array.from({ length: SLOTS }, (_, index) => emptySlot(index + 1)),
  error: null,
})

export const isOver = (job: Job) => job.status !== 'queued' && job.status !== 'running'

const furthest = (one: JobVariation['stage'], other: JobVariation['stage']) =>
  STAGES.indexOf(one) > STAGES.indexOf(other) ? one : other

function changeSlot(job: Job, number: number, change: (slot: JobVariation) => JobVariation): Job {
  const variations = job.variations.map((slot) => (slot.variation === number ? change(slot) : slot))
  return { ...job, status: isOver(job) ? job.status : 'running', position: 0, variations }
}

/** What is drawn does not become undrawn by an event that comes late or twice. */
const unlessDrawn = (change: (slot: JobVariation) => JobVariation) => (slot: JobVariation) =>
  slot.status === 'succeeded' ? slot : change(slot)

const endSlots = (job: Job, status: 'failed' | 'cancelled', error: Job['error']): JobVariation[] =>
  job.variations.map((slot) =>
    slot.status === 'queued' || slot.status === 'drawing' ? { ...slot, status, error } : slot,
  )

/** The job after an event. Events may be replayed: the same one twice changes nothing. */
export function applyEvent(job: Job, { event, data }: JobEvent): Job {
  switch (event) {
    case 'snapshot':
      return data
    case 'queued':
      return isOver(job) ? job : { ...job, ...data }
    case 'progress':
      return {
        ...changeSlot(
          job,
          data.variation,
          unlessDrawn((slot) => ({
            ...slot,
            status: 'drawing',
            stage: slot.status === 'failed' ? data.stage : furthest(slot.stage, data.stage),
            error: null,
          })),
        ),
        progress: Math.max(job.progress, data.progress),
      }
    case 'partial':
      return changeSlot(
        job,
        data.variation,
        unlessDrawn((slot) => ({ ...slot, status: 'drawing', partialUrl: data.url, error: null })),
      )
    case 'variation':
      return changeSlot(job, data.variation, (slot) => ({
        ...data,
        designId: data.designId ?? slot.designId,
      }))
    case 'variation_failed': {
      const { variation, ...error } = data
      return changeSlot(
        job,
        variation,
        unlessDrawn((slot) => ({ ...slot, status: 'failed', partialUrl: null, error })),
      )
    }
    case 'done':
      return { ...job, status: data.succeeded > 0 ? 'succeeded' : 'failed', progress: 1 }
    case 'failed':
      return { ...job, status: 'failed', error: data, variations: endSlots(job, 'failed', data) }
    case 'cancelled':
      return { ...job, status: 'cancelled', variations: endSlots(job, 'cancelled', null) }
  }
}

const NAMES: Record<JobEventName, true> = {
  snapshot: true,
  queued: true,
  progress: true,
  partial: true,
  variation: true,
  variation_failed: true,
  done: true,
  failed: true,
  cancelled: true,
}
const isName = (name: string): name is JobEventName => Object.hasOwn(NAMES, name)

/** Null for what we don't know or can't read: a newer server may say more than this page understands. */
export function readJobEvent(event: string, data: string): JobEvent | null {
  if (!isName(event)) return null
  try {
    const read: unknown = JSON.parse(data)
    if (typeof read !== 'object' || read === null) return null
    return { event, data: read } as JobEvent
  } catch {
    return null
  }
}

/** The pictures that are there, in the order of their places. */
export const drawnSlots = (job: Job) => job.variations.filter(({ status }) => status === 'succeeded')
