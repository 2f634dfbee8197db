import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'

/** A login's second factor goes: what it was signed in with before opens nothing any more. Noted twice, the later time holds. */
export async function noteFactorRemoved(
  tx: SqlEntityManager,
  authIdentityId: string,
  at: Date,
): Promise<void> {
  await tx.execute(
    `insert into login_factor (id, auth_identity_id, removed_at) values (?, ?, ?::timestamptz)
     on conflict (auth_identity_id) where deleted_at is null
     do update set removed_at = greatest(login_factor.removed_at, excluded.removed_at), updated_at = now()`,
    [generateEntityId(undefined, 'lfac'), authIdentityId, at],
  )
}
