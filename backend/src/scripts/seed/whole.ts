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
interface Thing {
  find: () => Promise<{ id: string } | undefined>
  /** Takes away what a seed left of it that was cut off in its making. */
  discard: (id: string | undefined) => Promise<unknown>
  make: () => Promise<{ id: string } | undefined>
}

/**
 * Makes what is missing, wholly. Most things are made in several steps over several modules, of which none can be taken back when the
 * process dies: that one is begun is noted first, and what the next seed finds of it then is half a thing, which it makes again.
 * @returns its id
 */
export async function whole(
  container: MedusaContainer,
  name: string,
  { find, discard, make }: Thing,
): Promise<string> {
  const sql = query(container)
  for (const statement of NOTES) await sql(statement)
  const note = [`seeding ${name}`]
  const [begun] = await sql<{ since: string }>(
    'select value as since from caseloom_ops.note where name = ?',
    note,
  )
  const found = await find()
  if (found && !begun) return found.id
  if (begun) {
    await discard(found?.id)
    await sql(UNUSED_PRICES, [begun.since])
  }
  await sql('insert into caseloom_ops.note values (?, now()::text) on conflict do nothing', note)
  const made = await make()
  if (!made) throw new Error(`${name} could not be made`)
  await sql('delete from caseloom_ops.note where name = ?', note)
  return made.id
}
