import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId, MedusaError } from '@medusajs/framework/utils'
import { lockApproval, move } from './move'
import type {
  AdjustmentAnswer,
  AdjustmentAnswered,
  AdjustmentRequest,
  AdjustmentRow,
  ApprovalRow,
} from './types'

/** Runs a statement in the transaction of the change: `?` marks a value. */
export type Execute = (sql: string, values: unknown[]) => Promise<unknown[]>
/** What has to be so together with a change, in tables that are not this module's. */
export type Beside = (execute: Execute, adjustment: AdjustmentRow) => Promise<void>

const conflict = (sentence: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, sentence, 'conflict')

export async function ask(tx: SqlEntityManager, input: AdjustmentRequest): Promise<ApprovalRow> {
  const { orderId, by, remark, deadline, lines, version = null } = input
  const { approval } = await move(tx, { orderId, action: 'ask', by, reason: remark, version })
  for (const { lineId, design } of lines)
    await tx.execute(
      `insert into approval_adjustment (id, order_id, line_id, round, remark, asked_by, deadline, before)
       values (?, ?, ?, ?, ?, ?, ?, ?::jsonb)`,
      [
        generateEntityId(undefined, 'apad'),
        orderId,
        lineId,
        approval.version,
        remark,
        by,
        deadline,
        JSON.stringify(design),
      ],
    )
  return approval
}

/** The change of an adjustment that is still asked for; the approval's lock keeps it so. */
async function stillAsked(tx: SqlEntityManager, id: string): Promise<{ row: AdjustmentRow; others: number }> {
  const [found] = await tx.execute<{ order_id: string }[]>(
    'select order_id from approval_adjustment where id = ? and deleted_at is null',
    [id],
  )
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'Order not found', 'not_found')
  const approval = await lockApproval(tx, found.order_id)
  const round = await tx.execute<(AdjustmentRow & { late: boolean })[]>(
    `select *, deadline <= now() as late from approval_adjustment where order_id = ? and deleted_at is null
       and round = (select max(round) from approval_adjustment where order_id = ? and deleted_at is null)`,
    [found.order_id, found.order_id],
  )
  const row = round.find((each) => each.id === id)
  if (row?.answered_at) throw conflict('Your change has been sent already')
  if (!row || approval.status !== 'adjustment_requested')
    throw conflict('This change is not needed any more: the order has been decided on')
  if (row.late) throw conflict('The time for this change is over')
  return { row, others: round.filter((each) => each.id !== id && !each.answered_at).length }
}

/** One occurrence: two lines of an order may have the same design. */
function replaced(hashes: string[], before: string, after: string): string[] {
  const index = hashes.indexOf(before)
  if (index < 0) throw conflict('The designs of this order are not those that were bought')
  return [...hashes.toSpliced(index, 1), after].sort()
}

export async function answer(
  tx: SqlEntityManager,
  { adjustmentId, by, design }: AdjustmentAnswer,
  beside: Beside,
): Promise<AdjustmentAnswered> {
  const { row, others } = await stillAsked(tx, adjustmentId)
  const action = others > 0 ? 'adjust_part' : 'adjust'
  const change = { lineId: row.line_id, before: row.before, after: design }
  const { approval } = await move(tx, { orderId: row.order_id, action, by }, [change])
  const hashes = replaced(approval.recipe_hashes, row.before.recipeHash, design.recipeHash)
  await tx.execute('update approval set recipe_hashes = ?::jsonb where order_id = ?', [
    JSON.stringify(hashes),
    row.order_id,
  ])
  await tx.execute(
    'update approval_adjustment set after = ?::jsonb, answered_at = now(), updated_at = now() where id = ?',
    [JSON.stringify(design), adjustmentId],
  )
  await beside((sql, values) => tx.execute(sql, values), row)
  return { orderId: row.order_id, status: approval.status, waiting: others }
}
