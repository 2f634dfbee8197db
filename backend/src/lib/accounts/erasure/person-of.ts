import type { Sql } from '../../database/sql'
import type { Person } from './scrub'

interface Known {
  email: string | null
  name: string | null
  street: string | null
  phone: string | null
  /** Somebody else may have written of it: an order went there, or was billed to it. */
  used: boolean
}

/** All that is written anywhere of who the customer is. What an order said before it was edited in Medusa's admin stands in the edit. */
const KNOWN = `
  select email, trim(concat_ws(' ', first_name, last_name)) as name, null as street, phone, false as used
    from customer where id = ?
  union select null, trim(concat_ws(' ', first_name, last_name)), address_1, phone, false from customer_address where customer_id = ?
  union select o.email, trim(concat_ws(' ', a.first_name, a.last_name)), a.address_1, a.phone, true from "order" o
    left join order_address a on a.id in (o.shipping_address_id, o.billing_address_id) where o.customer_id = ?
  union select snapshot->>'email', trim(concat_ws(' ', snapshot->'address'->>'first_name', snapshot->'address'->>'last_name')),
    snapshot->'address'->>'address_1', snapshot->'address'->>'phone', paid_at is not null from checkout where customer_id = ?
  union select case e.details->>'type' when 'email' then w.was #>> '{}' end, trim(concat_ws(' ', w.was->>'first_name', w.was->>'last_name')),
    w.was->>'address_1', w.was->>'phone', true
    from order_change_action e cross join lateral (values (e.details->'old'), (e.details->'new')) w (was)
    where e.action = 'UPDATE_ORDER_PROPERTIES' and e.details->>'type' in ('email', 'shipping_address', 'billing_address')
      and e.order_id in (select o.id from "order" o where o.customer_id = ?)`

/** A street of one word may be any word: whoever leaves could have had it crossed out wherever it stands by merely saving it. */
const tells = (street: string): boolean => /\p{L}/u.test(street) && /[\d\s]/.test(street.trim())

/** What of it tells who somebody was, and is looked for in what is kept. */
export function personOf(known: Known[]): Person {
  const all = (field: 'email' | 'name' | 'phone') => [...new Set(known.flatMap((row) => row[field] || []))]
  const streets = known.flatMap(({ street, used }) => (street && (used || tells(street)) ? street : []))
  // A first name alone is a word like any other.
  const names = all('name').filter((name) => name.includes(' '))
  return { emails: all('email'), names, streets: [...new Set(streets)], phones: all('phone') }
}

export const readPerson = async (sql: Sql, customerId: string): Promise<Person> =>
  personOf(await sql<Known>(KNOWN, Array<string>(5).fill(customerId)))
