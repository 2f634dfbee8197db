import type { Owner } from '../modules/ai-designs/types'
import type { StoredEvent } from './events'
import type { JobStatus, SlotFailure, SlotStatus, Stage } from './rules'

export type ProviderId = 'embedded' | 'openai'

/** What a customer asks for. */
export interface GenerationWishes {
  prompt: string
  count: number
  style: string
  keepOut: string
  transparent: boolean
  /** A variation (or an upload), or a kept or published design, to start from. */
  referenceVariationId: string | null
  referenceDesignId: string | null
  /** Other pictures for the same words, whatever was drawn before. */
  again: boolean
  /** The built-in artist, where another draws as a rule. */
  provider: 'embedded' | null
}

/** A slot as whoever waits for it sees it. `variation` counts from 1. */
export interface SlotView {
  variation: number
  status: SlotStatus
  stage: Stage
  partialToken: string | null
  id: string | null
  artworkToken: string | null
  width: number | null
  height: number | null
  designId: string | null
  /** How it was drawn, where that is more than the customer's words. */
  enhancedPrompt: string | null
  error: SlotFailure | null
}

export interface JobView {
  jobId: string
  status: JobStatus
  position: number
  progress: number
  estimateSeconds: number | null
  prompt: string
  enhancedPrompt: string | null
  style: string
  provider: string
  /** Who draws it, in words for people. */
  drawnBy: string
  /** A picture of the customer's own, that nobody drew. */
  uploaded: boolean
  createdAt: Date
  variations: SlotView[]
  error: SlotFailure | null
  /** The number of the last event that is in this. */
  seq: number
}

/** One event for a follower; those that are told in passing have no number. */
export type JobEvent =
  | { seq: number; event: 'snapshot'; data: JobView }
  | { seq: null; event: 'queued'; data: { position: number; estimateSeconds: number | null } }
  | { seq: null; event: 'progress'; data: { variation: number; stage: Stage; progress: number } }
  | { seq: number; event: 'variation'; data: SlotView }
  | { seq: number; event: Exclude<StoredEvent['name'], 'variation'>; data: Record<string, unknown> }

export interface OwnedJob {
  owner: Owner
  jobId: string
}
