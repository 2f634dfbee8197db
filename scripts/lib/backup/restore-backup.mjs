import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { chmod, copyFile } from 'node:fs/promises'
import path from 'node:path'
import { releaseLock, takeLock } from '../lock.mjs'
import { dataDir } from '../paths.mjs'
import { embeddedVersion, handOver } from '../postgres.mjs'
import { loadDotEnv } from '../settings.mjs'
import { isArchive, unpacked } from './archive.mjs'
import { copyToBucket, isBucketEmpty } from './bucket.mjs'
import { isDatabaseEmpty, restoreDump } from './dump.mjs'
import { copyFolder } from './folders.mjs'
import { FOLDERS } from './make-backup.mjs'
import { readManifest, verify } from './manifest.mjs'
import { embeddedDir, filesDir } from './sources.mjs'

/** @typedef {import('./manifest.mjs').Manifest} Manifest */

/** @param {string} place */
const isEmpty = (place) => !existsSync(place) || readdirSync(place).length === 0

/** Nothing that is there is ever overwritten. @param {Manifest} manifest */
async function refuseWhatIsThere({ database, files }) {
  const { env } = process
  const places = ['secrets.json', ...FOLDERS].map((name) => path.join(dataDir(), name))
  if (database.kind === 'embedded') places.push(embeddedDir())
  if (files.kind === 'folder') places.push(filesDir())
  const full = places.filter((place) => (place.endsWith('.json') ? existsSync(place) : !isEmpty(place)))
  if (full.length > 0)
    throw new Error(`Nothing was changed, since there is something already: ${full.join(', ')}.`)
  if (database.kind === 'dump' && !env.DATABASE_URL)
    throw new Error('This backup is of a database of your own: set DATABASE_URL to an empty one.')
  if (database.kind === 'embedded' && env.DATABASE_URL)
    throw new Error('This backup is of the embedded database: leave DATABASE_URL out.')
  if ((files.kind === 's3') !== Boolean(env.S3_BUCKET))
    throw new Error(
      files.kind === 's3'
        ? 'The files of this backup are a bucket’s: set S3_BUCKET and its companions.'
        : 'The files of this backup are a folder’s: leave S3_BUCKET out.',
    )
  if (files.kind === 's3' && !(await isBucketEmpty()))
    throw new Error('Nothing was changed: the bucket is not empty.')
  if (env.DATABASE_URL && !(await isDatabaseEmpty(env.DATABASE_URL)))
    throw new Error('Nothing was changed: the database of DATABASE_URL is not empty. Give a new one.')
}

/** @param {Manifest['database']} database */
async function refuseAnotherMachine(database) {
  if (database.kind !== 'embedded') return
  const machine = `${process.platform}-${process.arch}`
  if (database.machine !== machine)
    throw new Error(`This backup opens on ${database.machine} alone; this machine is ${machine}.`)
  const version = await embeddedVersion()
  if (database.version !== version)
    throw new Error(
      `This backup is of PostgreSQL ${database.version}, the shop's is ${version}: check the shop's commit of then out first.`,
    )
}

/** Comes to its place in one go, so that a restore that was cut off is seen. @param {string} from @param {string} to */
async function place(from, to) {
  if (!existsSync(from)) return
  const draft = `${to}.partial`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  await copyFolder(from, draft)
  rmSync(to, { recursive: true, force: true })
  renameSync(draft, to)
}

/** @param {string} folder @param {Manifest} manifest */
async function restoreDatabase(folder, { database }) {
  if (database.kind === 'dump')
    return restoreDump(process.env.DATABASE_URL ?? '', path.join(folder, 'database.dump'))
  const dir = embeddedDir()
  await place(path.join(folder, 'postgres'), dir)
  handOver(dir)
}

/** @param {string} folder */
async function restoreFolder(folder) {
  const manifest = readManifest(folder)
  await refuseAnotherMachine(manifest.database)
  await refuseWhatIsThere(manifest)
  await verify(folder, manifest)
  // The database last: a shop without one is seen to be none.
  if (manifest.files.kind === 's3') await copyToBucket(path.join(folder, 'files'), manifest.files.types)
  else await place(path.join(folder, 'files'), filesDir())
  for (const name of FOLDERS) await place(path.join(folder, name), path.join(dataDir(), name))
  const secrets = path.join(folder, 'secrets.json')
  if (existsSync(secrets)) {
    await copyFile(secrets, path.join(dataDir(), 'secrets.json'))
    await chmod(path.join(dataDir(), 'secrets.json'), 0o600)
  }
  await restoreDatabase(folder, manifest)
  return manifest
}

/** @param {string} source a folder or a .tar.gz of `npm run backup` @returns {Promise<Manifest>} */
export async function restoreBackup(source) {
  loadDotEnv()
  const from = path.resolve(source)
  if (!existsSync(from)) throw new Error(`There is no ${from}.`)
  await takeLock('restore')
  try {
    return isArchive(from) ? await unpacked(from, restoreFolder) : await restoreFolder(from)
  } finally {
    releaseLock()
  }
}
