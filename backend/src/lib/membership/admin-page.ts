import { TIER_COLOURS, TIER_ICONS, written, type TierColour, type TierIcon } from '@caseloom/contract'
import { z } from 'zod'

const NUMBER = 'From how many designs on: give a whole number'
const PERCENT = 'The discount is a whole number of percent from 0 to 100'
const NAMELESS = 'Give the tier a name'

/** A tier as a merchandiser writes it; whether it fits among the others the plugin knows. */
export const tierBody = z.object(
  {
    name: z.string(NAMELESS).trim().min(1, NAMELESS).max(30, 'A name has at most 30 characters'),
    description: z.string('Describe the tier').trim().max(200, 'A description has at most 200 characters'),
    minDesigns: z.number(NUMBER).int(NUMBER).min(0, NUMBER),
    icon: z.enum(TIER_ICONS, 'Choose one of the icons'),
    colour: z.enum(TIER_COLOURS, 'Choose one of the colours'),
    discount: z.number(PERCENT).int(PERCENT).min(0, PERCENT).max(100, PERCENT),
    benefits: z
      .array(
        z
          .string('A benefit is a sentence')
          .trim()
          .min(1, 'A benefit is a sentence')
          .max(120, 'A benefit has at most 120 characters'),
        'Benefits are a list of sentences',
      )
      .max(12, 'A tier has at most 12 benefits'),
    /** The version that was opened, where there was one. */
    version: z.number().int().nullable().default(null),
  },
  'The request could not be read',
)
export type TierBody = z.input<typeof tierBody>

const REASON = 'Say why: your colleagues read it in the history'
const reason = written(REASON, 300, 'A reason has at most 300 characters')
export const holdBody = z.object(
  {
    tierId: z.string('Choose a tier').min(1, 'Choose a tier').max(80, 'Choose a tier'),
    mode: z.enum(['at_least', 'exactly'], 'Say whether designs may lead higher'),
    reason,
    until: z.iso.datetime({ offset: true, error: 'Until when: give a day' }).nullable(),
  },
  'The request could not be read',
)
export const releaseBody = z.object({ reason }, 'The request could not be read')

/** A tier as Medusa's admin shows it. */
export interface AdminTier {
  id: string
  name: string
  description: string
  minDesigns: number
  icon: TierIcon
  colour: TierColour
  discount: number
  /** As they are written; the discount's own sentence is put before them in the shop. */
  benefits: string[]
  version: number
  groupId: string | null
  promotionId: string | null
  members: number
}

export interface AdminChange {
  id: string
  from: string | null
  to: string
  designs: number
  cause: string
  by: string
  reason: string | null
  at: string
}
/** A customer's membership as Medusa's admin shows it; `member` null for who has no account. */
export interface AdminMembership {
  tiers: { id: string; name: string }[]
  member: {
    tier: { id: string; name: string; colour: TierColour; discount: number }
    designs: number
    next: { name: string; missing: number } | null
    hold: {
      tierId: string
      tier: string
      mode: string
      reason: string
      by: string
      until: string | null
    } | null
  } | null
  history: AdminChange[]
}
