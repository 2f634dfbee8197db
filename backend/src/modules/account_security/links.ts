import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { forgetOtherDevices } from './devices'

export type LinkPurpose = 'verify' | 'reset'

export interface LinkRow {
  id: string
  purpose: LinkPurpose
  customer_id: string
  guest_key_hash: string | null
  expires_at: Date
  used_at: Date | null
  replaced_at: Date | null
}
export interface NewLink {
  customerId: string
  purpose: LinkPurpose
  tokenHash: string
  guestKeyHash: string | null
  lifeMs: number
}

const LIVE =
  'used_at is null and replaced_at is null and expires_at > clock_timestamp() and deleted_at is null'
/** A reset is over long before. */
const CLAIM_SECONDS = 30

/** Keeps a link, and makes the account's older ones of its purpose useless. Kept again, it changes nothing. */
export async function keepLink(tx: SqlEntityManager, link: NewLink): Promise<void> {
  const { customerId, purpose, tokenHash, guestKeyHash, lifeMs } = link
  await tx.execute(
    `insert into account_token (id, customer_id, purpose, token_hash, guest_key_hash, expires_at)
     values (?, ?, ?, ?, ?, now() + make_interval(secs => ?)) on conflict (token_hash) where deleted_at is null do nothing`,
    [generateEntityId(undefined, 'atok'), customerId, purpose, tokenHash, guestKeyHash, lifeMs / 1000],
  )
  await tx.execute(
    `update account_token older set replaced_at = now(), updated_at = now() from account_token kept
     where kept.token_hash = ? and kept.deleted_at is null and older.customer_id = kept.customer_id
       and older.purpose = kept.purpose and older.deleted_at is null
       and older.used_at is null and older.replaced_at is null
       and (older.created_at, older.id) < (kept.created_at, kept.id)`,
    [tokenHash],
  )
}

export async function findLink(
  tx: SqlEntityManager,
  purpose: LinkPurpose,
  tokenHash: string,
): Promise<LinkRow | null> {
  const [row] = await tx.execute<LinkRow[]>(
    'select * from account_token where token_hash = ? and purpose = ? and deleted_at is null',
    [tokenHash, purpose],
  )
  return row ? { ...row, expires_at: new Date(row.expires_at) } : null
}

/** The address is proved and the link used up, in one. False where the link had been used, replaced or had expired. */
export async function verifyByLink(tx: SqlEntityManager, id: string, browser: string): Promise<boolean> {
  const [used] = await tx.execute<{ customer_id: string; own: boolean }[]>(
    `update account_token t set used_at = clock_timestamp(), updated_at = now() where id = ? and ${LIVE}
     returning customer_id, coalesce(guest_key_hash = ?, false) or exists (select 1 from known_device k
       where k.customer_id = t.customer_id and k.key_hash = ? and k.known_at is not null and k.deleted_at is null) as own`,
    [id, browser, browser],
  )
  if (used) await markVerified(tx, used.customer_id, used.own ? null : browser)
  return Boolean(used)
}

/** The browser that proved the address has shown the password too: whoever has the mailbox chose it, and no doubt is left. */
export async function trustPassword(
  tx: SqlEntityManager,
  customerId: string,
  browser: string,
): Promise<void> {
  await tx.execute(
    `update customer_security set verified_by = null, updated_at = now()
     where customer_id = ? and verified_by = ? and deleted_at is null`,
    [customerId, browser],
  )
}

/** `browser` where a mailed link is all that proves the address: whoever clicked it may not know the password. */
export async function markVerified(
  tx: SqlEntityManager,
  customerId: string,
  browser: string | null = null,
): Promise<void> {
  await tx.execute(
    `insert into customer_security (id, customer_id, email_verified_at, verified_by) values (?, ?, now(), ?)
     on conflict (customer_id) where deleted_at is null
     do update set email_verified_at = coalesce(customer_security.email_verified_at, now()),
       verified_by = excluded.verified_by, updated_at = now()
     where customer_security.email_verified_at is null
       or (excluded.verified_by is null and customer_security.verified_by is not null)`,
    [generateEntityId(undefined, 'csec'), customerId, browser],
  )
}

