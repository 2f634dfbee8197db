import {
  claimApprovalTaskWorkflow,
  finishApprovalTaskWorkflow,
  ORDER_APPROVAL_MODULE,
  type TaskOutcome,
  type TaskRow,
} from '@caseloom/order-approval'
import { PRODIGI_MODULE, recordRefusalWorkflow, type SubmissionRow } from '@caseloom/prodigi'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { DEADLINE, SHOP } from '../../lib/orders/cancellation'
import { hasPrint } from '../../lib/orders/has-print'
import {
  sendApprovedMail,
  sendCancelledMail,
  sendLapsedMail,
  sendMissedMail,
  sendRejectedMail,
} from '../../lib/orders/order-mails'
import { LEASE_SECONDS } from './lease'
import { processApprovedOrderWorkflow } from './process-approved-order'
import { releasePaymentWorkflow } from './release-payment'
import { wordsOf } from '../../lib/words-of'
import { outcomeOf } from './task-outcome'

/** Not run: it was not due, or another has it, maybe only since. */
export type TaskRun = { ran: false } | { ran: true; ok: true } | { ran: true; ok: false; reason: string }

async function work(container: MedusaContainer, task: TaskRow): Promise<TaskOutcome> {
  const input = { orderId: task.order_id, taskId: task.id, attempt: task.attempts }
  if (task.kind === 'process') {
    await processApprovedOrderWorkflow(container).run({ input })
    await sendApprovedMail(container, task.order_id)
    return { taskId: task.id, attempt: task.attempts, state: 'done', action: 'fulfilled', by: 'shop' }
  }
  const { result } = await releasePaymentWorkflow(container).run({ input })
  const [approval] = await container.resolve(ORDER_APPROVAL_MODULE).listApprovals({ order_id: task.order_id })
  const done = { taskId: task.id, attempt: task.attempts, state: 'done', by: 'shop' } as const
  if (approval?.status !== 'rejecting' && approval?.status !== 'cancelling') return { ...done, action: null }
  // Only now: each of these mails says where the money goes.
  if (approval.status === 'rejecting') await sendRejectedMail(container, task.order_id, result.refunded)
  else if (approval.decided_by === DEADLINE) await sendMissedMail(container, task.order_id, result.refunded)
  else if (approval.decided_by === SHOP) await sendLapsedMail(container, task.order_id)
  else await sendCancelledMail(container, task.order_id, result.refunded)
  return { ...done, action: 'released' }
}

/**
 * Whether Prodigi has the print of a task. The print's own row says so: a task that is tried again begins with its first step. Where it
 * was noted as handed over, somebody gives it up, not its task.
 */
async function isTaken(container: MedusaContainer, { id, kind, order_id: orderId }: TaskRow) {
  if (kind !== 'process') return false
  const { step } = await container.resolve(ORDER_APPROVAL_MODULE).retrieveApprovalTask(id)
  const [submission] = await container
    .resolve(PRODIGI_MODULE)
    .listProdigiSubmissions({ order_id: orderId }, { take: 1 })
  return step === 'submitted' || hasPrint(submission as SubmissionRow | undefined)
}

/** Does the work that a decision left, if it is due and nobody else has it. */
export async function runApprovalTask(container: MedusaContainer, taskId: string): Promise<TaskRun> {
  const { result: task } = await claimApprovalTaskWorkflow(container).run({
    input: { taskId, leaseSeconds: LEASE_SECONDS },
  })
  if (!task) return { ran: false }
  const service = container.resolve(ORDER_APPROVAL_MODULE)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const renewal = setInterval(
    () => {
      service.renew(task.id, task.attempts, LEASE_SECONDS).catch((error: unknown) => {
        logger.warn(`The claim on approval task ${task.id} could not be renewed: ${wordsOf(error)}`)
      })
    },
    (LEASE_SECONDS * 1000) / 3,
  )
  try {
    await finishApprovalTaskWorkflow(container).run({ input: await work(container, task) })
    return { ran: true, ok: true }
  } catch (error) {
    const reason = wordsOf(error)
    // What became of it is the other's to say.
    if (!(await service.renew(task.id, task.attempts, LEASE_SECONDS))) {
      logger.warn(`Approval task ${task.id} was taken over while this process was held up: ${reason}`)
      return { ran: false }
    }
    logger.warn(`Approval task ${task.id} (${task.kind}, order ${task.order_id}): ${reason}`)
    const taken = await isTaken(container, task)
    // The panel shows it with the print, so that somebody can do something about it.
    if (taken)
      await recordRefusalWorkflow(container).run({ input: { orderId: task.order_id, error: reason } })
    await finishApprovalTaskWorkflow(container).run({ input: outcomeOf(task, taken, reason) })
    return { ran: true, ok: false, reason }
  } finally {
    clearInterval(renewal)
  }
}
