import type { AdminMessagesPage } from '../../../lib/contact/admin-page'
import { useAdminPage } from '../use-admin-page'

export interface MessagesWish {
  limit: number
  offset: number
  q: string
  status: string
  category: string
}

function addressOf({ limit, offset, q, status, category }: MessagesWish): string {
  const query = new URLSearchParams({ limit: String(limit), offset: String(offset) })
  if (q.trim()) query.set('q', q.trim())
  if (status) query.set('status', status)
  if (category) query.set('category', category)
  return `/contact-messages?${query.toString()}`
}

export const useMessages = (wish: MessagesWish) =>
  useAdminPage<AdminMessagesPage>(addressOf(wish), 'The messages could not be loaded.')
