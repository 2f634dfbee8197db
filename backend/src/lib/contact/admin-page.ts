import { CONTACT_CATEGORIES, type ContactCategory } from '@caseloom/contract'
import { z } from 'zod'

const MESSAGE_STATES = ['open', 'answered'] as const

const categories = Object.keys(CONTACT_CATEGORIES) as [ContactCategory, ...ContactCategory[]]

export const adminMessagesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  q: z.string().trim().max(100).optional(),
  status: z.enum(MESSAGE_STATES, { error: 'There is no such status' }).optional(),
  category: z.enum(categories, { error: 'There is no such category' }).optional(),
})
export type AdminMessagesQuery = z.output<typeof adminMessagesQuery>

export const adminMessageBody = z.object({
  answered: z.boolean({ error: 'Say whether the message is answered' }),
})

/** A message as Medusa's admin shows it. */
export interface AdminMessage {
  id: string
  reference: string
  name: string
  email: string
  subject: string
  message: string
  category: string
  customer_id: string | null
  created_at: string
  answered_at: string | null
  answered_by: string | null
}
export interface AdminMessagesPage {
  messages: AdminMessage[]
  count: number
  limit: number
  offset: number
  /** What messages can be about. */
  categories: { value: string; label: string }[]
}
