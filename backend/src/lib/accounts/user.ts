import type { User } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'
import { SESSION_EXPIRED } from '../http/authenticate'
import { failure } from '../http/fail'
import { readMembership } from '../membership/read-membership'
import { beyondDoubt, inAdminGroup } from './admin-group'
import { joinName } from './name'
import { pictureUrl } from './picture'

interface UserRow {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  created_at: Date
  email_verified: boolean
  is_admin: boolean
  has_password: boolean
  picture_name: string | null
  newsletter: boolean
  sign_ins: string[]
}

/** One question beside the membership's, since it is asked at each start of the shop's pages. The login counts only where it opens this very account. */
const USER = `select c.id, c.email, c.first_name, c.last_name, c.phone, c.created_at, p.picture_name,
    s.email_verified_at is not null as email_verified,
    p.newsletter_at is not null and p.newsletter_left_at is null as newsletter,
    ${beyondDoubt('s')} and ${inAdminGroup('c.id')} as is_admin,
    exists (
      select 1 from provider_identity i
      join auth_identity a on a.id = i.auth_identity_id and a.deleted_at is null
      where i.provider = 'emailpass' and i.entity_id = c.email and i.deleted_at is null
        and a.app_metadata->>'customer_id' = c.id) as has_password,
    array(
      select distinct i.provider from auth_identity a
      join provider_identity i on i.auth_identity_id = a.id and i.deleted_at is null and i.provider <> 'emailpass'
      where a.deleted_at is null and a.app_metadata->>'customer_id' = c.id order by 1) as sign_ins
  from customer c
  left join customer_security s on s.customer_id = c.id and s.deleted_at is null
  left join customer_profile p on p.customer_id = c.id and p.deleted_at is null
  where c.id = ? and c.deleted_at is null`

const toUser = (row: UserRow): Omit<User, 'membership'> => ({
  id: row.id,
  email: row.email,
  name: joinName(row),
  firstName: row.first_name ?? '',
  lastName: row.last_name ?? '',
  phone: row.phone ?? '',
  profilePicture: row.picture_name ? pictureUrl(row.picture_name) : null,
  createdAt: row.created_at.toISOString(),
  emailVerified: row.email_verified,
  isAdmin: row.is_admin,
  hasPassword: row.has_password,
  newsletter: row.newsletter,
  signIns: row.sign_ins,
})

/** A customer as `/api` shows them. @throws unauthenticated where the account is gone. */
export async function findUser(scope: MedusaContainer, customerId: string): Promise<User> {
  const [[row], membership] = await Promise.all([
    query(scope)<UserRow>(USER, [customerId]),
    readMembership(scope, customerId),
  ])
  if (!row) throw failure('unauthenticated', SESSION_EXPIRED)
  return { ...toUser(row), membership }
}