/** Ends sign-ins at once. @returns how many were alive */
export async function endSessions(
  tx: SqlEntityManager,
  customerId: string,
  except: string | null,
): Promise<number> {
  const ended = await tx.execute<{ id: string; alive: boolean }[]>(
    `update login_session set revoked_at = now(), updated_at = now()
     where customer_id = ? and id is distinct from ?::text and revoked_at is null and deleted_at is null
     returning id, expires_at > now() as alive`,
    [customerId, except],
  )
  return ended.filter(({ alive }) => alive).length
}

/** One sign-in has shown a second factor that was turned on just now; all others end. */
export async function trustSession(tx: SqlEntityManager, customerId: string, id: string): Promise<void> {
  await tx.execute(
    'update login_session set second_factor_at = now(), updated_at = now() where id = ? and customer_id = ?',
    [id, customerId],
  )
  await endSessions(tx, customerId, id)
}

/** The second factor goes: nothing that was shown with it counts any more. */
export async function distrustSessions(tx: SqlEntityManager, customerId: string): Promise<void> {
  await tx.execute(
    `update login_session set second_factor_at = null, updated_at = now()
     where customer_id = ? and second_factor_at is not null and deleted_at is null`,
    [customerId],
  )
}

/** A link that was taken for a reset, and until when, by which its claim is told from the next one's: to the database's microsecond. */
export interface LinkClaim {
  linkId: string
  until: string
}

/** Takes a link for one reset, and ends every sign-in before the password changes. Null where it cannot be used. */
export async function claimLink(tx: SqlEntityManager, id: string): Promise<LinkClaim | null> {
  const [claimed] = await tx.execute<{ customer_id: string; until: string }[]>(
    `update account_token set claimed_until = clock_timestamp() + make_interval(secs => ?), updated_at = now()
     where id = ? and ${LIVE} and (claimed_until is null or claimed_until < clock_timestamp())
     returning customer_id, claimed_until::text as until`,
    [CLAIM_SECONDS, id],
  )
  if (!claimed) return null
  await endSessions(tx, claimed.customer_id, null)
  return { linkId: id, until: claimed.until }
}

/** Not where the time of the claim ran out, and another reset has the link by now. */
export async function releaseLink(tx: SqlEntityManager, { linkId, until }: LinkClaim): Promise<void> {
  await tx.execute(
    `update account_token set claimed_until = null, updated_at = now()
     where id = ? and claimed_until = ?::timestamptz and used_at is null`,
    [linkId, until],
  )
}

/**
 * The end of a reset, all or nothing: the link and every other one to a new password are used up, whoever signed in meanwhile
 * by the old password is out, the account knows the browser of the reset alone, and the address counts as proved, since the link
 * came to it.
 */
export async function finishReset(tx: SqlEntityManager, id: string, keyHash: string): Promise<void> {
  const [used] = await tx.execute<{ customer_id: string }[]>(
    `update account_token set used_at = clock_timestamp(), claimed_until = null, updated_at = now()
     where id = ? and used_at is null and deleted_at is null returning customer_id`,
    [id],
  )
  if (!used) return
  await replaceLinks(tx, used.customer_id, 'reset')
  await endSessions(tx, used.customer_id, null)
  await forgetOtherDevices(tx, { customerId: used.customer_id, keyHash })
  await markVerified(tx, used.customer_id)
}

/** Makes every unused link of a purpose useless. */
export async function replaceLinks(
  tx: SqlEntityManager,
  customerId: string,
  purpose: LinkPurpose,
): Promise<void> {
  await tx.execute(
    `update account_token set replaced_at = now(), updated_at = now()
     where customer_id = ? and purpose = ? and used_at is null and replaced_at is null and deleted_at is null`,
    [customerId, purpose],
  )
}

/**
 * Resets whose process died half-way. Whether the password was changed is not known, so whoever may have signed in by the old
 * one is out; the link can be used again.
 */
export async function tendAbandonedResets(tx: SqlEntityManager): Promise<number> {
  const abandoned = await tx.execute<{ customer_id: string }[]>(
    `update account_token set claimed_until = null, updated_at = now()
     where claimed_until < clock_timestamp() and used_at is null and deleted_at is null returning customer_id`,
  )
  for (const { customer_id } of abandoned) await endSessions(tx, customer_id, null)
  return abandoned.length
}
