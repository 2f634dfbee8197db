import type { ApprovalAction, ApprovalStatus, TaskKind } from './transitions'

export interface ApprovalRow {
  id: string
  order_id: string
  status: ApprovalStatus
  version: number
  reason: string | null
  decided_by: string | null
  decided_at: Date | null
  recipe_hashes: string[]
  created_at: Date
  updated_at: Date
}

export interface ApprovalHistoryRow {
  id: string
  order_id: string
  from_status: ApprovalStatus | null
  to_status: ApprovalStatus
  by: string
  reason: string | null
  changes: LineChange[] | null
  created_at: Date
}

/** What is printed on a line, and how it is shown. */
export interface LineDesign {
  recipeHash: string
  designId: string
  designName: string
  imageUrl: string
  aiGenerated: boolean
}
export interface LineChange {
  lineId: string
  before: LineDesign
  after: LineDesign
}

export interface AdjustmentRow {
  id: string
  order_id: string
  line_id: string
  round: number
  remark: string
  asked_by: string
  deadline: Date
  before: LineDesign
  after: LineDesign | null
  answered_at: Date | null
  created_at: Date
}
export interface AdjustmentRequest {
  orderId: string
  /** An administrator's e-mail address. */
  by: string
  remark: string
  deadline: Date
  lines: { lineId: string; design: LineDesign }[]
  version?: number | null
}
export interface AdjustmentAnswer {
  adjustmentId: string
  by: string
  design: LineDesign
}
export interface AdjustmentAnswered {
  orderId: string
  status: ApprovalStatus
  /** How many lines of the round are still to be changed. */
  waiting: number
}

/** What the steps of a task found out, kept so that a later try need not ask again. */
export type TaskFacts = Record<string, unknown>

export interface TaskRow {
  id: string
  order_id: string
  kind: TaskKind
  state: 'pending' | 'running' | 'done' | 'failed'
  step: string | null
  facts: TaskFacts | null
  attempts: number
  next_attempt_at: Date
  locked_until: Date | null
  last_error: string | null
  idempotency_key: string
}

/** How far whoever has a task at this attempt has come with it, and what they found out. */
export interface TaskStep {
  taskId: string
  attempt: number
  step: string
  facts?: TaskFacts
}

export interface OpenApprovalInput {
  orderId: string
  /** One recipe hash per printed line. */
  recipeHashes: string[]
  /** Who or what opened it, for the history: 'checkout', or a person's e-mail address. */
  by: string
  /** What is known of it from the start, for the history. */
  reason?: string | null
}

export interface DecisionInput {
  orderId: string
  action: ApprovalAction
  /** An administrator's e-mail address, `customer` or `shop`. */
  by: string
  reason?: string | null
  /** What its history shall say of it where no reason is given. */
  note?: string | null
  /** The version that was decided on; where the approval has another by now, nothing happens. */
  version?: number | null
}

/**
 * `retry` leaves the task open for `delaySeconds`; the other two end it and move the approval. `attempt` is the claim's
 * number: whoever lost the task to another meanwhile has no say in what became of it.
 */
export type TaskOutcome = { taskId: string; attempt: number } & (
  | { state: 'done'; action: ApprovalAction | null; by: string }
  | { state: 'failed'; action: ApprovalAction | null; by: string; error: string }
  | { state: 'retry'; error: string; delaySeconds: number }
)
