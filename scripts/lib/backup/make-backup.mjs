/**
 * Database first, then files: a file is written before the row that names it and never changed, so every row of the copy finds its file
 * in what is copied after it. The other way round, the newest orders would name files that were not there yet. What was written in
 * between lies in the copy without a row; the shop's sweepers know such files.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { isShop, otherClaim, releaseLock, takeLock } from '../lock.mjs'
import { dataDir, root } from '../paths.mjs'
import { findPostgres, startPostgres } from '../postgres.mjs'
import { logFile } from '../run.mjs'
import { loadDotEnv } from '../settings.mjs'
import { isArchive, pack } from './archive.mjs'
import { baseBackup, kindOf } from './base-backup.mjs'
import { copyFromBucket } from './bucket.mjs'
import { dump } from './dump.mjs'
import { copyFolder, listOf } from './folders.mjs'
import { countRows, writeManifest } from './manifest.mjs'
import { embeddedDir, filesDir, refuseNoShop } from './sources.mjs'

export const DATABASE = 'caseloom'
/** What lies in the data folder beside the database: files, a cluster's own bucket, and the stand-ins' ledgers. */
export const FOLDERS = ['s3', 'sandbox']

/** An image has no history, but a name. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return process.env.CASELOOM_TAG ? `of the image ${process.env.CASELOOM_TAG}` : 'unknown'
  }
}

const shopRuns = () => isShop(otherClaim()?.doing)

/**
 * The embedded server as it runs, or one started for as long as it is copied. Without a shop the folder is claimed meanwhile: a shop
 * that started then would take over a server that is about to be stopped.
 */
async function embedded() {
  const dir = embeddedDir()
  const ofShop = shopRuns() ? await findPostgres(dir, shopRuns) : null
  if (ofShop) return { dir, url: ofShop.url, stop: async () => {} }
  await takeLock('backup')
  try {
    const left = await findPostgres(dir)
    if (left) return { dir, url: left.url, stop: async () => releaseLock() }
    const port = Number(process.env.PORT_POSTGRES ?? 9432)
    const own = await startPostgres({ dir, port, logFile: logFile('postgres-backup') })
    return { dir, url: own.url, stop: () => own.stop().finally(releaseLock) }
  } catch (fault) {
    releaseLock()
    throw fault
  }
}

/** @param {string} folder */
async function copyDatabase(folder) {
  const url = process.env.DATABASE_URL
  if (url) {
    const rows = await countRows(url)
    await dump(url, path.join(folder, 'database.dump'))
    return { rows, database: /** @type {const} */ ({ kind: 'dump' }) }
  }
  const server = await embedded()
  try {
    const rows = await countRows(server.url(DATABASE))
    await baseBackup({ ...server, url: server.url('postgres'), target: path.join(folder, 'postgres') })
    return { rows, database: { kind: /** @type {const} */ ('embedded'), ...kindOf(server.dir) } }
  } finally {
    await server.stop()
  }
}

/** @param {string} folder @returns {Promise<import('./manifest.mjs').Manifest['files']>} */
async function copyFiles(folder) {
  const target = path.join(folder, 'files')
  mkdirSync(target, { mode: 0o700 })
  if (process.env.S3_BUCKET) return { kind: 's3', types: await copyFromBucket(target) }
  await copyFolder(filesDir(), target)
  return { kind: 'folder' }
}

/**
 * @param {string} place a folder that is not there yet, or a .tar.gz
 * @returns {Promise<{ place: string, files: number, bytes: number, tables: number }>}
 */
export async function makeBackup(place) {
  loadDotEnv()
  refuseNoShop()
  const target = path.resolve(place)
  if (existsSync(target)) throw new Error(`${target} is there already: nothing was changed.`)
  const folder = `${target}.partial`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    const { rows, database } = await copyDatabase(folder)
    const files = await copyFiles(folder)
    for (const name of FOLDERS) await copyFolder(path.join(dataDir(), name), path.join(folder, name))
    const secrets = path.join(dataDir(), 'secrets.json')
    if (existsSync(secrets)) await copyFile(secrets, path.join(folder, 'secrets.json'))
    const list = await listOf(folder)
    writeManifest(folder, { madeAt: new Date().toISOString(), commit: commit(), database, files, rows, list })
    if (isArchive(target)) pack(folder, target)
    else renameSync(folder, target)
    return {
      place: target,
      files: Object.keys(list).length,
      bytes: Object.values(list).reduce((sum, { size }) => sum + size, 0),
      tables: Object.keys(rows).length,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
