import type { AdminDesign } from '../../../lib/designs/admin-page'

/** Who decided on a design and why; of one that waits again, what was decided before. Empty where nobody has. */
export function lastDecision({
  publication,
  reviewed_by: by,
  review_reason: why,
}: Pick<AdminDesign, 'publication' | 'reviewed_by' | 'review_reason'>): string {
  if (!by) return ''
  return `${publication === 'pending' ? 'last decided' : 'decided'} by ${by}${why ? `: ${why}` : ''}`
}
