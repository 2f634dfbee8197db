import pg from 'pg'
import { rows } from './database'

/** How many wait for a lock with a statement that names this. */
export const waitingFor = (databaseUrl: string, name: string) =>
  rows(
    databaseUrl,
    `select pid from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%${name}%'`,
  )

/** Begins something while this statement's locks are held by a connection of its own; answers what was begun, for it may still wait. */
export async function holdingLock<T>(
  databaseUrl: string,
  lock: string,
  begin: () => Promise<{ begun: T }>,
): Promise<T> {
  const holder = new pg.Client(databaseUrl)
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query(lock)
    const { begun } = await begin()
    await holder.query('commit')
    return begun
  } finally {
    await holder.end()
  }
}
