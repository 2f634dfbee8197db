import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { literally } from '../database/literally'
import { query, type Value } from '../database/sql'
import type { AdminActivity, AdminActivityPage, AdminActivityQuery } from './admin-page'

type Row = Omit<AdminActivity, 'by' | 'created_at'> & {
  created_at: Date
  actor_id: string
  actor_type: string
}
type Actor = Pick<Row, 'actor_id' | 'actor_type'>

const GONE = 'Somebody who has left'

/** Who they are now: their names stand nowhere in the record. */
async function namesOf(scope: MedusaContainer, actors: readonly Actor[]): Promise<Map<string, string>> {
  const of = (type: string) => [
    ...new Set(actors.filter(({ actor_type }) => actor_type === type).map(({ actor_id }) => actor_id)),
  ]
  const [users, customers, keys] = [of('user'), of('customer'), of('api-key')]
  const found = await Promise.all([
    users.length > 0
      ? scope.resolve(Modules.USER).listUsers({ id: users }, { select: ['id', 'email'], take: users.length })
      : [],
    customers.length > 0
      ? scope
          .resolve(Modules.CUSTOMER)
          .listCustomers({ id: customers }, { select: ['id', 'email'], take: customers.length })
      : [],
    keys.length > 0
      ? scope
          .resolve(Modules.API_KEY)
          .listApiKeys({ id: keys }, { select: ['id', 'title'], take: keys.length })
      : [],
  ])
  return new Map(
    found.flat().map((one) => [one.id, 'email' in one ? one.email : `API key ${one.title}`] as const),
  )
}

/** The conditions that a wish makes, and their values. */
function wanted({ q, kind, actor_id, outcome }: AdminActivityQuery): { where: string; values: Value[] } {
  const conditions: [string, Value[]][] = [
    ...(kind ? [['kind = ?', [kind]] satisfies [string, Value[]]] : []),
    ...(actor_id ? [['actor_id = ?', [actor_id]] satisfies [string, Value[]]] : []),
    ...(outcome ? [['outcome = ?', [outcome]] satisfies [string, Value[]]] : []),
    ...(q
      ? [
          ['(subject ilike any(?) or subject_ids @> to_jsonb(?::text))', [literally(q), q]] satisfies [
            string,
            Value[],
          ],
        ]
      : []),
  ]
  return {
    where: ['deleted_at is null', ...conditions.map(([condition]) => condition)].join(' and '),
    values: conditions.flatMap(([, values]) => values),
  }
}

/** A page of what those did who work on the shop, the last first, and whom and what one may filter by. */
export async function adminActivity(
  scope: MedusaContainer,
  wish: AdminActivityQuery,
): Promise<AdminActivityPage> {
  const { limit, offset } = wish
  const { where, values } = wanted(wish)
  const sql = query(scope)
  const [rows, [counted], actors, kinds] = await Promise.all([
    sql<Row>(
      `select id, created_at, actor_id, actor_type, call, kind, subject_ids, subject, changes, left_out, outcome, status, request_id
         from admin_activity where ${where} order by created_at desc, id desc limit ? offset ?`,
      [...values, limit, offset],
    ),
    sql<{ count: string }>(`select count(*) as count from admin_activity where ${where}`, values),
    sql<Actor>('select distinct actor_id, actor_type from admin_activity where deleted_at is null limit 200'),
    sql<{ kind: string }>('select distinct kind from admin_activity where deleted_at is null limit 200'),
  ])
  const names = await namesOf(scope, [...actors, ...rows])
  const nameOf = (id: string) => names.get(id) ?? GONE
  return {
    activity: rows.map(({ actor_id, actor_type, created_at, changes, ...row }) => ({
      ...row,
      created_at: new Date(created_at).toISOString(),
      by: { id: actor_id, name: nameOf(actor_id), type: actor_type },
      changes: changes ?? [],
    })),
    count: Number(counted?.count ?? 0),
    limit,
    offset,
    actors: actors
      .map(({ actor_id: id }) => ({ id, name: nameOf(id) }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    kinds: kinds.map(({ kind }) => kind).sort(),
  }
}
