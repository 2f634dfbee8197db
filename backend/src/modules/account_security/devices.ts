import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'

export interface Device {
  customerId: string
  /** Who is counted where sign-ins fail: the subject of the account's address. */
  account: string
  keyHash: string
  label: string
}

/** Whether a browser has signed in to the account before. Costs the same for an account that does not exist. */
export async function knowsDevice(tx: SqlEntityManager, account: string, keyHash: string): Promise<boolean> {
  const [row] = await tx.execute<{ known: boolean }[]>(
    'select exists (select 1 from known_device where account = ? and key_hash = ? and deleted_at is null) as known',
    [account, keyHash],
  )
  return row?.known === true
}

/** Whether the account has been opened from elsewhere, and never by this browser. */
export async function isStrangeDevice(
  tx: SqlEntityManager,
  { customerId, keyHash }: Pick<Device, 'customerId' | 'keyHash'>,
): Promise<boolean> {
  const [row] = await tx.execute<{ others: string; same: string }[]>(
    `select count(*) filter (where key_hash <> ?) as others, count(*) filter (where key_hash = ?) as same
     from known_device where customer_id = ? and deleted_at is null`,
    [keyHash, keyHash, customerId],
  )
  return Number(row?.others) > 0 && Number(row?.same) === 0
}

export async function rememberDevice(tx: SqlEntityManager, device: Device): Promise<void> {
  await tx.execute(
    `insert into known_device (id, customer_id, account, key_hash, label, first_seen_at, last_seen_at)
     values (?, ?, ?, ?, ?, now(), now()) on conflict (customer_id, key_hash) where deleted_at is null
     do update set last_seen_at = now(), label = excluded.label, updated_at = now()`,
    [generateEntityId(undefined, 'kdev'), device.customerId, device.account, device.keyHash, device.label],
  )
}
