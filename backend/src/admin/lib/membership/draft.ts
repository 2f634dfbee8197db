import type { TierColour, TierIcon } from '@caseloom/contract'
import type { AdminTier, TierBody } from '../../../lib/membership/admin-page'

/** A tier as it is typed: numbers are text, benefits a line each. */
export interface TierDraft {
  name: string
  description: string
  minDesigns: string
  discount: string
  icon: TierIcon
  colour: TierColour
  benefits: string
}

export const draftOf = (tier: AdminTier | null): TierDraft => ({
  name: tier?.name ?? '',
  description: tier?.description ?? '',
  minDesigns: tier ? String(tier.minDesigns) : '',
  discount: String(tier?.discount ?? 0),
  icon: tier?.icon ?? 'star',
  colour: tier?.colour ?? 'linen',
  benefits: tier?.benefits.join('\n') ?? '',
})

/** What is not a whole number stays none, for the server to say so. */
const numberIn = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)

export const bodyOf = (draft: TierDraft, version: number | null): TierBody => ({
  name: draft.name,
  description: draft.description,
  minDesigns: numberIn(draft.minDesigns),
  discount: numberIn(draft.discount),
  icon: draft.icon,
  colour: draft.colour,
  benefits: draft.benefits
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  version,
})
