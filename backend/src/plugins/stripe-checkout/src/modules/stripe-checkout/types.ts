import type { CheckoutState } from './transitions'

export interface ShippingChoice {
  id: string
  name: string
  pence: number
}
export interface FrozenLine {
  variantId: string
  sku: string
  title: string
  description: string
  imageUrl: string | null
  quantity: number
  unitPence: number
  recipeHash: string | null
}
export interface CheckoutAddress {
  first_name: string
  last_name: string
  address_1: string
  address_2?: string
  city: string
  postal_code: string
  country_code: string
  phone?: string
}
export interface CheckoutSnapshot {
  email: string
  address: CheckoutAddress
  lines: FrozenLine[]
}
/** What a person may make of a parked checkout. */
export type ParkedAction = 'make' | 'release' | 'dismiss'
export interface ParkedDecision {
  action: ParkedAction
  by: string
  note: string
}
/** A row of `checkout`. */
export interface CheckoutRow {
  id: string
  state: CheckoutState
  customer_id: string
  stripe_session_id: string | null
  cart_id: string | null
  order_id: string | null
  payment_intent_id: string | null
  url: string | null
  currency_code: string
  subtotal_pence: number
  discount_pence: number
  promo_code: string | null
  line_hash: string
  shipping_choices: ShippingChoice[] | null
  snapshot: CheckoutSnapshot
  paid_pence: number | null
  paid_currency: string | null
  held_until: Date | null
  parked_reason: string | null
  parked_at: Date | null
  parked_told_at: Date | null
  decision: ParkedAction | null
  decided_by: string | null
  decided_at: Date | null
  decision_note: string | null
  last_error: string | null
  attempts: number
  next_attempt_at: Date | null
  expires_at: Date
  paid_at: Date | null
  completed_at: Date | null
  created_at: Date
}
/** A row of `payment_dispute`. */
export interface DisputeRow {
  id: string
  checkout_id: string
  kind: 'dispute' | 'warning' | 'refund'
  reason: string
  status: string
  amount_pence: number | null
  respond_by: Date | null
  opened_at: Date
  closed_at: Date | null
}
export interface InboxRow {
  id: string
  event_id: string
  type: string
  checkout_id: string | null
  stripe_session_id: string | null
  payload: { data: { object: { id: string } } }
  state: 'received' | 'done' | 'ignored'
  attempts: number
}
