import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../../lib/database/sql'

/** Where the shop notes what is no table of Medusa's; its starter keeps notes of its own there. */
const NOTES = [
  'create schema if not exists caseloom_ops',
  'create table if not exists caseloom_ops.note (name text primary key, value text not null)',
]
/** Prices are made before anything has them. */
const UNUSED_PRICES = `delete from price_set s where s.created_at >= ?::timestamptz
  and not exists (select 1 from product_variant_price_set l where l.price_set_id = s.id and l.deleted_at is null)
  and not exists (select 1 from shipping_option_price_set l where l.price_set_id = s.id and l.deleted_at is null)`
/** It, or what there is of it. */
export interface Row {
  id: string
  created_at: Date | string
  deleted_at?: Date | string | null
}
interface Thing {
  /** With what somebody took away, where that is not to come back. */
  find: () => Promise<Row[]>
  /** Takes away what a seed left of it that was cut off. Without it, it was there before the seed, which only sets it: once more, if need be. */
  discard?: (id: string | undefined) => Promise<unknown>
  make: () => Promise<{ id: string } | undefined>
}

/** A row may have its time from the database's clock. What was there so shortly before a note was found by the seed that wrote it. */
const CLOCKS_OFF_MS = 30_000

const stands = ({ deleted_at }: Row) => !deleted_at

async function notesOf(container: MedusaContainer) {
  const sql = query(container)
  for (const statement of NOTES) await sql(statement)
  return {
    read: async (name: string) =>
      (await sql<{ value: string }>('select value from caseloom_ops.note where name = ?', [name]))[0]?.value,
    /** By this process's clock, as what Medusa makes. One that is there keeps its time. */
    write: (name: string) =>
      sql('insert into caseloom_ops.note values (?, ?) on conflict do nothing', [
        name,
        new Date().toISOString(),
      ]),
    forget: (name: string) => sql('delete from caseloom_ops.note where name = ?', [name]),
  }
}

/**
 * Makes what is missing, wholly. Most things are made in several steps over several modules, of which none can be taken back when the
 * process dies: that one is begun is noted first, and what the next seed finds of it that came since is half a thing, which it makes
 * again. What was there before the note is somebody's own, and stays.
 * @returns its id
 */
export async function whole(
  container: MedusaContainer,
  name: string,
  { find, discard, make }: Thing,
): Promise<string> {
  const notes = await notesOf(container)
  const note = `seeding ${name}`
  const since = await notes.read(note)
  const found = await find()
  const isHalf = ({ created_at }: Row) =>
    since !== undefined && (!discard || Date.parse(since) - new Date(created_at).getTime() <= CLOCKS_OFF_MS)
  const half = found.find((row) => stands(row) && isHalf(row))
  const ready = found.filter((row) => !isHalf(row))
  const present = ready.find(stands) ?? ready[0]
  if (since !== undefined && (half ?? !present)) {
    await discard?.(half?.id)
    await query(container)(UNUSED_PRICES, [since])
  }
  if (present) {
    if (since !== undefined) await notes.forget(note)
    return present.id
  }
  await notes.write(note)
  // Where Medusa has taken its steps back, a note would let the next seed take somebody's own for a half of it.
  const settle = async () => {
    if ((await find()).length > 0) return
    await discard?.(undefined)
    await notes.forget(note)
  }
  const made = await make().catch(async (error: unknown) => {
    await settle().catch(() => undefined)
    throw error
  })
  if (!made) throw new Error(`${name} could not be made`)
  await notes.forget(note)
  return made.id
}

/** What a merchandiser may rename or take away: seeded once, it is not seeded again, whatever became of it. */
export async function once(
  container: MedusaContainer,
  name: string,
  seed: () => Promise<unknown>,
): Promise<void> {
  const notes = await notesOf(container)
  const note = `seeded ${name}`
  if ((await notes.read(note)) !== undefined) return
  await seed()
  await notes.write(note)
}
