import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import {
  linkCustomersToCustomerGroupWorkflow,
  removeUserAccountWorkflow,
  revokeApiKeysWorkflow,
} from '@medusajs/medusa/core-flows'
import { EMAILPASS } from '../../lib/accounts/emailpass'
import { DEMO_ADDRESSES } from '../../lib/accounts/demo-logins'
import { closeLogin } from '../../lib/accounts/erasure/person'
import { query } from '../../lib/database/sql'
import { ACCOUNT_SECURITY_MODULE, ADMIN_GROUP } from '../../modules/account_security'
import { forgetIdentity } from './people'

interface Ids {
  id: string
}

/** Whom the demo's passwords open, and who has a demo address: a merchandiser may have given an account another. */
const CUSTOMERS = `select id from customer where email = any(?) and has_account and deleted_at is null
  union select a.app_metadata->>'customer_id' from auth_identity a
    join provider_identity i on i.auth_identity_id = a.id and i.deleted_at is null
    where i.provider = '${EMAILPASS}' and i.entity_id = any(?) and a.deleted_at is null
      and a.app_metadata->>'customer_id' is not null`
/** Those too that a seed removed which was cut off before it came to their keys. */
const USERS = 'select id, deleted_at is null as stands from "user" where email = any(?)'
const KEYS = `select id, created_by as made_by from api_key where created_by = any(?) and type = 'secret' and revoked_at is null and deleted_at is null`

async function closeCustomers(container: MedusaContainer): Promise<void> {
  const found = await query(container)<Ids>(CUSTOMERS, [DEMO_ADDRESSES, DEMO_ADDRESSES])
  const security = container.resolve(ACCOUNT_SECURITY_MODULE)
  for (const { id } of found) {
    // Nobody is an administrator, or is mailed as one, whose address is not proved.
    await security.updateCustomerSecurities({
      selector: { customer_id: id },
      data: { email_verified_at: null },
    })
    await closeLogin(container, id)
  }
  const customers = container.resolve(Modules.CUSTOMER)
  const [group] = await customers.listCustomerGroups({ name: ADMIN_GROUP }, { select: ['id'] })
  if (!group || found.length === 0) return
  const members = await customers.listCustomers(
    { id: found.map(({ id }) => id), groups: { id: group.id } },
    { select: ['id'] },
  )
  if (members.length > 0)
    await linkCustomersToCustomerGroupWorkflow(container).run({
      input: { id: group.id, remove: members.map(({ id }) => id) },
    })
}

/** Medusa's user goes before its keys: with the user its tokens end, so that no more keys are made. */
async function closeUsers(container: MedusaContainer): Promise<void> {
  const sql = query(container)
  const users = await sql<Ids & { stands: boolean }>(USERS, [DEMO_ADDRESSES])
  for (const { id } of users.filter(({ stands }) => stands))
    await removeUserAccountWorkflow(container).run({ input: { userId: id } })
  for (const { id, made_by } of await sql<Ids & { made_by: string }>(KEYS, [users.map(({ id }) => id)]))
    await revokeApiKeysWorkflow(container).run({
      input: { selector: { id }, revoke: { revoked_by: made_by } },
    })
}

/**
 * Without DEMO_DATA its three logins, whose password is published, open nothing: passwords, sign-ins, rights, and the keys that
 * Medusa's user made. The customers stay as those of whom orders and designs are. Nothing of it is taken back; each part looks for
 * what is left, so that a seed that dies at any place is gone on with by the next.
 */
export async function closeDemoLogins(container: MedusaContainer): Promise<void> {
  await closeUsers(container)
  await closeCustomers(container)
  // Passwords that nobody's account hangs on, as a seed leaves them that is cut off.
  for (const email of DEMO_ADDRESSES) await forgetIdentity(container, email)
}
