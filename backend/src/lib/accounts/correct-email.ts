import type { MedusaContainer } from '@medusajs/framework/types'
import { subjectOf } from '../../modules/account_security/limits'
import { inTransaction, type Sql } from '../database/sql'
import { SESSION_EXPIRED } from '../http/authenticate'
import { failure } from '../http/fail'
import { lockHolds } from '../promotions/uses'
import { forgetAbandonedLogin } from './abandoned-login'
import { inAdminGroup } from './admin-group'
import { isPasswordStill, type GivenPassword } from './credentials'
import { isClosedDemoLogin } from './demo-logins'
import { emailTaken } from './email'
import { holdLeaver } from './erasure/leaver'
import { readdressMails } from './erasure/mails'
import { oneByOne } from './second-factor/factor'

export interface Correction {
  customerId: string
  /** The sign-in that corrects it, and stays. */
  sessionId: string
  /** Of the account as it is. */
  password: GivenPassword
  /** The right address, normalised. */
  email: string
}

export const IS_PROVED = 'Your email address is verified already and can’t be changed any more.'
const IS_OTHERS =
  'This sign-in opens more than your account here. Please write to us, and we put the address right.'
const IS_MEMBER =
  'You are in the group of the shop’s administrators, who were chosen by their address. Please have yourself removed from it first.'
const MEANWHILE = 'Your account has just been changed elsewhere. Please load the page again.'
const BEING_PAID = 'A payment of yours is still being completed. Please try again in a few minutes.'

/**
 * Whether the account may still be corrected, and by this sign-in. Links that were mailed go first, as in all that touches them: who
 * proves the address by one, or chooses a password, has done it by then, or comes too late.
 */
async function assertMayCorrect(sql: Sql, { customerId, sessionId }: Correction): Promise<void> {
  await sql('delete from account_token where customer_id = ?', [customerId])
  const [session] = await sql(
    'select 1 from login_session where id = ? and revoked_at is null and deleted_at is null for update',
    [sessionId],
  )
  const leaving = await sql('select 1 from account_deletion where customer_id = ? and deleted_at is null', [
    customerId,
  ])
  if (!session || leaving.length > 0) throw failure('unauthenticated', SESSION_EXPIRED)
  const [security] = await sql<{ proved: boolean }>(
    'select email_verified_at is not null as proved from customer_security where customer_id = ? for update',
    [customerId],
  )
  if (security?.proved) throw failure('conflict', IS_PROVED)
  const [group] = await sql<{ member: boolean }>(
    `select ${inAdminGroup('?')} or exists (select 1 from administrator_seen a
       where a.customer_id = ? and a.is_member and a.deleted_at is null) as member`,
    [customerId, customerId],
  )
  // They would take along what somebody else's address was trusted with.
  if (group?.member) throw failure('conflict', IS_MEMBER)
}

async function changeLogin(sql: Sql, { customerId, sessionId, password, email }: Correction): Promise<void> {
  const [login] = await sql<{ id: string; shared: boolean }>(
    `select i.id, exists (select 1 from jsonb_each_text(a.app_metadata - 'customer_id') other
       where other.value is not null) as shared
     from provider_identity i join auth_identity a on a.id = i.auth_identity_id and a.deleted_at is null
     where i.provider = 'emailpass' and i.entity_id = ? and i.deleted_at is null
       and a.app_metadata->>'customer_id' = ? for update of i`,
    [password.email, customerId],
  )
  if (!login) throw failure('conflict', MEANWHILE)
  if (login.shared) throw failure('conflict', IS_OTHERS)
  const taken = await sql(
    `select 1 from customer where email = ? and has_account and deleted_at is null union all
     select 1 from provider_identity where provider = 'emailpass' and entity_id = ?`,
    [email, email],
  )
  if (taken.length > 0 || isClosedDemoLogin(email)) throw emailTaken()
  await sql('update provider_identity set entity_id = ?, updated_at = now() where id = ?', [email, login.id])
  await sql('update customer set email = ?, updated_at = now() where id = ?', [email, customerId])
  await sql('update known_device set account = ?, updated_at = now() where customer_id = ?', [
    subjectOf('account', email).subject,
    customerId,
  ])
  await sql(
    `update login_session set revoked_at = now(), updated_at = now()
     where customer_id = ? and id <> ? and revoked_at is null and deleted_at is null`,
    [customerId, sessionId],
  )
}

/** Where the address of whoever ordered stands, each with its former value: who wrote another one there meant it. */
const OF_ORDERS = [
  `update cart set email = ?, updated_at = now() where customer_id = ? and lower(email) = ?`,
  `update "order" set email = ?, updated_at = now() where customer_id = ? and lower(email) = ?`,
  `update contact_message set email = ?, updated_at = now() where customer_id = ? and lower(email) = ?`,
]

/** One that is paid and not yet an order is being made into one, with the address it had. @throws conflict */
async function changeOrders(sql: Sql, { customerId, password, email }: Correction): Promise<void> {
  const checkouts = await sql<{ state: string }>(
    `update checkout set snapshot = jsonb_set(snapshot, '{email}', to_jsonb(?::text)), updated_at = now()
     where customer_id = ? and lower(snapshot->>'email') = ? returning state`,
    [email, customerId, password.email],
  )
  if (checkouts.some(({ state }) => state === 'paid')) throw failure('conflict', BEING_PAID)
  for (const statement of OF_ORDERS) await sql(statement, [email, customerId, password.email])
}

/** Codes that count by address go along: what was used once was used once. */
async function changeUses(sql: Sql, from: string, to: string): Promise<void> {
  await lockHolds(sql)
  await sql(
    `with former as (delete from promotion_campaign_budget_usage o where o.attribute_value = ? and o.deleted_at is null
       and exists (select 1 from promotion_campaign_budget_usage n
         where n.budget_id = o.budget_id and n.attribute_value = ? and n.deleted_at is null)
       returning o.budget_id, o.used)
     update promotion_campaign_budget_usage u set used = u.used + former.used, updated_at = now(),
       raw_used = jsonb_build_object('value', (u.used + former.used)::text, 'precision', 20)
     from former where u.budget_id = former.budget_id and u.attribute_value = ? and u.deleted_at is null`,
    [from, to, to],
  )
  await sql(
    `update promotion_campaign_budget_usage set attribute_value = ?, updated_at = now()
     where attribute_value = ? and deleted_at is null`,
    [to, from],
  )
}

/**
 * Gives an account that has not proved its address another one, in one transaction: the login, the customer, what waits to be
 * mailed and what is still to be ordered. Whoever asked signs in by the former address before it, and by the new one after it.
 * For who has the new address's registration lock.
 * @throws unauthenticated, conflict, email_taken
 */
export const correctEmail = (scope: MedusaContainer, correction: Correction): Promise<void> =>
  oneByOne(scope, correction.customerId, async () => {
    const { customerId, password, email } = correction
    if (!(await isPasswordStill(scope, password))) throw failure('conflict', MEANWHILE)
    await forgetAbandonedLogin(scope, email)
    await inTransaction(scope, async (sql) => {
      await assertMayCorrect(sql, correction)
      const customer = await holdLeaver(sql, customerId)
      if (customer?.email !== password.email) throw failure('conflict', MEANWHILE)
      await changeLogin(sql, correction)
      await changeOrders(sql, correction)
      await changeUses(sql, password.email, email)
      await readdressMails(sql, customer, email)
    })
  })
