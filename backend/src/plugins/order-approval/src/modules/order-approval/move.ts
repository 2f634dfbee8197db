import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import type { Context } from '@medusajs/framework/types'
import { generateEntityId, MedusaError } from '@medusajs/framework/utils'
import { presentState, transition, type ApprovalAction, type ApprovalStatus } from './transitions'
import type { ApprovalRow, DecisionInput, LineChange, TaskRow } from './types'

export type Tx = Context<SqlEntityManager>

/** The transaction that the decorator opened; every write below is one transaction. */
export function manager(context: Tx): SqlEntityManager {
  if (!context.transactionManager) throw new Error('This must run inside a transaction')
  return context.transactionManager
}

/** What somebody decides, or the bank for them; the rest is what came of it, and leaves who decided and why as they are. */
const DECISIONS: ReadonlySet<ApprovalAction> = new Set(['process', 'reject', 'cancel', 'lapse'])

export interface HistoryEntry {
  orderId: string
  from: ApprovalStatus | null
  to: ApprovalStatus
  by: string
  reason: string | null
  changes?: LineChange[]
}

export async function addHistory(tx: SqlEntityManager, entry: HistoryEntry): Promise<void> {
  await tx.execute(
    `insert into approval_history (id, order_id, from_status, to_status, "by", reason, changes) values (?, ?, ?, ?, ?, ?, ?::jsonb)`,
    [
      generateEntityId(undefined, 'apph'),
      entry.orderId,
      entry.from,
      entry.to,
      entry.by,
      entry.reason,
      entry.changes ? JSON.stringify(entry.changes) : null,
    ],
  )
}

/** Reads the approval and keeps every other writer waiting until this transaction ends. */
export async function lockApproval(tx: SqlEntityManager, orderId: string): Promise<ApprovalRow> {
  const rows = await tx.execute<ApprovalRow[]>(`select * from approval where order_id = ? for update`, [
    orderId,
  ])
  const row = rows[0]
  if (!row) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Order not found', 'not_found')
  return row
}

export async function move(
  tx: SqlEntityManager,
  input: DecisionInput,
  changes?: LineChange[],
): Promise<{ approval: ApprovalRow; task: TaskRow | null }> {
  const present = await lockApproval(tx, input.orderId)
  const next = transition(present.status, input.action)
  if (!next.ok) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, next.reason, 'conflict')
  if (input.version && input.version !== present.version) {
    const now = presentState(present.status)
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      `This order has changed since you opened it. ${now}.`,
      'conflict',
    )
  }
  const reason = input.reason ?? null
  const decided = DECISIONS.has(input.action)
  const [approval] = await tx.execute<ApprovalRow[]>(
    `update approval set status = ?, version = version + 1, updated_at = now(),
       reason = case when ? then ? else coalesce(?, reason) end,
       decided_by = case when ? then ? else decided_by end,
       decided_at = case when ? then now() else decided_at end
     where order_id = ? and version = ? returning *`,
    [next.to, decided, reason, reason, decided, input.by, decided, input.orderId, present.version],
  )
  if (!approval)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'This order has just changed', 'conflict')
  await addHistory(tx, {
    orderId: input.orderId,
    from: present.status,
    to: next.to,
    by: input.by,
    reason: reason ?? input.note ?? null,
    ...(changes && { changes }),
  })
  if (!next.task) return { approval, task: null }
  const [task] = await tx.execute<TaskRow[]>(
    `insert into approval_task (id, order_id, kind, next_attempt_at, idempotency_key) values (?, ?, ?, now(), ?) returning *`,
    [
      generateEntityId(undefined, 'appt'),
      input.orderId,
      next.task,
      `${input.orderId}:${next.task}:${approval.version}`,
    ],
  )
  return { approval, task: task ?? null }
}
