import { rows } from '../database'

/** What a database is made of, a line each: columns, indexes, constraints. */
export async function schemaOf(databaseUrl: string): Promise<string[]> {
  const found = await rows<{ line: string }>(
    databaseUrl,
    `select concat_ws(' ', 'column', table_schema, table_name, column_name, data_type, is_nullable,
       -- One table's default is an id of the moment it was made.
       regexp_replace(column_default, '''01[0-9A-Z]{24}''', '''an id''')) as line
       from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema', 'caseloom_ops')
     union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
     union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
       from pg_constraint where connamespace = 'public'::regnamespace
     union all select concat_ws(' ', 'migration', name) from mikro_orm_migrations
     union all select concat_ws(' ', 'link', table_name) from link_module_migrations
     order by 1`,
  )
  return found.map(({ line }) => line)
}

/** Of each table, how many rows it has that were not taken away. */
export async function countsOf(databaseUrl: string): Promise<Record<string, number>> {
  const tables = await rows<{ name: string; erases: boolean }>(
    databaseUrl,
    `select t.table_name as name, exists (select 1 from information_schema.columns c where c.table_schema = 'public'
       and c.table_name = t.table_name and c.column_name = 'deleted_at') as erases
     from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`,
  )
  const counting = tables.map(
    ({ name, erases }) =>
      `select '${name}' as name, count(*)::int as n from "${name}"${erases ? ' where deleted_at is null' : ''}`,
  )
  const counted = await rows<{ name: string; n: number }>(databaseUrl, counting.join(' union all '))
  return Object.fromEntries(counted.map(({ name, n }) => [name, n]))
}
