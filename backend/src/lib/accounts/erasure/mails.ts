import { CUSTOMER_MAILS } from '@caseloom/mail'
import type { Sql, Value } from '../../database/sql'
import type { Leaver } from './leaver'

export const farewellKey = (customerId: string): string => `account-deleted:${customerId}`

/**
 * Which mails to the address were for whoever leaves; `key` is SQL of what they are about. All, where it is nobody else's; else those
 * for customers while the account was there, and of contact messages what acknowledged the account's own.
 */
function theirs(key: string, { id, email, isProved, isAlone, since, until }: Leaver): [string, Value[]] {
  return [
    `lower("to") = ? and (?::boolean or (template in (select jsonb_array_elements_text(?::jsonb))
       and (?::boolean or created_at >= ?) and (?::timestamptz is null or created_at < ?)
       and (?::boolean or template <> 'contact-received' or ${key} in (
         select 'contact-received:' || m.id from contact_message m where m.customer_id = ?))))`,
    [email, isAlone, JSON.stringify(CUSTOMER_MAILS), isProved, since, until, until, isProved, id],
  ]
}

/** Led to the mailbox that they went to, or said farewell to an account. */
const NEVER_READDRESSED = ['welcome', 'verify-email', 'reset-password', 'account-exists', 'account-deleted']

/**
 * What has not reached a customer, since the address was not theirs, goes to the right one: also what the mail server refused for
 * good. Of the rest it is forgotten where it went.
 */
export async function readdressMails(sql: Sql, customer: Leaver, to: string): Promise<void> {
  const [mails, ofMails] = theirs('dedupe_key', customer)
  await sql(
    `update mail_message set "to" = ?, state = 'queued', attempts = 0, next_attempt_at = now(), last_error = null,
       updated_at = now()
     where ${mails} and state in ('queued', 'failed') and data <> '{}'::jsonb and deleted_at is null
       and template not in (select jsonb_array_elements_text(?::jsonb))`,
    [to, ...ofMails, JSON.stringify(NEVER_READDRESSED)],
  )
  await forgetMails(sql, customer)
}

/** Forgets mails to whoever leaves, and Medusa's notes of their sending; the last one has still to go out. */
export async function forgetMails(sql: Sql, leaver: Leaver): Promise<void> {
  const [mails, ofMails] = theirs('dedupe_key', leaver)
  const farewell = farewellKey(leaver.id)
  await sql(`delete from mail_message where ${mails} and state = 'queued' and dedupe_key <> ?`, [
    ...ofMails,
    farewell,
  ])
  await sql(
    `update mail_message set "to" = '', data = '{}', last_error = null where ${mails} and dedupe_key <> ?`,
    [...ofMails, farewell],
  )
  // Medusa writes its note before the mail goes out and once more after it: without the note it would go out again.
  const [notes, ofNotes] = theirs(`provider_data->>'dedupeKey'`, leaver)
  await sql(`delete from notification where ${notes} and template <> 'account-deleted'`, ofNotes)
}

/**
 * Mails to a customer that tell whom they are for, or which message of theirs they acknowledge: such as what was written in the moment
 * they left, when nothing is known any more of the address.
 */
const naming = (
  key: string,
) => `template in (select jsonb_array_elements_text(?::jsonb)) and template <> 'account-deleted'
  and (split_part(${key}, ':', 2) = ? or split_part(${key}, ':', 3) = ?
    or ${key} in (select 'contact-received:' || m.id from contact_message m where m.customer_id = ?))`

/** Forgets those, too. Comes before the messages themselves go. */
export async function forgetNamingMails(sql: Sql, customerId: string): Promise<void> {
  const values = [JSON.stringify(CUSTOMER_MAILS), customerId, customerId, customerId]
  await sql(`delete from mail_message where state = 'queued' and ${naming('dedupe_key')}`, values)
  await sql(
    `update mail_message set "to" = '', data = '{}', last_error = null where "to" <> '' and ${naming('dedupe_key')}`,
    values,
  )
  await sql(`delete from notification where ${naming(`provider_data->>'dedupeKey'`)}`, values)
}

const OF_ORDERS = `template in (select jsonb_array_elements_text(?::jsonb))
  and coalesce(data->>'orderId', data #>> '{order,orderId}') in (select o.id from "order" o where o.customer_id = ?)`

/** Forgets mails about the customer's orders, wherever they went: Medusa's admin may have given an order another address than its customer's. */
export async function forgetOrderMails(sql: Sql, customerId: string): Promise<void> {
  const values = [JSON.stringify(CUSTOMER_MAILS), customerId]
  interface Keyed {
    dedupe_key: string
  }
  const unsent = await sql<Keyed>(
    `delete from mail_message where state = 'queued' and ${OF_ORDERS} returning dedupe_key`,
    values,
  )
  const sent = await sql<Keyed>(
    `update mail_message set "to" = '', data = '{}', last_error = null where ${OF_ORDERS} returning dedupe_key`,
    values,
  )
  await sql(`delete from notification where provider_data->>'dedupeKey' = any(?)`, [
    [...unsent, ...sent].map(({ dedupe_key: key }) => key),
  ])
}

/**
 * What mails to the shop's administrators keep of one of them who leaves: the address in the names of what they were told, under which
 * nothing more is told now, and who it was that joined or went, in what the others were told and have.
 */
export async function forgetAdministrator(sql: Sql, { id, email, isAlone }: Leaver): Promise<void> {
  if (isAlone)
    await sql(
      `update mail_message set dedupe_key = left(dedupe_key, -length(?::text)) || id
       where right(dedupe_key, length(?::text) + 1) = ':' || ?`,
      [email, email, email],
    )
  await sql(
    `update mail_message set data = data || '{"who": "a former administrator"}'
     where template = 'administrators-changed' and starts_with(dedupe_key, ?) and jsonb_exists(data, 'who')
       and state <> 'queued'`,
    [`administrators-changed:${id}:`],
  )
}
