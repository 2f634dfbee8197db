import type { TaskOutcome, TaskRow } from '@caseloom/order-approval'
import { TRIAL } from '../../lib/orders/not-printed'

const RETRY_BASE_SECONDS = 15
/** So long at most does somebody wait for their money once Stripe is back. */
const RETRY_MAX_SECONDS = 300

/** Doubles from 15 s to five minutes. */
export function retryDelay(attempts: number): number {
  return Math.min(RETRY_MAX_SECONDS, RETRY_BASE_SECONDS * 2 ** Math.max(0, attempts - 1))
}

/**
 * What an error makes of a task. A print that Prodigi has not taken fails, and an administrator decides; what comes after
 * it was taken, and giving money back, is tried again until it works. A print of a trial is none that anybody waits for.
 */
export function outcomeOf(
  task: Pick<TaskRow, 'id' | 'kind' | 'attempts'>,
  /** Whether Prodigi has the print. */
  taken: boolean,
  error: string,
): TaskOutcome {
  if (task.kind === 'process' && (!taken || error === TRIAL)) {
    return {
      taskId: task.id,
      attempt: task.attempts,
      state: 'failed',
      action: 'fulfillment_failed',
      by: 'shop',
      error,
    }
  }
  return {
    taskId: task.id,
    attempt: task.attempts,
    state: 'retry',
    error,
    delaySeconds: retryDelay(task.attempts),
  }
}
