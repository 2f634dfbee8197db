import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../../env'
import { CUSTOMER_PROFILE_MODULE } from '../../modules/customer_profile'
import type { KeptPicture } from '../../modules/customer_profile/service'
import { SESSION_EXPIRED } from '../http/authenticate'
import { failure } from '../http/fail'

/** Longer than any upload takes: what is loose after that belongs to nobody. */
const LOOSE_MS = 15 * 60_000

/** Notes the file's key before the file is there. */
async function store(scope: MedusaContainer, customerId: string, webp: Buffer): Promise<KeptPicture> {
  const profiles = scope.resolve(CUSTOMER_PROFILE_MODULE)
  const name = randomBytes(16).toString('hex')
  const note = await profiles.createProfilePictureLooses({ customer_id: customerId, name })
  const upload = await scope.resolve(Modules.FILE).getUploadStream({
    filename: `${name}.webp`,
    mimeType: 'image/webp',
    access: 'private',
  })
  // Whoever does not wait for it yet must not bring the process down where it fails.
  upload.promise.catch(() => undefined)
  try {
    await profiles.updateProfilePictureLooses({ id: note.id, file: upload.fileKey })
  } catch (error) {
    // In a bucket nobody would find a file whose key was not noted: it must not come to be.
    upload.writeStream.destroy(error as Error)
    throw error
  }
  upload.writeStream.end(webp)
  const { key } = await upload.promise
  return { name, file: key }
}

/** Removes files and, only then, the notes of them. */
async function dropLoose(scope: MedusaContainer, loose: { id: string; file: string }[]): Promise<void> {
  for (const { id, file } of loose) {
    await scope.resolve(Modules.FILE).deleteFiles([file])
    await scope.resolve(CUSTOMER_PROFILE_MODULE).deleteProfilePictureLooses(id)
  }
}

/** The former picture is out of use already: where its file cannot go now, the note of it stays and a job tries again. */
async function dropQuietly(scope: MedusaContainer, loose: { id: string; file: string }[]): Promise<void> {
  try {
    await dropLoose(scope, loose)
  } catch (error) {
    scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`A former profile picture could not be removed yet: ${(error as Error).message}`)
  }
}

/** Shows a new picture of a customer, or none. @throws unauthenticated where the account went meanwhile */
export async function changePicture(
  scope: MedusaContainer,
  customerId: string,
  webp: Buffer | null,
): Promise<void> {
  const picture = webp && (await store(scope, customerId, webp))
  const former = await scope.resolve(CUSTOMER_PROFILE_MODULE).switchPicture(customerId, picture)
  if (!former) throw failure('unauthenticated', SESSION_EXPIRED)
  await dropQuietly(scope, former)
}

/** The key of a file whose writer died before it could note it. A bucket holds no file before its key is noted. */
async function keyOnDisk(name: string): Promise<string | null> {
  if (env.S3_BUCKET) return null
  const files = await readdir(path.resolve(env.FILES_DIR))
  return files.find((file) => file.endsWith(`-${name}.webp`)) ?? null
}

/** Takes an account's picture out of use for good, with all that its profile holds. Its file goes now, or by the job. */
export async function forgetProfile(scope: MedusaContainer, customerId: string): Promise<void> {
  await dropQuietly(scope, await scope.resolve(CUSTOMER_PROFILE_MODULE).releaseProfile(customerId))
}

/** Removes files that no profile shows: what uploads and changes left that died underway. */
export async function removeLoosePictures(scope: MedusaContainer, now: Date): Promise<number> {
  const profiles = scope.resolve(CUSTOMER_PROFILE_MODULE)
  const notes = await profiles.listProfilePictureLooses(
    { created_at: { $lt: new Date(now.getTime() - LOOSE_MS) } },
    { take: 500, order: { created_at: 'ASC' } },
  )
  for (const { id, name, file } of notes) {
    const key = file ?? (await keyOnDisk(name))
    // One that cannot go does not keep the others.
    if (key) await dropQuietly(scope, [{ id, file: key }])
    else await profiles.deleteProfilePictureLooses(id)
  }
  return notes.length
}
