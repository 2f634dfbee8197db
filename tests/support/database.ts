import pg from 'pg'

const MOST_AT_ONCE = 10
/**
 * A new connection costs the database more than most questions do. Databases of tests come and go: what is not used any more is let go
 * soon, and keeps no process alive.
 */
const pools = new Map<string, pg.Pool>()
function poolOf(databaseUrl: string): pg.Pool {
  const known = pools.get(databaseUrl)
  if (known) return known
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: MOST_AT_ONCE,
    idleTimeoutMillis: 1000,
    allowExitOnIdle: true,
  })
  // A connection that ends while nobody uses it: the next question opens another.
  pool.on('error', () => undefined)
  pools.set(databaseUrl, pool)
  return pool
}

/** Runs one query against the shop's database, to see what is really there. */
export async function rows<T extends pg.QueryResultRow>(
  databaseUrl: string,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  return (await poolOf(databaseUrl).query<T>(sql, values)).rows
}
