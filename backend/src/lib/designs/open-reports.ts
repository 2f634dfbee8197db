import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'
import type { ReportCount } from './report-words'

/** What was reported of a design and nobody who decided on it has read. */
export interface OpenReports {
  reports: ReportCount[]
  /** When the last of them was made, to the microsecond. */
  until: string
}

const OPEN = 'r.resolved_at is null and r.deleted_at is null'
/** What its owner keeps to themselves, or threw away, is nothing to decide on. */
const REPORTED = `select d.id from design d where d.deleted_at is null and d.publication in ('published', 'pending')
  and exists (select 1 from design_report r where r.design_id = d.id and ${OPEN})`
const COUNTED = `select r.design_id, r.reason, count(*)::int as count,
    to_char(max(r.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as until
  from design_report r where r.design_id = any(?) and ${OPEN}
  group by r.design_id, r.reason order by min(r.created_at)`

/** The designs in the gallery, or waiting for it, of which reports are open. */
export async function reportedDesigns(scope: MedusaContainer): Promise<string[]> {
  return (await query(scope)<{ id: string }>(REPORTED)).map(({ id }) => id)
}

/** The open reports of these designs, by design. */
export async function openReports(
  scope: MedusaContainer,
  designIds: string[],
): Promise<Map<string, OpenReports>> {
  const rows = await query(scope)<ReportCount & { design_id: string; until: string }>(COUNTED, [designIds])
  const found = new Map<string, OpenReports>()
  for (const { design_id, reason, count, until } of rows) {
    const known = found.get(design_id)
    found.set(design_id, {
      reports: [...(known?.reports ?? []), { reason, count }],
      until: known && known.until > until ? known.until : until,
    })
  }
  return found
}
