import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../generation/sql'
import { FileRemoval } from './file-removal'

const BATCH = 1_000
/** SQL: those of the files that nothing holds, neither in use nor on its way in or out. */
const NAMELESS = `select unnest(?::text[]) as id except (
  select unnest(array[original_file_id, large_file_id, thumb_file_id]) from artwork
  union all select unnest(array[mockup_file_id, print_file_id]) from recipe
  union all select file_id from generation_partial
  union all select jsonb_array_elements_text(loose_files) from generation_variation
    where jsonb_typeof(loose_files) = 'array')`

/** The stored files that were given one of these names. */
export type FindNoted = (noted: ReadonlySet<string>) => Promise<NotedFile[]>
export interface NotedFile {
  id: string
  filename: string
}

interface Note extends NotedFile {
  noted_at: string
}
/** SQL: the oldest notes from one on. What an administrator exported is let go of by the shop, which looks for those notes itself. */
const NOTES = `select id, filename, created_at::text as noted_at from file_note
  where created_at < ? and (created_at, id) > (?::timestamptz, ?) and filename not like '%.csv'
  order by created_at, id limit ${BATCH}`

/**
 * Removes what processes left in the file store when they died between storing a file and naming it. Only files whose names this
 * database noted before the moment are looked at: others may lie in the same place. One that can't be removed keeps its note, and
 * is tried again the next time.
 * @throws where the store can't be asked; the notes of what was not looked at stay
 */
export async function forgetNamelessFiles(
  container: MedusaContainer,
  find: FindNoted,
  before: Date,
): Promise<number> {
  const sql = query(container)
  const removal = new FileRemoval(container)
  let removed = 0
  for (let last = { noted_at: '-infinity', id: '' }; !removal.isOver;) {
    const notes = await sql<Note>(NOTES, [before, last.noted_at, last.id])
    if (notes.length === 0) break
    const files = await find(new Set(notes.map(({ filename }) => filename)))
    const ids = files.map(({ id }) => id)
    const nameless = ids.length > 0 ? await sql<{ id: string }>(NAMELESS, [ids]) : []
    const gone = await removal.remove(nameless.map(({ id }) => id))
    removed += gone.size
    const stays = new Set(nameless.flatMap(({ id }) => (gone.has(id) ? [] : id)))
    const kept = new Set(files.flatMap(({ id, filename }) => (stays.has(id) ? filename : [])))
    // Last of all: what dies before this is looked at again.
    await sql('delete from file_note where id = any(?)', [
      notes.flatMap(({ id, filename }) => (kept.has(filename) ? [] : id)),
    ])
    last = notes.at(-1) ?? last
  }
  return removed
}
