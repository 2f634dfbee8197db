import { z } from 'zod'
import { endpoint } from './endpoint'
import { said, UNREADABLE } from './text'

/** Pictures that a tier's badge may show. */
export const TIER_ICONS = [
  'sprout',
  'compass',
  'palette',
  'brush',
  'crown',
  'star',
  'sparkles',
  'gem',
  'award',
] as const
export type TierIcon = (typeof TIER_ICONS)[number]
/** Looks of a tier's badge. */
export const TIER_COLOURS = ['linen', 'bronze', 'silver', 'gold', 'premium'] as const
export type TierColour = (typeof TIER_COLOURS)[number]

export const membershipTierSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  minDesigns: z.number().int().min(0),
  icon: z.enum(TIER_ICONS),
  colour: z.enum(TIER_COLOURS),
  /** Percent off every order; 0 where there is none. */
  discount: z.number().int().min(0).max(100),
  /** What members get, the discount first. */
  benefits: z.array(z.string()),
})
export type MembershipTier = z.infer<typeof membershipTierSchema>

export const membershipSchema = z.object({
  tier: membershipTierSchema,
  /** Designs that the customer made and kept, each picture once and no more a day than counts. */
  designCount: z.number().int().min(0),
  /** How many of one day's designs count at most. */
  countedPerDay: z.number().int().min(1),
  /** Null at the top, and while the shop holds the customer at this very tier. */
  nextTier: z.object({ name: z.string(), minDesigns: z.number().int() }).nullable(),
  /** 0 where there is no next tier. */
  designsUntilNextTier: z.number().int().min(0),
  /** From this tier to the next, 0 to 100. */
  progress: z.number().min(0).max(100),
  benefits: z.array(z.string()),
  /** Every tier, from the first on. */
  tiers: z.array(membershipTierSchema),
  /** The shop gave this tier by hand: until when, or with no end. */
  held: z.object({ until: z.string().nullable() }).nullable(),
  /** The tier that was reached and not celebrated yet. */
  celebrate: z.string().nullable(),
})
export type Membership = z.infer<typeof membershipSchema>

export const celebrateTierBody = z.object({ tierId: said('We don’t know that tier', 80) }, UNREADABLE)

export const membershipEndpoints = {
  getMembership: endpoint({
    method: 'GET',
    path: '/membership',
    tag: 'Membership',
    access: 'customer',
    summary: 'The customer’s tier, what it brings and the way to the next',
    data: membershipSchema,
    errors: [],
  }),
  celebrateTier: endpoint({
    method: 'POST',
    path: '/membership/celebrations',
    tag: 'Membership',
    access: 'customer',
    summary: 'Whether to celebrate a tier that was reached: true once, on whichever device asks first',
    body: celebrateTierBody,
    data: z.object({ celebrate: z.boolean() }),
    errors: [],
  }),
}
