import type { ApprovalRow, ApprovalStatus } from '@caseloom/order-approval'
import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'
import { scrub } from '../log/scrub'

/** In these the shop carries out what was decided, until that is done. */
const UNDER_WAY = ['processing', 'rejecting', 'cancelling'] as const satisfies ApprovalStatus[]
export type UnderWay = (typeof UNDER_WAY)[number]
export const isUnderWay = (status: ApprovalStatus): status is UnderWay =>
  (UNDER_WAY as readonly ApprovalStatus[]).includes(status)

/** So long nobody need know that a decision is not carried out: what failed mostly works at the next try. */
export const UNDER_WAY_HOURS = 0.25

export const UNDER_WAY_STATUS = `a.status in (${UNDER_WAY.map((status) => `'${status}'`).join(', ')})`

/** Whether an approval `a` is one that its order says so of. */
export const STUCK = `${UNDER_WAY_STATUS} and a.updated_at < now() - interval '${UNDER_WAY_HOURS} hours'`

/** Why what was decided on these could not be done when it was last tried, by order; of what is done nothing is asked. */
export async function lastRefusals(
  scope: MedusaContainer,
  approvals: Pick<ApprovalRow, 'order_id' | 'status'>[],
): Promise<Map<string, string>> {
  const ids = approvals.filter(({ status }) => isUnderWay(status)).map(({ order_id }) => order_id)
  if (ids.length === 0) return new Map()
  const rows = await query(scope)<{ id: string; refused: string }>(
    `select order_id as id, last_error as refused from approval_task
      where order_id = any(?) and state in ('pending', 'running') and last_error is not null and deleted_at is null`,
    [ids],
  )
  return new Map(rows.map(({ id, refused }) => [id, refused]))
}

const SO_FAR: Record<UnderWay, string> = {
  processing: 'It is still being processed; the shop goes on trying by itself.',
  rejecting: 'Its payment is not given back yet; the shop goes on trying by itself.',
  cancelling: 'Its payment is not given back yet; the shop goes on trying by itself.',
}

/** What somebody should know of it, in sentences. `refused` may be whoever’s words, and goes out of the house with a mail. */
export const sayStuckDecision = (status: UnderWay, refused: string | null): string =>
  `${SO_FAR[status]}${refused ? ` The last try failed: ${scrub(refused)}` : ''}`
