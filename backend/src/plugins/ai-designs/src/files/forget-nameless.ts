import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../generation/sql'
import { removeFiles } from './store-files'

const BATCH = 1_000
/** SQL: those of the files that nothing holds, neither in use nor on its way in or out. */
const NAMELESS = `select unnest(?::text[]) as id except (
  select unnest(array[original_file_id, large_file_id, thumb_file_id]) from artwork
  union all select unnest(array[mockup_file_id, print_file_id]) from recipe
  union all select file_id from generation_partial
  union all select jsonb_array_elements_text(loose_files) from generation_variation
    where jsonb_typeof(loose_files) = 'array')`

/** Ids of the stored files that were given one of these names. */
export type FindNoted = (noted: ReadonlySet<string>) => Promise<string[]>

interface Note {
  id: string
  filename: string
}

/**
 * Removes what processes left in the file store when they died between storing a file and naming it. Only files whose names this
 * database noted before the moment are looked at: others may lie in the same place.
 * @throws where the store can't be asked; the notes of what was not looked at stay
 */
export async function forgetNamelessFiles(
  container: MedusaContainer,
  find: FindNoted,
  before: Date,
): Promise<number> {
  const sql = query(container)
  let removed = 0
  for (;;) {
    const notes = await sql<Note>(
      'select id, filename from file_note where created_at < ? order by created_at, id limit ?',
      [before, BATCH],
    )
    if (notes.length === 0) return removed
    const files = await find(new Set(notes.map(({ filename }) => filename)))
    const nameless = files.length > 0 ? await sql<{ id: string }>(NAMELESS, [files]) : []
    await removeFiles(
      container,
      nameless.map(({ id }) => id),
    )
    removed += nameless.length
    // Last of all: what dies before this is looked at again.
    await sql('delete from file_note where id = any(?)', [notes.map(({ id }) => id)])
  }
}
