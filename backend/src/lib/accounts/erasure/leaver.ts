import { brand } from '../../../brand'
import type { Sql } from '../../database/sql'
import { provedAddress } from '../proved-address'

/** Whoever leaves, and what their address says of what names nobody but an address. */
export interface Leaver {
  id: string
  /** In lower case. */
  email: string
  /** They proved that the address is theirs, and no account after theirs has it. */
  isProved: boolean
  /** It is proved, and neither that of a user of Medusa's admin, or of somebody invited there, nor the shop's own. */
  isAlone: boolean
  /** While the account was there, and no other account had the address. */
  since: Date
  until: Date | null
}

/** An hour before the account was opened: the clocks of backend and database may differ. */
const LEAVER = `select c.id, lower(c.email) as email, (${provedAddress('c.id')}) is not null as "isProved",
    lower(c.email) <> ? and not exists (select 1 from "user" u where lower(u.email) = lower(c.email) and u.deleted_at is null)
      and not exists (select 1 from invite i
        where lower(i.email) = lower(c.email) and not i.accepted and i.deleted_at is null) as "isAlone",
    c.created_at - interval '1 hour' as since,
    (select min(n.created_at) from customer n
      where n.email = c.email and n.id <> c.id and n.has_account and n.deleted_at is null) as until
  from customer c where c.id = ? and c.email is not null for update of c`

/** Holds the row of a customer who leaves; null where nothing is known of them any more. */
export async function holdLeaver(sql: Sql, customerId: string): Promise<Leaver | null> {
  const [found] = await sql<Leaver>(LEAVER, [brand.email.toLowerCase(), customerId])
  return found ? { ...found, isAlone: found.isProved && found.isAlone } : null
}
