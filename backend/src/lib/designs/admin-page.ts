import { z } from 'zod'
import type { DesignRow, ModerationFlag } from '@caseloom/ai-designs'
import type { ReportCount } from './report-words'

const REVIEWABLE = ['pending', 'published', 'declined'] as const
export type Reviewable = (typeof REVIEWABLE)[number]
/** What a list shows: a status, or what is published or waits and has reports that nobody who decided on it has read. */
export const DESIGN_LISTS = [...REVIEWABLE, 'reported'] as const
export type DesignList = (typeof DESIGN_LISTS)[number]

export const adminDesignsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(24),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  q: z.string().trim().max(100).optional(),
  status: z.enum(DESIGN_LISTS, { error: 'There is no such status' }).default('pending'),
})
export type AdminDesignsQuery = z.output<typeof adminDesignsQuery>

export const adminDesignBody = z.object({
  publication: z.enum(['published', 'declined'], {
    error: 'Say whether the design is published or declined',
  }),
  /** As it stood on the page. */
  title: z.string().max(200).optional(),
  /** As on the page, so that nobody undoes a decision they have not seen. */
  reviewed_at: z.iso.datetime('That is no moment').nullable().optional(),
  /** As on the page, so that what was reported since stays open; left out, all is taken for read. */
  reported_until: z.iso.datetime('That is no moment').nullable().optional(),
  reason: z.string().trim().max(300, 'A reason has at most 300 characters').optional(),
})

/** A design that its owner offers to the gallery, as Medusa's admin shows it. */
export interface AdminDesign {
  id: string
  title: string
  prompt: string
  author: string
  image: string
  thumbnail: string
  drawn_by: string
  publication: DesignRow['publication']
  /** What the checks of words and pictures remarked. */
  remarks: ModerationFlag[]
  /** How many reported it for which reason, as far as nobody who decided on it has read that. */
  reports: ReportCount[]
  /** When the last of these reports was made; null where there is none. */
  reported_until: string | null
  likes: number
  created_at: string
  /** The last decision; one that waits again still has it. */
  reviewed_by: string | null
  review_reason: string | null
  reviewed_at: string | null
}
export interface AdminDesignsPage {
  designs: AdminDesign[]
  count: number
  limit: number
  offset: number
  /** How many wait for a decision. */
  waiting: number
  /** How many of those in the gallery or waiting were reported. */
  reported: number
}
