import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../scripts/lib/paths.mjs'

/** What has to have a reason in a history. */
const WITH_REASON: ReadonlySet<string> = new Set(['rejecting', 'fulfillment_failed'])

export interface HistoryRow {
  from_status: string | null
  to_status: string
  by: string | null
  reason: string | null
  created_at: Date
}

/** The arrows as docs/order-states.md has them, which a test of the plugin compares with the code. */
function readArrows(): Map<string, Set<string>> {
  const page = readFileSync(path.join(root, 'docs', 'order-states.md'), 'utf8')
  const table = /<!-- table -->([\s\S]*)<!-- \/table -->/.exec(page)?.[1] ?? ''
  const lines = table.split('\n').filter((line) => line.startsWith('| `'))
  return new Map(
    lines.map((line) => {
      const [from = '', ...cells] = line.split('|').slice(1, -1)
      const to = cells.flatMap((cell) => cell.trim().split(' + ')[0] || [])
      return [from.replaceAll('`', '').trim(), new Set(to)]
    }),
  )
}
const ARROWS = readArrows()
/** A remark moves nothing. */
const follows = (from: string, to: string): boolean => from === to || ARROWS.get(from)?.has(to) === true

/** What is wrong in a history, in words: a gap, an arrow that does not exist, a move without who, when or why. */
export function faultsOfHistory(history: HistoryRow[], status: string): string[] {
  const faults: string[] = []
  let at: string | null = null
  for (const [index, { from_status, to_status, by, reason, created_at }] of history.entries()) {
    const arrow = `${from_status ?? 'nothing'} → ${to_status}`
    if (from_status !== at) faults.push(`${arrow} does not go on from ${at ?? 'nothing'}`)
    if (from_status === null ? to_status !== 'pending_admin_approval' : !follows(from_status, to_status))
      faults.push(`${arrow} is no arrow`)
    if (!by) faults.push(`${arrow} by nobody`)
    if (WITH_REASON.has(to_status) && !reason) faults.push(`${arrow} without a reason`)
    const before = history[index - 1]
    if (before && before.created_at > created_at) faults.push(`${arrow} before what led to it`)
    at = to_status
  }
  if (at !== status) faults.push(`ends in ${at ?? 'nothing'}, but the order is ${status}`)
  return faults
}
