import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'

/** A login, as Medusa's admin may know it. */
export interface Login {
  id: string
  /** Of the user that it opens, who is there. */
  userId: string | null
  email: string | null
  passwordAt: Date | null
  /** Its second factor that is on, and since when. */
  factor: { id: string; since: Date } | null
  /** When one was last taken away. */
  factorRemovedAt: Date | null
  /** An invitation to its address is open. */
  isInvited: boolean
}

type Row = Omit<Login, 'factor'> & { factorId: string | null; factorAt: Date | null }

/** Asked on each call of the admin: all of it by keys. Nothing but a new password, or a factor's change, writes to their rows. */
const LOGIN = `select a.id, u.id as "userId", p.entity_id as email, p.updated_at as "passwordAt",
    f.id as "factorId", f.updated_at as "factorAt", g.removed_at as "factorRemovedAt",
    exists (select 1 from invite i where i.email = p.entity_id and not i.accepted and i.expires_at > now()
      and i.deleted_at is null) as "isInvited"
  from auth_identity a
  left join "user" u on u.id = a.app_metadata->>'user_id' and u.deleted_at is null
  left join provider_identity p on p.auth_identity_id = a.id and p.provider = 'emailpass' and p.deleted_at is null
  left join auth_mfa_factor f on f.auth_identity_id = a.id and f.provider = 'totp' and f.status = 'enabled'
    and f.deleted_at is null
  left join login_factor g on g.auth_identity_id = a.id and g.deleted_at is null
  where a.deleted_at is null and`

/** A login by its own id, or by the address that it is opened with; null where there is none. */
export async function readLogin(
  scope: MedusaContainer,
  by: { id: string } | { email: string },
): Promise<Login | null> {
  const [where, value] = 'id' in by ? ['a.id = ?', by.id] : ['p.entity_id = ?', by.email]
  const [row] = await query(scope)<Row>(`${LOGIN} ${where}`, [value])
  if (!row) return null
  const { factorId, factorAt, ...login } = row
  return { ...login, factor: factorId && factorAt ? { id: factorId, since: factorAt } : null }
}
