import type { MedusaContainer } from '@medusajs/framework/types'
import { inTransaction } from '../database/sql'
import { holdAddresses } from './address'

/** What a customer says of themselves, as Medusa keeps it. */
export interface Profile {
  first_name: string
  last_name: string
  phone: string | null
}

const FORMER = `select coalesce(first_name, '') as first_name, coalesce(last_name, '') as last_name, phone
  from customer where id = ?`

const CHANGE = `update customer set first_name = ?, last_name = ?, phone = ?, updated_at = now() where id = ?`

/** Whom an address is for, where that is still whom the customer was. */
const READDRESS = `update customer_address set first_name = ?, last_name = ?, updated_at = now()
  where customer_id = ? and deleted_at is null and coalesce(first_name, '') = ? and coalesce(last_name, '') = ?`

/**
 * Changes what is given of a customer's profile, and another name in those of their addresses too that carry the former one: what is
 * ordered from now on goes to the new name. All of it or nothing, which Medusa's own workflows of customer and address are not.
 * Answers the former profile.
 * @throws unauthenticated where the account is gone
 */
export function changeProfile(
  scope: MedusaContainer,
  customerId: string,
  change: Partial<Profile>,
): Promise<Profile> {
  return inTransaction(scope, async (sql) => {
    await holdAddresses(sql, customerId)
    const [former = { first_name: '', last_name: '', phone: null }] = await sql<Profile>(FORMER, [customerId])
    const { first_name: first, last_name: last, phone } = { ...former, ...change }
    await sql(CHANGE, [first, last, phone, customerId])
    await sql(READDRESS, [first, last, customerId, former.first_name, former.last_name])
    return former
  })
}
