import type { Job, JobVariation } from '@caseloom/contract'

const STAGE_WORDS: Record<JobVariation['stage'], string> = {
  queued: 'In the queue',
  sketching: 'Sketching',
  colouring: 'Colouring',
  finishing: 'Finishing',
  ready: 'Ready',
}

/** What is happening to one picture: 'In the queue, 2 before you', 'Sketching'. */
export function slotWords(job: Job, slot: JobVariation): string {
  if (slot.status === 'succeeded') return STAGE_WORDS.ready
  if (slot.status === 'failed') return 'Not drawn'
  if (slot.status === 'cancelled') return 'Cancelled'
  if (slot.stage === 'queued' && job.position > 0) return `In the queue, ${job.position} before you`
  return slot.status === 'drawing' && slot.stage === 'queued'
    ? STAGE_WORDS.sketching
    : STAGE_WORDS[slot.stage]
}

/** Shown while nothing is known of how long it takes. */
const USUAL_SECONDS = 45
const NEARLY = 0.95
const LATE_FACTOR = 1.8
const LATE_SLACK_SECONDS = 4

const fullSeconds = (estimate: number | null) =>
  estimate !== null && estimate > 0 ? estimate : USUAL_SECONDS

export interface Progress {
  /** 0 to 1. It stops at 0.95 until the last picture is there. */
  share: number
  /** Longer than usual. */
  late: boolean
}

/**
 * How far the work is. What the shop has told counts; between its words the bar goes on by the usual time, more and
 * more slowly, and never says that it is done before it is.
 */
export function progressOf(job: Job, estimateSeconds: number | null, secondsSince: number): Progress {
  if (job.status === 'succeeded') return { share: 1, late: false }
  const full = fullSeconds(estimateSeconds)
  const byTime = 1 - Math.exp((-1.6 * Math.max(0, secondsSince)) / full)
  const ended = job.variations.filter(({ status }) => status !== 'queued' && status !== 'drawing').length
  const byCount = job.variations.length > 0 ? ended / job.variations.length : 0
  return {
    share: Math.min(NEARLY, Math.max(byTime, byCount, job.progress)),
    late: secondsSince > full * LATE_FACTOR + LATE_SLACK_SECONDS,
  }
}

/** 'about 20 seconds', 'about 2 minutes'. */
export function aboutTime(seconds: number): string {
  if (seconds < 8) return 'a few seconds'
  if (seconds < 55) return `about ${String(Math.ceil(seconds / 5) * 5)} seconds`
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes === 1 ? 'about a minute' : `about ${String(minutes)} minutes`
}

/** Said once each to those who do not see the pictures come. */
export function announcement(before: Job | null, after: Job): string | null {
  const was = new Map(before?.variations.map((slot) => [slot.variation, slot.status]))
  const fresh = after.variations.filter(
    ({ variation, status }) => status === 'succeeded' && was.get(variation) !== 'succeeded',
  )
  const of = after.variations.length
  if (fresh.length > 1) return `${String(fresh.length)} of ${String(of)} pictures are ready`
  if (fresh[0]) return `Picture ${String(fresh[0].variation)} of ${String(of)} is ready`
  const failed = after.variations.find(
    ({ variation, status }) => status === 'failed' && was.get(variation) !== 'failed',
  )
  return failed ? `Picture ${String(failed.variation)} of ${String(of)} could not be drawn` : null
}
