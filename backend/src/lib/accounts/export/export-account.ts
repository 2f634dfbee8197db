import type { AccountExport } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../../database/sql'
import { findUser } from '../user'
import { SECTIONS } from './sections'

type Rows = Record<string, unknown>[]

/** Everything under one key that would open something: links with tokens are wiped when sent, and left out until then. */
const withoutLinks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutLinks)
  if (value instanceof Date || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'verifyUrl' && key !== 'resetUrl')
      .map(([key, inner]) => [key, withoutLinks(inner)]),
  )
}

async function read(
  scope: MedusaContainer,
  section: keyof typeof SECTIONS,
  customerId: string,
): Promise<Rows> {
  const text = SECTIONS[section]
  const places = text.split('?').length - 1
  const found = await query(scope)(text, Array<string>(places).fill(customerId))
  return found.map((row) => withoutLinks(row) as Record<string, unknown>)
}

/** Everything the shop holds about a customer; pictures as addresses that the customer can open. */
export async function exportAccount(scope: MedusaContainer, customerId: string): Promise<AccountExport> {
  const of = (section: keyof typeof SECTIONS) => read(scope, section, customerId)
  return {
    exportedAt: new Date().toISOString(),
    profile: await findUser(scope, customerId),
    consents: await of('consents'),
    addresses: await of('addresses'),
    orders: await of('orders'),
    checkouts: await of('checkouts'),
    designs: await of('designs'),
    generations: await of('generations'),
    refusals: await of('refusals'),
    uploads: await of('uploads'),
    likes: await of('likes'),
    favourites: await of('favourites'),
    cart: await of('cart'),
    reviews: await of('reviews'),
    messages: await of('messages'),
    signIns: await of('signIns'),
    membership: await of('membership'),
    mails: await of('mails'),
  }
}
