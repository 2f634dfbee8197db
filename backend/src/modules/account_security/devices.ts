import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'

export interface Device {
  customerId: string
  /** Who is counted where sign-ins fail: the subject of the account's address. */
  account: string
  keyHash: string
  label: string
}

type Browser = Pick<Device, 'customerId' | 'keyHash'>

/** Whether a browser has signed in to the account before. Costs the same for an account that does not exist. */
export async function knowsDevice(tx: SqlEntityManager, account: string, keyHash: string): Promise<boolean> {
  const [row] = await tx.execute<{ known: boolean }[]>(
    `select exists (
       select 1 from known_device where account = ? and key_hash = ? and known_at is not null and deleted_at is null) as known`,
    [account, keyHash],
  )
  return row?.known === true
}

/** `knownAt` is `now()` or `null`. */
const keep = (knownAt: string) =>
  `insert into known_device (id, customer_id, account, key_hash, label, first_seen_at, last_seen_at, known_at)
   values (?, ?, ?, ?, ?, now(), now(), ${knownAt}) on conflict (customer_id, key_hash) where deleted_at is null`
const rowOf = ({ customerId, account, keyHash, label }: Device) => [
  generateEntityId(undefined, 'kdev'),
  customerId,
  account,
  keyHash,
  label,
]

/**
 * Notes a browser that signs in, which does not make it known.
 * @returns the row's id where the account has been opened from elsewhere and never by this browser: its owner has to be told. One
 * that was forgotten meanwhile has another id, and is told anew.
 */
export async function meetDevice(tx: SqlEntityManager, device: Device): Promise<string | null> {
  await tx.execute(`${keep('null')} do nothing`, rowOf(device))
  const [strange] = await tx.execute<{ id: string }[]>(
    `select own.id from known_device own where own.customer_id = ? and own.key_hash = ? and own.known_at is null
       and own.deleted_at is null and exists (select 1 from known_device other
         where other.customer_id = own.customer_id and other.id <> own.id and other.known_at is not null and other.deleted_at is null)`,
    [device.customerId, device.keyHash],
  )
  return strange?.id ?? null
}

export async function rememberDevice(tx: SqlEntityManager, device: Device): Promise<void> {
  await tx.execute(
    `${keep('now()')} do update set known_at = coalesce(known_device.known_at, now()), last_seen_at = now(),
       label = excluded.label, updated_at = now()`,
    rowOf(device),
  )
}

/** Forgets every browser but the one that acts. It has to be known: else the next one would be the first, and told to nobody. */
export async function forgetOtherDevices(
  tx: SqlEntityManager,
  { customerId, keyHash }: Browser,
): Promise<void> {
  await tx.execute(
    `delete from known_device other using known_device own
     where own.customer_id = ? and own.key_hash = ? and own.known_at is not null and own.deleted_at is null
       and other.customer_id = own.customer_id and other.id <> own.id`,
    [customerId, keyHash],
  )
}
