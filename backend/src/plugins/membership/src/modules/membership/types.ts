/** What a merchandiser says of a tier. */
export interface TierDraft {
  name: string
  description: string
  /** From how many designs on. */
  minDesigns: number
  icon: string
  colour: string
  /** Percent off every order; 0 for none. */
  discount: number
  /** What members get beside the discount. */
  benefits: string[]
}

export interface TierChange {
  /** Null adds one. */
  id: string | null
  /** The version that was looked at; null changes it whatever it is. */
  version: number | null
  draft: TierDraft
  /** Whose doing it is: an e-mail address. */
  by: string
}

export interface TierRow {
  id: string
  name: string
  description: string
  min_designs: number
  icon: string
  colour: string
  discount: number
  benefits: string[]
  /** Raised by every change, so that two people do not write over each other. */
  version: number
  /** Who saved it last: an e-mail address; null for the shop. */
  changed_by: string | null
  /** Medusa's customer group of its members. */
  customer_group_id: string | null
  /** Medusa's automatic promotion for them. */
  promotion_id: string | null
}

/** A tier that was given by hand. `at_least`: designs may still lead higher; `exactly`: they don't count. */
export type HoldMode = 'at_least' | 'exactly'
export interface Hold {
  tierId: string
  mode: HoldMode
  reason: string
  by: string
  /** Null: until it is taken back. */
  until: Date | null
}

export interface MemberRow {
  id: string
  customer_id: string
  tier_id: string | null
  design_count: number
  held_tier_id: string | null
  held_mode: HoldMode | null
  held_reason: string | null
  held_by: string | null
  held_until: Date | null
}

/**
 * Why a tier changed: the first look at a customer, their designs, the tiers themselves, somebody's hand, or a hand-given
 * tier that ended or was taken back.
 */
export type ChangeCause = 'joined' | 'designs' | 'tiers' | 'held' | 'hold_ended' | 'hold_removed'

export interface ChangeRow {
  id: string
  customer_id: string
  from_tier: string | null
  to_tier: string
  design_count: number
  cause: ChangeCause
  by: string
  reason: string | null
  created_at: Date
}
