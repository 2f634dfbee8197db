export type Metadata = Record<string, string>

export interface Customer {
  id: string
  object: 'customer'
  created: number
  email: string | null
  name: string | null
  phone: string | null
  description: string | null
  address: unknown
  metadata: Metadata
  livemode: false
  deleted?: true
}

export interface Coupon {
  id: string
  object: 'coupon'
  created: number
  amount_off: number | null
  percent_off: number | null
  currency: string | null
  duration: string
  name: string | null
  max_redemptions: number | null
  metadata: Metadata
  livemode: false
  valid: boolean
}

export interface ShippingRate {
  id: string
  object: 'shipping_rate'
  active: true
  created: number
  display_name: string
  delivery_estimate: unknown
  fixed_amount: { amount: number; currency: string }
  metadata: Metadata
  type: 'fixed_amount'
  livemode: false
}

export interface LineItem {
  id: string
  object: 'item'
  amount_discount: number
  amount_subtotal: number
  amount_tax: number
  amount_total: number
  currency: string
  description: string
  quantity: number
  price: {
    id: string
    object: 'price'
    currency: string
    unit_amount: number
    product: string
    type: 'one_time'
    metadata: Metadata
  }
  /** Kept for the hosted page; the API shows it on the product. */
  image: string | null
  note: string | null
}

export interface CheckoutSession {
  id: string
  object: 'checkout.session'
  created: number
  expires_at: number
  livemode: false
  mode: 'payment'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid' | 'no_payment_required'
  url: string | null
  success_url: string | null
  cancel_url: string | null
  amount_subtotal: number
  amount_total: number
  currency: string
  total_details: { amount_discount: number; amount_shipping: number; amount_tax: number }
  shipping_cost: {
    amount_subtotal: number
    amount_tax: number
    amount_total: number
    shipping_rate: string
  } | null
  shipping_options: { shipping_amount: number; shipping_rate: string }[]
  discounts: { coupon: string | null; promotion_code: null }[]
  client_reference_id: string | null
  customer: string | null
  customer_email: string | null
  customer_details: { email: string | null; name: string | null; phone: null; address: null } | null
  payment_intent: string | null
  payment_intent_data: {
    capture_method: 'automatic' | 'manual'
    metadata: Metadata
    description: string | null
  }
  metadata: Metadata
  locale: unknown
  payment_method_types: unknown
  submit_type: unknown
  custom_text: unknown
  consent_collection: unknown
  ui_mode: 'hosted'
  /** Whatever else was sent, given back as it came. */
  extra: Record<string, unknown>
}

export interface PaymentError {
  type: string
  code: string
  decline_code?: string
  message: string
}

export interface PaymentIntent {
  id: string
  object: 'payment_intent'
  created: number
  livemode: false
  amount: number
  amount_capturable: number
  amount_received: number
  currency: string
  capture_method: 'automatic' | 'manual'
  client_secret: string
  status: 'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled'
  cancellation_reason: string | null
  canceled_at: number | null
  customer: string | null
  description: string | null
  latest_charge: string | null
  last_payment_error: PaymentError | null
  /** Where the card's holder is asked; null unless the status is `requires_action`. */
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } } | null
  metadata: Metadata
  payment_method: string | null
  payment_method_types: string[]
  receipt_email: string | null
}

export interface Charge {
  id: string
  object: 'charge'
  created: number
  livemode: false
  amount: number
  amount_captured: number
  amount_refunded: number
  currency: string
  captured: boolean
  paid: boolean
  refunded: boolean
  status: 'succeeded' | 'failed'
  customer: string | null
  failure_code: string | null
  failure_message: string | null
  metadata: Metadata
  payment_intent: string
  payment_method_details:
    | {
        type: 'card'
        card: {
          brand: string
          last4: string
          capture_before: number | null
          country: string
          exp_month: number
          exp_year: number
          three_d_secure: { result: 'authenticated'; version: string } | null
        }
      }
    /** Of Link Stripe does not tell until when the money can be captured. */
    | { type: 'link'; link: { country: string } }
  receipt_url: null
}

export interface Refund {
  id: string
  object: 'refund'
  created: number
  amount: number
  currency: string
  charge: string
  payment_intent: string
  reason: string | null
  status: 'succeeded' | 'failed'
  /** Of one that a bank sent back. */
  failure_reason?: string
  metadata: Metadata
}

export interface Dispute {
  id: string
  object: 'dispute'
  created: number
  amount: number
  currency: string
  charge: string
  payment_intent: string
  reason: string
  status: 'needs_response' | 'under_review' | 'won' | 'lost'
  evidence_details: {
    due_by: number | null
    has_evidence: boolean
    past_due: boolean
    submission_count: number
  }
  livemode: false
  metadata: Metadata
}

export interface FraudWarning {
  id: string
  object: 'radar.early_fraud_warning'
  created: number
  actionable: boolean
  charge: string
  payment_intent: string
  fraud_type: string
  livemode: false
}

export interface StripeEvent {
  id: string
  object: 'event'
  created: number
  livemode: false
  api_version: string
  type: string
  data: { object: object }
  pending_webhooks: number
  request: { id: null; idempotency_key: string | null }
}

export interface RememberedAnswer {
  id: string
  fingerprint: string
  status: number
  body: string
}

export interface StripeSettings {
  id: 'settings'
  /** What a session says of its payment while the money is only authorised. */
  authorisedAs: 'unpaid' | 'paid'
  webhooks: { url: string; secret: string }[]
  /** Days until an authorisation that nobody captures lapses. */
  captureWithinDays: number
}
