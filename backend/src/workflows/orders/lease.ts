import { ORDER_APPROVAL_MODULE } from '@caseloom/order-approval'
import type { MedusaContainer } from '@medusajs/framework/types'
import { failure } from '../../lib/http/fail'
import type { HeldTask } from './types'

/** A process that dies gives its work back after this long; alive, it renews its claim three times in it. */
export const LEASE_SECONDS = 90

/**
 * Comes before what cannot be taken back: a process that was held up for longer than its lease must not do it beside the one that
 * has taken the work over.
 * @throws failure `conflict` where another has it
 */
export async function assertHeld(container: MedusaContainer, { taskId, attempt }: HeldTask): Promise<void> {
  const held = await container.resolve(ORDER_APPROVAL_MODULE).renew(taskId, attempt, LEASE_SECONDS)
  if (!held) throw failure('conflict', `Another process has taken over task ${taskId}`)
}
