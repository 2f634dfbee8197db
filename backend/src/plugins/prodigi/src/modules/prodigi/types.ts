import type { PrintIssue, PrintShipment, PrintSnapshot, PrintStatus } from './print-status'

export interface Charged {
  amount: number
  currency: string
}

export interface SubmissionRow {
  id: string
  order_id: string
  generation: number
  idempotency_key: string
  callback_secret: string
  prodigi_order_id: string | null
  fulfillment_id: string | null
  status: PrintStatus
  stage: string | null
  status_details: Record<string, string> | null
  issues: PrintIssue[] | null
  shipments: PrintShipment[] | null
  cost: Charged | null
  /** What was charged for the order's prints before this one, which were cancelled. */
  spent_before: Charged[] | null
  news_pending: boolean
  submitted_at: Date | null
  status_changed_at: Date | null
  last_checked_at: Date | null
  last_error: string | null
  /** Who gave the print up; null where nobody did, be it that Prodigi cancelled it. */
  cancel_asked_by: string | null
  /** Since when no print is wanted of what was handed over without an answer. */
  withdrawn_at: Date | null
}

/** What the shop asks to be printed: one entry for each order line. */
export interface PrintLine {
  lineId: string
  sku: string
  attributes: Record<string, string>
  copies: number
  /** Fetched by Prodigi: must stay valid for its ten download attempts. */
  url: string
  md5: string
}

/** Goes to the provider as `additional_data.prodigi` of the fulfillment. */
export interface SubmissionPlan {
  orderId: string
  email: string | null
  idempotencyKey: string
  callbackUrl: string
  /** Prodigi's id of the print that the shop knows of already; null where its answer never came, or nothing was handed over. */
  knownPrint: string | null
  lines: PrintLine[]
}

/** What the provider leaves in the fulfillment's `data`. */
export interface SubmissionResult {
  prodigiOrderId: string
  outcome: string
  /** Null where Prodigi holds the order and shows no more than its id. */
  snapshot: PrintSnapshot | null
}
