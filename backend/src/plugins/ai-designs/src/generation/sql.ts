import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

export type Value = string | number | boolean | Date | null | string[]
/** Rows of one statement; `?` marks a value. */
export type Sql = <T = Record<string, unknown>>(text: string, values?: Value[]) => Promise<T[]>

interface Raw {
  raw: (text: string, values: Value[]) => PromiseLike<{ rows: unknown[] }>
}
interface Connection extends Raw {
  transaction: <T>(work: (transaction: Raw) => Promise<T>) => Promise<T>
}

const sqlOf =
  (raw: Raw): Sql =>
  async <T>(text: string, values: Value[] = []) =>
    (await raw.raw(text, values)).rows as T[]

const connectionOf = (container: MedusaContainer): Connection =>
  container.resolve<Connection>(ContainerRegistrationKeys.PG_CONNECTION)

/** The queue's statements are written out: leases and counters want locks that a repository does not know. */
export const query = (container: MedusaContainer): Sql => sqlOf(connectionOf(container))

/** A process that was frozen in the middle of one would hold everybody up: the database lets go of its locks after a while. */
const FROZEN_AFTER = `set local idle_in_transaction_session_timeout = '20s'`

export const inTransaction = <T>(container: MedusaContainer, work: (sql: Sql) => Promise<T>): Promise<T> =>
  connectionOf(container).transaction(async (transaction) => {
    const sql = sqlOf(transaction)
    await sql(FROZEN_AFTER)
    return work(sql)
  })

/** A list of placeholders for so many values. */
export const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ')

/** SQL: whom a job counts for, where its row is called `j`. */
export const PRINCIPAL = 'coalesce(j.owner_customer_id, j.guest_key_hash)'
