import { ADDRESSES_MAX, type Address } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import { inTransaction, query, type Sql } from '../database/sql'
import { SESSION_EXPIRED } from '../http/authenticate'
import { failure } from '../http/fail'

interface AddressRow {
  id: string
  address_name: string | null
  address_1: string | null
  address_2: string | null
  city: string | null
  postal_code: string | null
  country_code: string | null
  phone: string | null
  is_default_shipping: boolean
}

export interface AddressInput {
  name: string
  street: string
  city: string
  postcode: string
  country: string
  phone?: string | undefined
  isDefault: boolean
}

/** The default first, then in the order they were added. */
const LIST = `select id, address_name, address_1, address_2, city, postal_code, country_code, phone, is_default_shipping
  from customer_address where customer_id = ? and deleted_at is null
  order by is_default_shipping desc, created_at, id`

/** A customer's address as `/api` shows it: `name` is what the customer calls it. */
const toAddress = (row: AddressRow): Address => ({
  id: row.id,
  name: row.address_name ?? '',
  street: [row.address_1, row.address_2].filter(Boolean).join(', '),
  city: row.city ?? '',
  postcode: row.postal_code ?? '',
  country: (row.country_code ?? 'gb').toUpperCase(),
  phone: row.phone ?? '',
  isDefault: row.is_default_shipping,
})

const list = async (sql: Sql, customerId: string): Promise<Address[]> =>
  (await sql<AddressRow>(LIST, [customerId])).map(toAddress)

export const listAddresses = (scope: MedusaContainer, customerId: string): Promise<Address[]> =>
  list(query(scope), customerId)

/** Until the transaction ends nobody else changes this customer's addresses. @throws unauthenticated where the account is gone. */
export async function holdAddresses(sql: Sql, customerId: string): Promise<void> {
  await sql('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`customer-addresses:${customerId}`])
  const [alive] = await sql('select id from customer where id = ? and deleted_at is null for share', [
    customerId,
  ])
  if (!alive) throw failure('unauthenticated', SESSION_EXPIRED)
}

/**
 * Changes a customer's addresses: all of it or nothing, and one change at a time, whichever process it comes to. Medusa's own
 * workflows take the default's mark from one address and give it to another in two transactions, so that a death or a
 * second call between them leaves none.
 */
function change<T>(
  scope: MedusaContainer,
  customerId: string,
  work: (sql: Sql, present: Address[]) => Promise<T>,
): Promise<T> {
  return inTransaction(scope, async (sql) => {
    await holdAddresses(sql, customerId)
    return work(sql, await list(sql, customerId))
  })
}

const MARK = `update customer_address set is_default_shipping = ?::boolean, updated_at = now()
  where customer_id = ? and deleted_at is null and is_default_shipping is distinct from ?::boolean`

async function makeDefault(sql: Sql, customerId: string, id: string): Promise<void> {
  await sql(`${MARK} and id <> ?`, [false, customerId, false, id])
  await sql(`${MARK} and id = ?`, [true, customerId, true, id])
}

/** One of the customer's own addresses. @throws not_found, also for somebody else's. */
function own(present: Address[], id: string): Address {
  const found = present.find((address) => address.id === id)
  if (!found) throw failure('not_found', 'Address not found')
  return found
}

const fieldsOf = ({ name, street, city, postcode, country, phone }: AddressInput) => [
  name,
  street,
  city,
  postcode,
  country.toLowerCase(),
  phone ?? '',
]

/** Adds an address; the first becomes the default. @throws conflict where the customer has as many as one can keep */
export function addAddress(
  scope: MedusaContainer,
  customerId: string,
  input: AddressInput,
): Promise<Address> {
  return change(scope, customerId, async (sql, present) => {
    if (present.length >= ADDRESSES_MAX)
      throw failure('conflict', `You can keep ${ADDRESSES_MAX} addresses. Please delete one first.`)
    const id = generateEntityId(undefined, 'cuaddr')
    await sql(
      `insert into customer_address (id, customer_id, address_name, address_1, city, postal_code, country_code, phone,
         first_name, last_name, is_default_shipping, is_default_billing)
       select ?, c.id, ?, ?, ?, ?, ?, ?, coalesce(c.first_name, ''), coalesce(c.last_name, ''), false, false
       from customer c where c.id = ?`,
      [id, ...fieldsOf(input), customerId],
    )
    if (input.isDefault || !present.some(({ isDefault }) => isDefault)) await makeDefault(sql, customerId, id)
    return own(await list(sql, customerId), id)
  })
}

/** A default stays one until another address is made the default, so that checkout always has one. */
export function changeAddress(
  scope: MedusaContainer,
  customerId: string,
  id: string,
  input: AddressInput,
): Promise<Address> {
  return change(scope, customerId, async (sql, present) => {
    own(present, id)
    await sql(
      `update customer_address a set address_name = ?, address_1 = ?, address_2 = null, city = ?, postal_code = ?,
         country_code = ?, phone = ?, first_name = coalesce(c.first_name, ''), last_name = coalesce(c.last_name, ''),
         updated_at = now()
       from customer c where c.id = a.customer_id and a.customer_id = ? and a.id = ?`,
      [...fieldsOf(input), customerId, id],
    )
    if (input.isDefault || !present.some(({ isDefault }) => isDefault)) await makeDefault(sql, customerId, id)
    return own(await list(sql, customerId), id)
  })
}

/** Where the default goes, the oldest of the rest takes its place. */
export function removeAddress(scope: MedusaContainer, customerId: string, id: string): Promise<void> {
  return change(scope, customerId, async (sql, present) => {
    const gone = own(present, id)
    await sql('delete from customer_address where customer_id = ? and id = ?', [customerId, id])
    const heir = present.find((address) => address.id !== id)
    if (gone.isDefault && heir) await makeDefault(sql, customerId, heir.id)
  })
}
