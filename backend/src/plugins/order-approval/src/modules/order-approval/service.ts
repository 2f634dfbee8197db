import {
  generateEntityId,
  InjectTransactionManager,
  MedusaContext,
  MedusaError,
  MedusaService,
} from '@medusajs/framework/utils'
import { answer, ask, type Beside } from './adjustments'
import { Approval } from './models/approval'
import { ApprovalAdjustment } from './models/approval-adjustment'
import { ApprovalHistory } from './models/approval-history'
import { ApprovalNotice } from './models/approval-notice'
import { ApprovalTask } from './models/approval-task'
import { SalesDay } from './models/sales-day'
import { addHistory, manager, move, type Tx } from './move'
import type {
  AdjustmentAnswer,
  AdjustmentAnswered,
  AdjustmentRequest,
  ApprovalRow,
  DecisionInput,
  OpenApprovalInput,
  TaskOutcome,
  TaskRow,
  TaskStep,
} from './types'

const takenOver = (taskId: string) =>
  new MedusaError(MedusaError.Types.NOT_ALLOWED, `Another process has taken over task ${taskId}`, 'conflict')

export class OrderApprovalModuleService extends MedusaService({
  Approval,
  ApprovalAdjustment,
  ApprovalHistory,
  ApprovalNotice,
  ApprovalTask,
  SalesDay,
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

  /**
   * Asks the customer for a change of some lines, and opens a round of it.
   * @throws as {@link decide}
   */
  @InjectTransactionManager()
  async ask(input: AdjustmentRequest, @MedusaContext() context: Tx = {}): Promise<ApprovalRow> {
    return await ask(manager(context), input)
  }

  /**
   * Takes the customer's change of one line: its approval, its history and what `beside` does to the line itself are so together,
   * or not at all.
   * @throws MedusaError NOT_ALLOWED with code `conflict` where the change is no longer asked for
   */
  @InjectTransactionManager()
  async answer(
    input: AdjustmentAnswer,
    beside: Beside,
    @MedusaContext() context: Tx = {},
  ): Promise<AdjustmentAnswered> {
    return await answer(manager(context), input, beside)
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

  /** Keeps a lease while the work goes on; false where it was lost to another, or the task is done. */
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

  /**
   * Notes that a step is done, with what it found out.
   * @throws MedusaError NOT_ALLOWED with code `conflict` where another has taken the task since
   */
  @InjectTransactionManager()
  async recordStep(
    { taskId, attempt, step, facts = {} }: TaskStep,
    @MedusaContext() context: Tx = {},
  ): Promise<void> {
    const rows = await manager(context).execute<{ id: string }[]>(
      `update approval_task set step = ?, facts = coalesce(facts, '{}'::jsonb) || ?::jsonb, updated_at = now()
       where id = ? and state = 'running' and attempts = ? returning id`,
      [step, JSON.stringify(facts), taskId, attempt],
    )
    if (rows.length === 0) throw takenOver(taskId)
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

  /** The keys of those remarks that stand in the history. */
  async remarked(keys: string[]): Promise<Set<string>> {
    const rows = await this.listApprovalHistories(
      { id: keys.map((key) => `apph_${key}`) },
      { select: ['id'], take: keys.length },
    )
    return new Set(rows.map(({ id }) => id.replace(/^apph_/, '')))
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
