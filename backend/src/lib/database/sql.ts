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

const connectionOf = (scope: MedusaContainer): Connection =>
  scope.resolve<Connection>(ContainerRegistrationKeys.PG_CONNECTION)

/** For what reaches over several modules' tables, which no one module can ask in one go. */
export const query = (scope: MedusaContainer): Sql => sqlOf(connectionOf(scope))

export const inTransaction = <T>(scope: MedusaContainer, work: (sql: Sql) => Promise<T>): Promise<T> =>
  connectionOf(scope).transaction((transaction) => work(sqlOf(transaction)))
