import type { AdminDesignsPage, Reviewable } from '../../../lib/designs/admin-page'
import { useAdminPage } from '../use-admin-page'

export interface DesignsWish {
  limit: number
  offset: number
  q: string
  status: Reviewable
}

function addressOf({ limit, offset, q, status }: DesignsWish): string {
  const query = new URLSearchParams({ limit: String(limit), offset: String(offset), status })
  if (q.trim()) query.set('q', q.trim())
  return `/designs?${query.toString()}`
}

export const useDesigns = (wish: DesignsWish) =>
  useAdminPage<AdminDesignsPage>(addressOf(wish), 'The designs could not be loaded.')
