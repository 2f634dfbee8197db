import { FileRemoval } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import { readdir } from 'node:fs/promises'
import { env } from '../../env'
import { query } from '../database/sql'
import { EXPORT_LIFETIME_MS, isSpentExport } from '../images/stored-upload'

/** In a bucket: what its provider noted before it stored it (providers/s3-files). */
async function forgetInBucket(scope: MedusaContainer, before: Date): Promise<number> {
  const sql = query(scope)
  const notes = await sql<{ id: string; filename: string }>(
    `select id, filename from file_note where filename like '%.csv' and created_at < ?`,
    [before],
  )
  const gone = await new FileRemoval(scope).remove(notes.map(({ filename }) => filename))
  await sql('delete from file_note where id = any(?)', [
    notes.flatMap(({ id, filename }) => (gone.has(filename) ? id : [])),
  ])
  return gone.size
}

async function forgetOnDisk(scope: MedusaContainer, now: Date): Promise<number> {
  const names = await readdir(env.FILES_DIR).catch(() => [])
  const spent = names.filter((name) => isSpentExport(name, now.getTime()))
  return (await new FileRemoval(scope).remove(spent)).size
}

/**
 * Removes the tables that Medusa's admin made (those of orders hold names and addresses) once they can't be fetched any more. One
 * that could not be removed holds up no other, and is tried again by the next run. @returns how many
 */
export const forgetExports = (scope: MedusaContainer, now: Date): Promise<number> =>
  env.S3_BUCKET
    ? forgetInBucket(scope, new Date(now.getTime() - EXPORT_LIFETIME_MS))
    : forgetOnDisk(scope, now)
