/** Where an order stands on its way from paid to printed. */
export const APPROVAL_STATUSES = [
  'pending_admin_approval',
  'adjustment_requested',
  'processing',
  'processed',
  'fulfillment_failed',
  'rejecting',
  'rejected',
  'cancelling',
  'cancelled',
] as const
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number]

/**
 * What can happen to an approval. `process` and `reject` are decisions of administrators, `ask` asks the customer for a change;
 * `cancel` is the customer's, and so is `adjust`, the last change that was asked for (`adjust_part`: one of several);
 * `lapse` says that the bank no longer holds the money, or that no change came in time; `fulfilled`, `fulfillment_failed` and
 * `released` are what the work came to; `fulfillment_cancelled` says that the printer gave up an order it had taken.
 */
export const APPROVAL_ACTIONS = [
  'process',
  'reject',
  'ask',
  'adjust',
  'adjust_part',
  'cancel',
  'lapse',
  'fulfilled',
  'fulfillment_failed',
  'released',
  'fulfillment_cancelled',
] as const
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number]

/** The kind of work that an action leaves to be done, if any. */
export type TaskKind = 'process' | 'release'

interface Arrow {
  to: ApprovalStatus
  task?: TaskKind
}

/** Every arrow there is; what is not here is refused. */
const ARROWS: Record<ApprovalStatus, Partial<Record<ApprovalAction, Arrow>>> = {
  pending_admin_approval: {
    process: { to: 'processing', task: 'process' },
    reject: { to: 'rejecting', task: 'release' },
    ask: { to: 'adjustment_requested' },
    cancel: { to: 'cancelling', task: 'release' },
    lapse: { to: 'cancelling', task: 'release' },
  },
  adjustment_requested: {
    process: { to: 'processing', task: 'process' },
    reject: { to: 'rejecting', task: 'release' },
    adjust: { to: 'pending_admin_approval' },
    adjust_part: { to: 'adjustment_requested' },
    cancel: { to: 'cancelling', task: 'release' },
    lapse: { to: 'cancelling', task: 'release' },
  },
  processing: {
    fulfilled: { to: 'processed' },
    fulfillment_failed: { to: 'fulfillment_failed' },
  },
  processed: {
    fulfillment_cancelled: { to: 'fulfillment_failed' },
  },
  fulfillment_failed: {
    process: { to: 'processing', task: 'process' },
    reject: { to: 'rejecting', task: 'release' },
    ask: { to: 'adjustment_requested' },
    lapse: { to: 'cancelling', task: 'release' },
  },
  rejecting: { released: { to: 'rejected' } },
  rejected: {},
  cancelling: { released: { to: 'cancelled' } },
  cancelled: {},
}

export type Transition =
  { ok: true; to: ApprovalStatus; task: TaskKind | null } | { ok: false; reason: string }

const PRESENT: Record<ApprovalStatus, string> = {
  pending_admin_approval: 'This order is awaiting approval',
  adjustment_requested: 'This order waits for a change that its customer was asked for',
  processing: 'This order is being processed already',
  processed: 'This order has been processed already',
  fulfillment_failed: 'Printing this order failed: it can be processed again or rejected',
  rejecting: 'This order is being rejected, and its payment is being given back',
  rejected: 'This order has been rejected',
  cancelling: 'This order is being cancelled, and its payment is being given back',
  cancelled: 'This order has been cancelled',
}

/** The one rule of what may follow what. A refusal names the present state in words. */
export function transition(from: ApprovalStatus, action: ApprovalAction): Transition {
  const arrow = ARROWS[from][action]
  if (!arrow) return { ok: false, reason: PRESENT[from] }
  return { ok: true, to: arrow.to, task: arrow.task ?? null }
}

/** What is so at present, in a sentence. */
export const presentState = (status: ApprovalStatus): string => PRESENT[status]
