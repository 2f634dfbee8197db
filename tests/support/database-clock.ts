import { rows } from './database'

/**
 * While the days of sales are reckoned, this database believes in another moment (null: the true one); whatever else asks it
 * the time hears of nothing. Of a database that is thrown away afterwards.
 */
export async function believeIn(databaseUrl: string, at: string | null): Promise<void> {
  const [known] = await rows(databaseUrl, `select 1 from pg_proc where proname = 'true_now'`)
  if (!known)
    await rows(
      databaseUrl,
      `create table believed_moment (at timestamptz);
       alter function pg_catalog.now() rename to true_now;
       create function pg_catalog.now() returns timestamptz language plpgsql stable as $$
       begin
         if current_query() like '%sales_day%' then
           return coalesce((select max(at) from public.believed_moment), pg_catalog.true_now());
         end if;
         return pg_catalog.true_now();
       end $$`,
    )
  await rows(databaseUrl, 'delete from believed_moment')
  await rows(databaseUrl, 'insert into believed_moment (at) values ($1)', [at])
}
