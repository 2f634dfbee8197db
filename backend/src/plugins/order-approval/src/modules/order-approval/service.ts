import {
  generateEntityId,
  InjectTransactionManager,
  MedusaContext,
  MedusaError,
  MedusaService,
} from '@medusajs/framework/utils'
import type { Context } from '@medusajs/framework/types'
import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { Approval } from './models/approval'
import { ApprovalHistory } from './models/approval-history'
import { ApprovalNotice } from './models/approval-notice'
import { ApprovalTask } from './models/approval-task'
import { presentState, transition, type ApprovalAction, type ApprovalStatus } from './transitions'
import type { ApprovalRow, DecisionInput, OpenApprovalInput, TaskFacts, TaskOutcome, TaskRow } from './types'

type Tx = Context<SqlEntityManager>

/** The transaction that the decorator opened; every write below is one transaction. */
function manager(context: Tx): SqlEntityManager {
  if (!context.transactionManager) throw new Error('This must run inside a transaction')
  return context.transactionManager
}

/** What somebody decides, or the bank for them; the rest is what came of it, and leaves who decided and why as they are. */
const DECISIONS: ReadonlySet<ApprovalAction> = new Set(['process', 'reject', 'cancel', 'lapse'])

interface HistoryEntry {
  orderId: string
  from: ApprovalStatus | null
  to: ApprovalStatus
  by: string
  reason: string | null
}

async function addHistory(tx: SqlEntityManager, entry: HistoryEntry): Promise<void> {
  await tx.execute(
    `insert into approval_history (id, order_id, from_status, to_status, "by", reason) values (?, ?, ?, ?, ?, ?)`,
    [generateEntityId(undefined, 'apph'), entry.orderId, entry.from, entry.to, entry.by, entry.reason],
  )
}

/** Reads the approval and keeps every other writer waiting until this transaction ends. */
async function lockApproval(tx: SqlEntityManager, orderId: string): Promise<ApprovalRow> {
  const rows = await tx.execute<ApprovalRow[]>(`select * from approval where order_id = ? for update`, [
    orderId,
  ])
  const row = rows[0]
  if (!row) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Order not found', 'not_found')
  return row
}

