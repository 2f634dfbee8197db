import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'

export type RequestPurpose = 'verify' | 'reset' | 'register'

/** What opens an account later; the password is hashed already. */
export interface Application {
  name: string
  passwordHash: string
  newsletter: boolean
  guestKeyHash: string | null
}
export interface NewRequest {
  purpose: RequestPurpose
  email: string
  data: Application | null
}
export interface TakenRequest {
  id: string
  purpose: RequestPurpose
  email: string
  data: Application | null
  created_at: Date
  /** Whether a mail may go out. */
  granted: boolean
}

/** How long one process has, and after how many tries a request is left to the broom. */
const LEASE_SECONDS = 60
const MOST_ATTEMPTS = 20
/** Mails of one kind that an address gets within an hour, whoever asks for them. */
export const MAILS_PER_HOUR = 3

export async function keepRequest(tx: SqlEntityManager, request: NewRequest): Promise<string> {
  const id = generateEntityId(undefined, 'areq')
  await tx.execute(
    'insert into account_request (id, purpose, email, data, due_at) values (?, ?, ?, ?::jsonb, now())',
    [id, request.purpose, request.email, request.data ? JSON.stringify(request.data) : null],
  )
  return id
}

/** Takes a due request for one process, and settles once and for all whether its mail may go out. */
export async function takeRequest(tx: SqlEntityManager, id: string): Promise<TakenRequest | null> {
  const [row] = await tx.execute<(Omit<TakenRequest, 'granted'> & { granted_at: Date | null })[]>(
    `update account_request set attempts = attempts + 1, updated_at = now(),
       due_at = clock_timestamp() + make_interval(secs => ? * (attempts + 1))
     where id = ? and done_at is null and due_at <= clock_timestamp() and attempts < ? and deleted_at is null
     returning id, purpose, email, data, created_at, granted_at`,
    [LEASE_SECONDS, id, MOST_ATTEMPTS],
  )
  if (!row) return null
  const granted = row.granted_at !== null || (await grant(tx, row))
  return { ...row, created_at: new Date(row.created_at), granted }
}

async function grant(tx: SqlEntityManager, request: { id: string; purpose: string; email: string }) {
  const { id, purpose, email } = request
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `account-mail:${purpose}:${email}`,
  ])
  const [granted] = await tx.execute<{ id: string }[]>(
    `update account_request set granted_at = clock_timestamp() where id = ? and (
       select count(*) from account_request other where other.email = ? and other.purpose = ? and other.deleted_at is null
         and other.granted_at > clock_timestamp() - interval '1 hour') < ? returning id`,
    [id, email, purpose, MAILS_PER_HOUR],
  )
  return Boolean(granted)
}

export async function finishRequest(tx: SqlEntityManager, id: string): Promise<void> {
  await tx.execute(
    'update account_request set done_at = now(), data = null, updated_at = now() where id = ?',
    [id],
  )
}

export async function dueRequests(tx: SqlEntityManager, take: number): Promise<string[]> {
  const rows = await tx.execute<{ id: string }[]>(
    `select id from account_request where done_at is null and due_at <= now() and attempts < ? and deleted_at is null
     order by due_at limit ?`,
    [MOST_ATTEMPTS, take],
  )
  return rows.map((row) => row.id)
}
