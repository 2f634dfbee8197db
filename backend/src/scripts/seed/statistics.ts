import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/**
 * Tables that PostgreSQL has never looked at, as after a seed or a restore. Until it does, which autovacuum sees to in a minute or more, it
 * takes them for empty: the prices of the catalogue were then read in ten seconds instead of ten milliseconds.
 */
const ANALYZE = `
  do $$
  declare unknown regclass;
  begin
    for unknown in
      select c.oid::regclass from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and pg_relation_size(c.oid) > 0
        and not exists (select 1 from pg_stats s where s.schemaname = current_schema() and s.tablename = c.relname)
    loop
      execute format('analyze %s', unknown);
    end loop;
  end $$`

/** Has PostgreSQL look at every table that it has no statistics of. */
export async function makeStatistics(container: MedusaContainer): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(ANALYZE)
}
