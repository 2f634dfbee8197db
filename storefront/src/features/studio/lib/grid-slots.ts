import type { Job, JobVariation } from '@caseloom/contract'
import { keptOf, type KeptVariation } from './studio-state'

/** A fixed place for one picture: there already, or on its way. */
export interface GridSlot {
  /** Of those that are shown, from 1. */
  number: number
  picture: KeptVariation | null
  /** What the artist does; null for pictures that were there before. */
  slot: JobVariation | null
}

/**
 * The places to show. While a job draws, its own, each picture staying where it is; else the pictures at hand. What is
 * known of a picture (whether it is kept) the draft knows best.
 */
export function gridSlots(job: Job | null, pictures: readonly KeptVariation[]): GridSlot[] {
  if (!job) return pictures.map((picture, index) => ({ number: index + 1, picture, slot: null }))
  const known = new Map(pictures.map((each) => [each.id, each]))
  return job.variations
    .filter(({ status }) => status !== 'cancelled')
    .map((slot, index) => {
      const drawn = slot.status === 'succeeded' ? keptOf(slot, job.originalPrompt) : null
      return { number: index + 1, picture: drawn && (known.get(drawn.id) ?? drawn), slot }
    })
}
