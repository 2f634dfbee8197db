import { CONTACT_CATEGORIES, type ContactCategory } from '@caseloom/contract'
import { CONTACT_MODULE, type ContactMessageRow } from '@caseloom/contact'
import type { MedusaContainer } from '@medusajs/framework/types'
import { oneHolds } from '../database/literally'
import type { AdminMessage, AdminMessagesPage, AdminMessagesQuery } from './admin-page'
import { referenceOf } from './reference'

const iso = (date: Date | null) => (date ? new Date(date).toISOString() : null)
const isCategory = (word: string): word is ContactCategory => Object.hasOwn(CONTACT_CATEGORIES, word)

export function presentMessage(row: ContactMessageRow): AdminMessage {
  const { id, name, email, subject, message, category, customer_id, answered_by } = row
  return {
    id,
    reference: referenceOf(id),
    name,
    email,
    subject,
    message,
    category: isCategory(category) ? CONTACT_CATEGORIES[category] : category,
    customer_id,
    created_at: new Date(row.created_at).toISOString(),
    answered_at: iso(row.answered_at),
    answered_by,
  }
}

const CATEGORIES = Object.entries(CONTACT_CATEGORIES).map(([value, label]) => ({ value, label }))
const BY_STATE = { open: { answered_at: null }, answered: { answered_at: { $ne: null } } }
const SEARCHED = ['name', 'email', 'subject', 'message', 'id']

/** A page of the messages to the shop, newest first. */
export async function adminMessages(
  scope: MedusaContainer,
  { limit, offset, q, status, category }: AdminMessagesQuery,
): Promise<AdminMessagesPage> {
  const filters: object[] = [
    ...(status ? [BY_STATE[status]] : []),
    ...(category ? [{ category }] : []),
    ...(q ? [oneHolds(SEARCHED, q)] : []),
  ]
  const [rows, count] = await scope
    .resolve(CONTACT_MODULE)
    .listAndCountContactMessages(filters.length > 0 ? { $and: filters } : {}, {
      order: { created_at: 'DESC', id: 'DESC' },
      take: limit,
      skip: offset,
    })
  return { messages: rows.map(presentMessage), count, limit, offset, categories: CATEGORIES }
}
