import pg from 'pg'

const COLUMNS = `select c.table_name as table, array_agg(c.column_name::text) as columns
  from information_schema.columns c
  join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    and (c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'tsvector') or c.data_type = 'ARRAY')
  group by 1 order by 1`

/** Every place of the database that holds one of some texts, as `table.column: row`. */
export async function placesHolding(databaseUrl: string, texts: string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const tables = await client.query<{ table: string; columns: string[] }>(COLUMNS)
    const found: string[] = []
    const patterns = texts.map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`)
    for (const { table, columns } of tables.rows)
      for (const column of columns) {
        const held = await client.query<{ value: string }>(
          `select left("${column}"::text, 300) as value from "${table}" where "${column}"::text ilike any($1) limit 3`,
          [patterns],
        )
        found.push(...held.rows.map(({ value }) => `${table}.${column}: ${value}`))
      }
    return found
  } finally {
    await client.end()
  }
}

/** Tables that say of a row whose it is. */
export async function tablesNamingCustomers(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ table: string }>(
      `select distinct table_name as table from information_schema.columns
       where table_schema = 'public' and (column_name ~ '(customer_id|^email$|owner)' or column_name = 'to') order by 1`,
    )
    return rows.map(({ table }) => table).sort()
  } finally {
    await client.end()
  }
}
