import { AI_DESIGNS_MODULE, type ReportReason } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'

/** So many are decided on before more are read. */
const MOST = 5000

/** What was reported of published designs and not decided on since: how often for which reason, by design. */
export async function openReports(
  scope: MedusaContainer,
): Promise<Map<string, { reason: ReportReason; count: number }[]>> {
  const designs = scope.resolve(AI_DESIGNS_MODULE)
  const reports = await designs.listDesignReports(
    { resolved_at: null },
    { select: ['design_id', 'reason'], order: { created_at: 'ASC' }, take: MOST },
  )
  const shown = await designs.listDesigns(
    { id: [...new Set(reports.map(({ design_id }) => design_id))], publication: 'published' },
    { select: ['id'], take: null },
  )
  const found = new Map<string, { reason: ReportReason; count: number }[]>(shown.map(({ id }) => [id, []]))
  for (const { design_id, reason } of reports) {
    const counts = found.get(design_id)
    const same = counts?.find((count) => count.reason === reason)
    if (same) same.count += 1
    else counts?.push({ reason, count: 1 })
  }
  return found
}
