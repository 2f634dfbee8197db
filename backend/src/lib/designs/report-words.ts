import type { ReportReason } from '@caseloom/ai-designs'

/** How often something was reported for which reason. */
export interface ReportCount {
  reason: ReportReason
  count: number
}

const REASONS: Record<ReportReason, string> = {
  offensive: 'offensive',
  copied: 'a copy of somebody’s work',
  personal: 'shows a person or private details',
  other: 'something else',
}

/** Such as `offensive (2), something else (1)`. */
export const reportWords = (reports: readonly ReportCount[]): string =>
  reports.map(({ reason, count }) => `${REASONS[reason]} (${count})`).join(', ')
