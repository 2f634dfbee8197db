import type { MedusaContainer } from '@medusajs/framework/types'
import { opendir } from 'node:fs/promises'
import { query } from '../generation/sql'
import { removeFiles } from './store-files'

const BATCH = 1_000
/** How Medusa's local provider calls a private file: the name it was given, with the time before it. */
const PRIVATE = /^private-\d+-(.+)$/

/** SQL: those of the files that nothing holds, neither in use nor on its way in or out. */
const NAMELESS = `select unnest(?::text[]) as id except (
  select unnest(array[original_file_id, large_file_id, thumb_file_id]) from artwork
  union all select unnest(array[mockup_file_id, print_file_id]) from recipe
  union all select file_id from generation_partial
  union all select jsonb_array_elements_text(loose_files) from generation_variation
    where jsonb_typeof(loose_files) = 'array')`

/** Files in the folder whose names were noted. */
async function stored(folder: string, noted: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = []
  for await (const { name } of await opendir(folder)) {
    const given = PRIVATE.exec(name)?.[1]
    if (given && noted.has(given)) found.push(name)
  }
  return found
}

/**
 * Removes what processes left in the local provider's folder when they died between storing a file and naming it. Only files whose
 * names this database noted before the moment are looked at: others may lie in the same folder. A storage service can't be
 * asked for its files by name: there (`folder` null) they stay.
 */
export async function forgetNamelessFiles(
  container: MedusaContainer,
  folder: string | null,
  before: Date,
): Promise<number> {
  const sql = query(container)
  const notes = await sql<{ filename: string }>('select filename from file_note where created_at < ?', [
    before,
  ])
  let removed = 0
  if (folder && notes.length > 0) {
    const files = await stored(folder, new Set(notes.map(({ filename }) => filename)))
    for (let at = 0; at < files.length; at += BATCH) {
      const ids = files.slice(at, at + BATCH)
      const nameless = await sql<{ id: string }>(NAMELESS, [ids])
      await removeFiles(
        container,
        nameless.map(({ id }) => id),
      )
      removed += nameless.length
    }
  }
  // Last of all: what dies before this is looked at again.
  await sql('delete from file_note where created_at < ?', [before])
  return removed
}