async function move(
  tx: SqlEntityManager,
  input: DecisionInput,
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
  await addHistory(tx, { orderId: input.orderId, from: present.status, to: next.to, by: input.by, reason })
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

export class OrderApprovalModuleService extends MedusaService({
  Approval,
  ApprovalHistory,
  ApprovalNotice,
  ApprovalTask,
}) {
  /** Opens the approval of an order; a second opening changes nothing. */
  @InjectTransactionManager()
  async open(
    input: OpenApprovalInput,
    @MedusaContext() context: Tx = {},
  ): Promise<{ orderId: string; opened: boolean }> {
    const tx = manager(context)
    const added = await tx.execute<{ id: string }[]>(
      `insert into approval (id, order_id, status, recipe_hashes) values (?, ?, 'pending_admin_approval', ?::jsonb)
       on conflict (order_id) do nothing returning id`,
      [generateEntityId(undefined, 'appr'), input.orderId, JSON.stringify([...input.recipeHashes].sort())],
    )
    if (added.length === 0) return { orderId: input.orderId, opened: false }
    await addHistory(tx, {
      orderId: input.orderId,
      from: null,
      to: 'pending_admin_approval',
      by: input.by,
      reason: input.reason ?? null,
    })
    return { orderId: input.orderId, opened: true }
  }

  /**
   * Moves an approval along one arrow, and leaves the work this makes in the same transaction.
   * @throws MedusaError NOT_ALLOWED with code `conflict`, naming the present state, where the arrow is not there.
   */
  @InjectTransactionManager()
  async decide(
    input: DecisionInput,
    @MedusaContext() context: Tx = {},
  ): Promise<{ approval: ApprovalRow; task: TaskRow | null }> {
    return await move(manager(context), input)
  }

  /** Takes a task that is due for `leaseSeconds`; null where another has it or it is done. */
  @InjectTransactionManager()
  async claim(
    taskId: string,
    leaseSeconds: number,
    @MedusaContext() context: Tx = {},
  ): Promise<TaskRow | null> {
    const rows = await manager(context).execute<TaskRow[]>(
      `update approval_task set state = 'running', attempts = attempts + 1, updated_at = now(),
         locked_until = now() + make_interval(secs => ?)
       where id = ? and ((state = 'pending' and next_attempt_at <= now()) or (state = 'running' and locked_until < now()))
       returning *`,
      [leaseSeconds, taskId],
    )
    return rows[0] ?? null
  }

  /** Keeps a lease while the work goes on; false where it was lost to another. */
  @InjectTransactionManager()
  async renew(
    taskId: string,
    attempt: number,
    leaseSeconds: number,
    @MedusaContext() context: Tx = {},
  ): Promise<boolean> {
    const rows = await manager(context).execute<{ id: string }[]>(
      `update approval_task set locked_until = now() + make_interval(secs => ?)
       where id = ? and state = 'running' and attempts = ? returning id`,
      [leaseSeconds, taskId, attempt],
    )
    return rows.length > 0
  }

  /** Notes that a step is done, with what it found out. */
  @InjectTransactionManager()
  async recordStep(
    taskId: string,
    step: string,
    facts: TaskFacts,
    @MedusaContext() context: Tx = {},
  ): Promise<void> {
    await manager(context).execute(
      `update approval_task set step = ?, facts = coalesce(facts, '{}'::jsonb) || ?::jsonb, updated_at = now() where id = ?`,
      [step, JSON.stringify(facts), taskId],
    )
  }

  /** Ends a task or puts it off; where it ends with an action, the approval moves in the same transaction. */
  @InjectTransactionManager()
  async finish(outcome: TaskOutcome, @MedusaContext() context: Tx = {}): Promise<void> {
    const tx = manager(context)
    if (outcome.state === 'retry') {
      await tx.execute(
        `update approval_task set state = 'pending', last_error = ?, locked_until = null, updated_at = now(),
           next_attempt_at = now() + make_interval(secs => ?) where id = ? and state = 'running' and attempts = ?`,
        [outcome.error, outcome.delaySeconds, outcome.taskId, outcome.attempt],
      )
      return
    }
    const error = outcome.state === 'failed' ? outcome.error : null
    const rows = await tx.execute<{ order_id: string }[]>(
      `update approval_task set state = ?, last_error = ?, locked_until = null, updated_at = now()
       where id = ? and state = 'running' and attempts = ? returning order_id`,
      [outcome.state, error, outcome.taskId, outcome.attempt],
    )
    const orderId = rows[0]?.order_id
    if (!orderId || !outcome.action) return
    await move(tx, { orderId, action: outcome.action, by: outcome.by, reason: error })
  }

  /** Ids of tasks that are due, oldest first. */
  @InjectTransactionManager()
  async dueTaskIds(limit: number, @MedusaContext() context: Tx = {}): Promise<string[]> {
    const rows = await manager(context).execute<{ id: string }[]>(
      `select id from approval_task
       where (state = 'pending' and next_attempt_at <= now()) or (state = 'running' and locked_until < now())
       order by next_attempt_at limit ?`,
      [limit],
    )
    return rows.map(({ id }) => id)
  }

  /** Notes in the history what nobody decided and moves nothing; a second note under its key changes nothing. */
  @InjectTransactionManager()
  async remark(
    { orderId, key, by, reason }: { orderId: string; key: string; by: string; reason: string },
    @MedusaContext() context: Tx = {},
  ): Promise<void> {
    await manager(context).execute(
      `insert into approval_history (id, order_id, from_status, to_status, "by", reason)
       select ?, order_id, status, status, ?, ? from approval where order_id = ? on conflict (id) do nothing`,
      [`apph_${key}`, by, reason, orderId],
    )
  }

  /** Notes that the administrators were told; a second note changes nothing. */
  @InjectTransactionManager()
  async noteTold(
    told: { orderId: string; kind: string; mark: string }[],
    @MedusaContext() context: Tx = {},
  ): Promise<void> {
    for (const { orderId, kind, mark } of told)
      await manager(context).execute(
        `insert into approval_notice (id, order_id, kind, mark) values (?, ?, ?, ?) on conflict (order_id, kind, mark) do nothing`,
        [generateEntityId(undefined, 'apno'), orderId, kind, mark],
      )
  }
}
