import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../env'
import { query } from '../database/sql'
import { asText, writeTable } from '../merchandising/csv/table'
import { newsToken } from './link'

interface ReaderRow {
  id: string
  email: string
  newsletter_at: Date
}

/** Who asked for news and may still be sent them: by an address that is proved to be theirs, and not longer ago than consent holds. */
const READERS = `select p.id, c.email, p.newsletter_at
  from customer_profile p
  join customer c on c.id = p.customer_id and c.has_account and c.deleted_at is null
  join customer_security s on s.customer_id = c.id and s.email_verified_at is not null and s.deleted_at is null
  where p.newsletter_at > now() - interval '3 years' and p.newsletter_left_at is null and p.deleted_at is null
    and not exists (select 1 from account_deletion d where d.customer_id = c.id)
  order by p.newsletter_at, p.id`

/** Goes by the settings alone: what a call names as its host would lead wherever its sender likes. */
const linkOf = (profileId: string): string =>
  new URL(`/api/news/leave/${newsToken(profileId, env.FILE_SIGNING_SECRET)}`, env.PUBLIC_URL).toString()

const COLUMNS = ['Email', 'Consent given at', 'List-Unsubscribe']

export interface NewsReaders {
  count: number
  /** A table for whatever sends the mails: each reader's address, when they asked, and their own way out. */
  csv: string
}

export async function newsReaders(scope: MedusaContainer): Promise<NewsReaders> {
  const readers = await query(scope)<ReaderRow>(READERS, [])
  const rows = readers.map(({ id, email, newsletter_at }) => ({
    Email: asText(email),
    'Consent given at': newsletter_at.toISOString(),
    'List-Unsubscribe': linkOf(id),
  }))
  return { count: rows.length, csv: writeTable({ columns: COLUMNS, rows }) }
}
