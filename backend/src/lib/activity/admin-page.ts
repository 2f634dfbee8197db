import { z } from 'zod'
import type { Change } from './snapshot'

export const OUTCOMES = ['begun', 'done', 'refused', 'failed', 'unsure'] as const
export type ShownOutcome = (typeof OUTCOMES)[number]

export const adminActivityQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  /** Words of what it was done to, or its id. */
  q: z.string().trim().max(100).optional(),
  kind: z.string().max(60).optional(),
  actor_id: z.string().max(100).optional(),
  outcome: z.enum(OUTCOMES, { error: 'There is no such result' }).optional(),
})
export type AdminActivityQuery = z.output<typeof adminActivityQuery>

/** One thing that somebody did, as Medusa's admin shows it. */
export interface AdminActivity {
  id: string
  created_at: string
  by: { id: string; name: string; type: string }
  call: string
  kind: string
  subject_ids: string[]
  subject: string | null
  changes: Change[]
  /** How many changes there were beyond those that are kept. */
  left_out: number
  outcome: ShownOutcome
  status: number | null
  request_id: string | null
}
export interface AdminActivityPage {
  activity: AdminActivity[]
  count: number
  limit: number
  offset: number
  /** Who and what to filter by. */
  actors: { id: string; name: string }[]
  kinds: string[]
}
