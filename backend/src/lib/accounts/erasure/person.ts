import type { MedusaContainer } from '@medusajs/framework/types'
import { subjectOf, type LimitKind } from '../../../modules/account_security/limits'
import { inTransaction, query, type Sql } from '../../database/sql'
import { OWN_MESSAGE } from '../proved-address'
import { holdLeaver, type Leaver } from './leaver'
import { farewellKey, forgetAdministrator, forgetMails, forgetNamingMails, forgetOrderMails } from './mails'

/** Rows that are nothing without their customer. */
const OWN_TABLES = [
  'login_session',
  'account_token',
  'known_device',
  'administrator_seen',
  'customer_security',
  'account_use',
  'favourite',
  'membership_member',
  'membership_reached',
  'membership_change',
  'contact_message',
  'customer_address',
  'customer_group_customer',
]
const COUNTED: LimitKind[] = ['account', 'device', 'password', 'factor', 'mail', 'review', 'contact']

/**
 * Takes the login away. One that opens a user of Medusa's admin too goes on doing that.
 * It comes first, so that nobody signs in to an account that is being taken apart.
 */
export function closeLogin(scope: MedusaContainer, customerId: string): Promise<void> {
  return inTransaction(scope, async (sql) => {
    await sql(
      `delete from auth_identity where app_metadata->>'customer_id' = ?
         and not exists (select 1 from jsonb_each_text(app_metadata - 'customer_id') other where other.value is not null)`,
      [customerId],
    )
    await sql(
      `update auth_identity set app_metadata = app_metadata - 'customer_id' where app_metadata->>'customer_id' = ?`,
      [customerId],
    )
    await sql('delete from login_session where customer_id = ?', [customerId])
    await sql('delete from account_token where customer_id = ?', [customerId])
  })
}

/** Where somebody decided or answered as an administrator of the shop or a user of Medusa's admin, it stays known that one did. */
const DECIDED = [
  ['approval', 'decided_by'],
  ['approval_history', 'by'],
  ['approval_adjustment', 'asked_by'],
  ['checkout', 'decided_by'],
  ['prodigi_submission', 'cancel_asked_by'],
  ['product_review', 'hidden_by'],
  ['design', 'reviewed_by'],
  ['membership_change', 'by'],
  ['membership_member', 'held_by'],
  ['contact_message', 'answered_by'],
] as const

/** What names whoever leaves by their address alone. Whoever merely typed it has none of that, but for what their account left. */
async function forgetAddress(sql: Sql, leaver: Leaver): Promise<void> {
  const { id, email, isProved, isAlone, until } = leaver
  await forgetMails(sql, leaver)
  await forgetAdministrator(sql, leaver)
  await sql(`delete from contact_message m where ${OWN_MESSAGE}`, [id, id])
  if (isAlone)
    for (const [table, column] of DECIDED)
      await sql(`update ${table} set "${column}" = 'a former administrator' where lower("${column}") = ?`, [
        email,
      ])
  // An address has one account, so these are of this one, unless another has come after it.
  if (until === null) {
    await sql('delete from account_request where lower(email) = ?', [email])
    await sql('delete from promotion_campaign_budget_usage where lower(attribute_value) = ?', [email])
  }
  const values = isProved ? [email, id] : [id]
  const subjects = COUNTED.flatMap((kind) => values.map((value) => subjectOf(kind, value).subject))
  await sql('delete from account_attempt where subject in (select jsonb_array_elements_text(?::jsonb))', [
    JSON.stringify(subjects),
  ])
}

/** Erases the customer: what is left of Medusa's row is its id, which the orders name. */
export function erasePerson(scope: MedusaContainer, customerId: string): Promise<void> {
  return inTransaction(scope, async (sql) => {
    const leaver = await holdLeaver(sql, customerId)
    if (leaver) await forgetAddress(sql, leaver)
    await forgetNamingMails(sql, customerId)
    await forgetOrderMails(sql, customerId)
    // What Medusa counts for each customer that uses a promotion.
    await sql('delete from promotion_campaign_budget_usage where attribute_value = ?', [customerId])
    for (const table of OWN_TABLES) await sql(`delete from ${table} where customer_id = ?`, [customerId])
    await sql(
      `update customer set email = null, first_name = null, last_name = null, company_name = null, phone = null,
         metadata = null, has_account = false, deleted_at = coalesce(deleted_at, now()), updated_at = now()
       where id = ?`,
      [customerId],
    )
  })
}

/** The farewell is gone, or could not go: now nothing has to be known of where it went. False while it waits. */
export async function forgetFarewell(scope: MedusaContainer, customerId: string): Promise<boolean> {
  return inTransaction(scope, async (sql) => {
    const [mail] = await sql<{ id: string; to: string; state: string }>(
      'select id, "to", state from mail_message where dedupe_key = ? for update',
      [farewellKey(customerId)],
    )
    if (mail?.state === 'queued') return false
    if (mail) {
      await sql(`delete from notification where "to" = ? and template = 'account-deleted'`, [mail.to])
      await sql(`update mail_message set "to" = '', data = '{}', last_error = null where id = ?`, [mail.id])
    }
    return true
  })
}

/** Recipes that the customer's orders need, as long as the orders are kept. */
export async function orderedRecipes(scope: MedusaContainer, customerId: string): Promise<string[]> {
  const found = await query(scope)<{ hash: string }>(
    `select distinct l.metadata->>'recipe_hash' as hash from order_line_item l
     join order_item i on i.item_id = l.id join "order" o on o.id = i.order_id
     where o.customer_id = ? and l.metadata->>'recipe_hash' is not null`,
    [customerId],
  )
  return found.map(({ hash }) => hash)
}
