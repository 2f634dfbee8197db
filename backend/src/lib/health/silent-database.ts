import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { isDatabaseSilent } from './database-away'
import { isStillThere, type Opens } from './still-there'

/**
 * No statement of a shop that runs takes so long, be it one that waits for a lock. Commands and migrations, which go over whole tables,
 * have no such limit.
 */
const STATEMENT_MS = 60_000
const SILENT = 'The database said nothing in time'

/** What we need to know of a client of pg in knex's pool. */
interface PgClient {
  connectionParameters: { query_timeout: number | false }
  connection: { stream: { destroy: () => void } }
  __knexUid: string
  /** Why knex should use it no more. */
  __knex__disposed?: unknown
}
type PoolEvent = 'acquireSuccess' | 'destroyRequest' | 'createFail'
interface Client extends Opens {
  pool: { on: (event: PoolEvent, listener: (id: number, about: unknown) => void) => void }
  on: (event: 'query-error', listener: (error: unknown, query: { __knexUid: string }) => void) => void
}

const watched = new WeakSet<Client>()

/**
 * A database whose machine vanished closes no connection: each looks as if it lived, and the system takes a quarter of an hour to find
 * out. A statement that is not answered in time ends with its connection, and then none that was open at that time is used again,
 * since they lead to the same machine.
 */
export function endSilence(scope: MedusaContainer): void {
  const { client } = scope.resolve<{ client: Client }>(ContainerRegistrationKeys.PG_CONNECTION)
  if (watched.has(client)) return
  watched.add(client)
  const open = new Map<string, PgClient>()
  const distrust = () => {
    for (const one of open.values()) one.__knex__disposed ??= SILENT
  }
  client.pool.on('acquireSuccess', (_id, acquired) => {
    const one = acquired as PgClient
    one.connectionParameters.query_timeout = STATEMENT_MS
    open.set(one.__knexUid, one)
  })
  client.pool.on('destroyRequest', (_id, destroyed) => open.delete((destroyed as PgClient).__knexUid))
  client.pool.on('createFail', (_id, error) => {
    if (isDatabaseSilent(error)) void isStillThere(client).then((there) => there || distrust())
  })
  client.on('query-error', (error, { __knexUid }) => {
    if (!isDatabaseSilent(error)) return
    open.get(__knexUid)?.connection.stream.destroy()
    distrust()
  })
}
