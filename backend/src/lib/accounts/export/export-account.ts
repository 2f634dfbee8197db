import type { AccountExport } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../../env'
import { query } from '../../database/sql'
import { findUser } from '../user'
import { mailsToCustomer, type SentMail } from './mails'
import { SECTIONS } from './sections'

/** A file's address with the shop's name before it: what is kept of the export has no page around it. */
const whole = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('/api/files/') ? env.PUBLIC_URL + value : value

async function read<T = Record<string, unknown>>(
  scope: MedusaContainer,
  section: keyof typeof SECTIONS,
  customerId: string,
): Promise<T[]> {
  const text = SECTIONS[section]
  const places = text.split('?').length - 1
  return query(scope)(text, Array<string>(places).fill(customerId))
}

type MailRow = SentMail & Record<string, unknown>

/**
 * Everything the shop holds about a customer; pictures as addresses that the customer can open. What names them by their address alone
 * is in it once they proved that it is theirs.
 */
export async function exportAccount(scope: MedusaContainer, customerId: string): Promise<AccountExport> {
  const of = (section: keyof typeof SECTIONS) => read(scope, section, customerId)
  const held: AccountExport = {
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
    mails: mailsToCustomer(await read<MailRow>(scope, 'mails', customerId)),
  }
  return JSON.parse(JSON.stringify(held), whole) as AccountExport
}
