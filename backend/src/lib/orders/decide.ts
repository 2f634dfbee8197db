import {
  ORDER_APPROVAL_MODULE,
  requestDecisionWorkflow,
  transition,
  type ApprovalStatus,
  type DecisionInput,
} from '@caseloom/order-approval'
import type { AdminOrder } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { setTimeout as sleep } from 'node:timers/promises'
import { runApprovalTask } from '../../workflows/orders/run-approval-task'
import { wordsOf } from '../words-of'
import { failure, FailureWithData, isCode } from '../http/fail'
import { withPatience } from '../patience'
import { toContractStatus } from './admin-order'
import { contentsOf } from './contents'
import { sayDispute, standing, whyNotGivenBack } from './disputes'
import { findOrder } from './find-order'
import { whyNotPrinted } from './not-printed'
import type { ShopOrder } from './shop-order'

export interface Decision {
  id: string
  action: 'process' | 'reject'
  by: string
  reason?: string
  /** The approval's version that was looked at. */
  version?: number | undefined
  /** Its lines and address that were looked at (see contentsOf). */
  contents?: string | undefined
  /** Whoever decides knows that a bank doubts the payment. */
  despiteDispute?: boolean | undefined
}
/** A decision that was taken, with the work that it left. */
export interface Taken {
  orderId: string
  status: ApprovalStatus
  taskId: string | null
}
export interface Decided {
  orderId: string
  status: ApprovalStatus
  /** What the work came to, where it did not succeed. */
  reason: string | null
}
export interface ApprovalConflict {
  id: string
  status: AdminOrder['status']
  version: number
}

/** Shorter than a browser waits: the work goes on behind the answer. */
const PATIENCE_MS = 25_000
const LOOK_MS = 500

export async function presentStatus(scope: MedusaContainer, orderId: string) {
  const [approval] = await scope.resolve(ORDER_APPROVAL_MODULE).listApprovals({ order_id: orderId })
  return {
    status: (approval?.status ?? 'pending_admin_approval') as ApprovalStatus,
    reason: approval?.reason ?? null,
    version: approval?.version ?? 1,
  }
}

const ONLY_IF = 'It is not sent to print unless you say so all the same.'
const EDITED = 'The lines or the address of this order have changed since you opened it'

/** A refusal that says how the order stands. */
export async function conflictOf(scope: MedusaContainer, orderId: string, sentence: string) {
  const { status, version } = await presentStatus(scope, orderId)
  const data: ApprovalConflict = { id: orderId, status: toContractStatus(status), version }
  return new FailureWithData(sentence, 'conflict', data)
}

/** @throws failure `conflict` where the order was edited in Medusa's admin since it was looked at */
export async function refuseEdited(
  scope: MedusaContainer,
  order: ShopOrder,
  contents: string | undefined,
): Promise<void> {
  if (contents && contents !== contentsOf(order)) throw await conflictOf(scope, order.id, EDITED)
}

/**
 * Moves the approval of an order, and leaves its work.
 * @throws failure `conflict` with the present state where that can't be, since somebody else was quicker
 */
export async function request(scope: MedusaContainer, input: DecisionInput): Promise<Taken> {
  try {
    return (await requestDecisionWorkflow(scope).run({ input })).result
  } catch (error) {
    if (!isCode(error, 'conflict')) throw error
    throw await conflictOf(scope, input.orderId, wordsOf(error))
  }
}

/** Takes an administrator's decision. @throws failure `not_found` or `conflict` */
export async function takeDecision(scope: MedusaContainer, decision: Decision): Promise<Taken> {
  const found = await findOrder(scope, decision.id)
  const approval = found?.bundle.approval
  if (!approval) throw failure('not_found', 'Order not found')
  const { order, disputes } = found.bundle
  const { action, by, reason = null, version = null, contents } = decision
  await refuseEdited(scope, order, contents)
  // Of what can't be processed or given back as it stands, that is said instead.
  const whyNot = action === 'process' ? whyNotPrinted : whyNotGivenBack
  const why = transition(approval.status, action).ok ? whyNot(found.bundle) : null
  if (why) throw await conflictOf(scope, order.id, why)
  const [doubt] = standing(disputes)
  if (action === 'process' && doubt && !decision.despiteDispute)
    throw await conflictOf(scope, order.id, `${sayDispute(doubt)} ${ONLY_IF}`)
  const note = action === 'process' && doubt ? `Sent to print all the same. ${sayDispute(doubt)}` : null
  return request(scope, { orderId: order.id, action, by, reason, note, version })
}

/** The job was quicker to take the work: waits for what it comes to. */
async function waitForOther(scope: MedusaContainer, { orderId, status }: Taken): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    if ((await presentStatus(scope, orderId)).status !== status) return
    await sleep(LOOK_MS)
  }
}

/** Does the work of a decision, or waits for whoever does it; a job finishes it should this process die. */
export async function workOff(scope: MedusaContainer, taken: Taken): Promise<void> {
  const run = taken.taskId ? await runApprovalTask(scope, taken.taskId) : null
  if (run && !run.ran) await waitForOther(scope, taken)
}

/** Waits for the work of a decision, but not for ever. */
export const worked = (scope: MedusaContainer, work: Promise<unknown>) =>
  withPatience(scope, { name: 'The work of a decision', ms: PATIENCE_MS }, work)

/**
 * Takes an administrator's decision and does its work at once.
 * @throws failure `not_found`, and `conflict` where somebody else was quicker
 */
export async function decide(scope: MedusaContainer, decision: Decision): Promise<Decided> {
  const taken = await takeDecision(scope, decision)
  await worked(scope, workOff(scope, taken))
  const { status, reason } = await presentStatus(scope, taken.orderId)
  return { orderId: taken.orderId, status, reason }
}
