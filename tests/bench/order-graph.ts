import type pg from 'pg'

/** Columns that lead from an order's own rows to more of its own; all others (regions, variants, designs, …) are shared. */
const LEADING = new Set([
  'billing_address_id',
  'cart_id',
  'customer_id',
  'delivery_address_id',
  'fulfillment_id',
  'item_id',
  'payment_collection_id',
  'shipping_address_id',
  'shipping_method_id',
])
/** What customers have beside their orders, and is grown by itself. */
const APART = /^(design|artwork|recipe|generation_|customer_group)/

interface Column {
  table: string
  name: string
  kind: 'text' | 'time' | 'other'
  key: boolean
}
/** A table with rows of an order, and how they are told and told apart. */
export interface OrderTable {
  name: string
  columns: Column[]
  /** Columns that hold ids of the order's own rows in any of its rows. */
  ids: string[]
  /** Further columns that have to differ from copy to copy. */
  unique: string[]
}
export interface OrderGraph {
  ids: string[]
  tables: OrderTable[]
}

const COLUMNS = `
  select c.table_name as "table", c.column_name as name,
    case when c.data_type in ('text', 'character varying') then 'text' when c.data_type like 'timestamp%' then 'time' else 'other' end as kind,
    (c.data_type in ('text', 'character varying') and (c.column_name = 'id' or c.column_name like '%\\_id')) as key
  from information_schema.columns c
  join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
  where c.table_schema = 'public' and c.is_generated = 'NEVER' order by c.table_name, c.ordinal_position`

/** Of each unique index the columns, those of expressions left out. */
const UNIQUE = `
  select t.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
  from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace s on s.oid = t.relnamespace
  join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
  where i.indisunique and s.nspname = 'public' group by i.indexrelid, t.relname`

export const quoted = (name: string) => `"${name}"`

/** Whatever belongs to one order: found by following its ids through all tables until nothing more is found. */
export async function orderGraph(client: pg.Client, orderId: string): Promise<OrderGraph> {
  const { rows: columns } = await client.query<Column>(COLUMNS)
  const byTable = new Map<string, Column[]>()
  for (const column of columns) byTable.set(column.table, [...(byTable.get(column.table) ?? []), column])
  const ids = new Set([orderId])
  const found = new Map<string, Set<string>>()
  for (let before = 0; before < ids.size;) {
    before = ids.size
    for (const [table, all] of byTable) {
      const keys = all.filter(({ key }) => key).map(({ name }) => name)
      if (APART.test(table) || keys.length === 0) continue
      const { rows } = await client.query<Record<string, string | null>>(
        `select ${keys.map(quoted).join(', ')} from ${quoted(table)}
         where ${keys.map((key) => `${quoted(key)} = any($1)`).join(' or ')}`,
        [[...ids]],
      )
      for (const row of rows)
        for (const key of keys) {
          const id = row[key]
          if (!id) continue
          if (key === 'id' || LEADING.has(key)) ids.add(id)
          if (ids.has(id)) found.set(table, (found.get(table) ?? new Set()).add(key))
        }
    }
  }
  const { rows: indexes } = await client.query<{ table: string; columns: string[] }>(UNIQUE)
  const tables = [...found].map(([name, keys]): OrderTable => {
    const own = byTable.get(name) ?? []
    const texts = new Set(own.filter(({ kind }) => kind === 'text').map((column) => column.name))
    const unique = indexes
      .filter((index) => index.table === name && !index.columns.some((column) => keys.has(column)))
      .flatMap((index) => index.columns.find((column) => texts.has(column)) ?? [])
    return { name, columns: own, ids: [...keys], unique: [...new Set(unique)] }
  })
  return { ids: [...ids], tables }
}
