import type { MedusaContainer } from '@medusajs/framework/types'
import { inTransaction, query } from '../../database/sql'

/**
 * Whoever opens an account in a stranger's name and waits: the stranger proves the address by the mail, and comes later by a
 * provider. Neither of their browsers was ever signed in, so nothing says that the password is theirs.
 */
const STRANGE = `select 1 from customer_security s
  where s.customer_id = ? and s.verified_by is not null and s.deleted_at is null and not exists (
    select 1 from known_device k
    where k.customer_id = s.customer_id and k.key_hash = ? and k.known_at is not null and k.deleted_at is null)`

/** Whether neither the browser that proved the address, nor this one, was ever signed in to the account. */
export async function hasStrangePassword(
  scope: MedusaContainer,
  customerId: string,
  guestKeyHash: string | null,
): Promise<boolean> {
  return (await query(scope)(STRANGE, [customerId, guestKeyHash ?? ''])).length > 0
}

const OWN = `select i.auth_identity_id from provider_identity i join auth_identity a on a.id = i.auth_identity_id
  where i.provider = 'emailpass' and i.deleted_at is null and a.deleted_at is null and a.app_metadata->>'customer_id' = ?`

/** The password goes, and with it whoever came in by it. A login that opens Medusa's admin too goes on doing that alone. */
export function dropPassword(scope: MedusaContainer, customerId: string): Promise<void> {
  return inTransaction(scope, async (sql) => {
    await sql(
      `delete from auth_identity where id in (${OWN})
         and not exists (select 1 from jsonb_each_text(app_metadata - 'customer_id') other where other.value is not null)`,
      [customerId],
    )
    await sql(
      `update auth_identity set app_metadata = app_metadata - 'customer_id', updated_at = now() where id in (${OWN})`,
      [customerId],
    )
    await sql('delete from known_device where customer_id = ?', [customerId])
    await sql(
      `update login_session set revoked_at = now(), updated_at = now()
       where customer_id = ? and revoked_at is null and deleted_at is null`,
      [customerId],
    )
  })
}
