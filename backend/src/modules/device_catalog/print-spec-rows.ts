import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'

/** A row of `print_spec`. */
export interface PrintSpecRow {
  id: string
  variant_id: string | null
  variant_sku: string | null
  line: string
  device_name: string
  finish: string
  prodigi_sku: string | null
  prodigi_attributes: Record<string, string>
  width_px: number | null
  height_px: number | null
  dpi: number | null
  evidence: string | null
  /** Set once its variant is gone: orders of it are printed still, and no other variant inherits it. */
  deleted_at: string | null
}

/** What a change did, so that it can be taken back. */
export interface PrintSpecChange {
  before: PrintSpecRow[]
  created: string[]
}

/** Any number; whoever writes specs holds it, so that what was read stays true until it is written. */
const LOCK = 7_204_020

const COLUMNS = [
  'id',
  'variant_id',
  'variant_sku',
  'line',
  'device_name',
  'finish',
  'prodigi_sku',
  'prodigi_attributes',
  'width_px',
  'height_px',
  'dpi',
  'evidence',
  'deleted_at',
] as const
const columns = COLUMNS.join(', ')

export const lockSpecs = (tx: SqlEntityManager) => tx.execute('select pg_advisory_xact_lock(?)', [LOCK])

/** Specs whose variants are there; all, or those of these variants and of these SKUs that have no variant yet. */
export function readSpecRows(
  tx: SqlEntityManager,
  of?: { variantIds: string[]; skus: string[] },
): Promise<PrintSpecRow[]> {
  if (!of) return tx.execute(`select ${columns} from print_spec where deleted_at is null`)
  return tx.execute(
    `select ${columns} from print_spec where deleted_at is null and (
       variant_id in (select jsonb_array_elements_text(?::jsonb))
       or (variant_id is null and variant_sku in (select jsonb_array_elements_text(?::jsonb))))`,
    [JSON.stringify(of.variantIds), JSON.stringify(of.skus)],
  )
}

/** Writes rows as they are given, new or known, and removes others. Names may change hands among the rows. */
export async function writeSpecRows(
  tx: SqlEntityManager,
  rows: PrintSpecRow[],
  remove: string[] = [],
): Promise<void> {
  const ids = [...rows.map(({ id }) => id), ...remove]
  if (ids.length === 0) return
  // Unique columns are emptied first, or two variants could not swap their SKUs.
  await tx.execute(
    `update print_spec set variant_sku = null, variant_id = null
     where id in (select jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(ids)],
  )
  await tx.execute('delete from print_spec where id in (select jsonb_array_elements_text(?::jsonb))', [
    JSON.stringify(remove),
  ])
  await tx.execute(
    `insert into print_spec (${columns})
     select ${columns} from jsonb_populate_recordset(null::print_spec, ?::jsonb)
     on conflict (id) do update set ${COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')},
       updated_at = now()`,
    [JSON.stringify(rows)],
  )
}
