/**
 * npm run backup:drill: backs the shop up, restores it into an empty folder, starts a PostgreSQL on it, and compares: rows of
 * every table, and every file by its hash. Best while nobody changes anything: rows that came meanwhile are named. The embedded database
 * alone; with DATABASE_URL, restore into another database as docs/operations.md says.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import { makeBackup, DATABASE } from './lib/backup/make-backup.mjs'
import { listOf } from './lib/backup/folders.mjs'
import { countRows, readManifest } from './lib/backup/manifest.mjs'
import { restoreBackup } from './lib/backup/restore-backup.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { loadDotEnv } from './lib/settings.mjs'

/** @param {Record<string, unknown>} wanted @param {Record<string, unknown>} found */
const differences = (wanted, found) =>
  [...new Set([...Object.keys(wanted), ...Object.keys(found)])]
    .filter((name) => JSON.stringify(wanted[name]) !== JSON.stringify(found[name]))
    .map((name) => `${name}: ${JSON.stringify(wanted[name])} became ${JSON.stringify(found[name])}`)

const place = mkdtempSync(path.join(os.tmpdir(), 'caseloom-drill-'))
const seconds = (/** @type {number} */ since) => ((Date.now() - since) / 1000).toFixed(1)
let code = 0
try {
  loadDotEnv()
  if (process.env.DATABASE_URL || process.env.S3_BUCKET)
    throw new Error('The drill is of the embedded database and the files folder.')
  const backup = path.join(place, 'backup')
  let began = Date.now()
  const { bytes } = await makeBackup(backup)
  console.log(`backup   ${seconds(began)} s, ${(bytes / 1e6).toFixed(0)} MB`)
  const manifest = readManifest(backup)

  const empty = path.join(place, 'empty')
  process.env.DATA_DIR = empty
  delete process.env.FILES_DIR
  began = Date.now()
  await restoreBackup(backup)
  console.log(`restore  ${seconds(began)} s`)
  began = Date.now()
  const server = await startPostgres({
    dir: path.join(empty, 'postgres'),
    port: await getPort(),
    logFile: path.join(place, 'postgres.log'),
  })
  const rows = await countRows(server.url(DATABASE)).finally(() => server.stop())
  console.log(`opening  ${seconds(began)} s`)

  const hashes = (/** @type {Record<string, { sha256: string }>} */ list, /** @type {string} */ prefix) =>
    Object.fromEntries(
      Object.entries(list)
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, { sha256 }]) => [name.slice(prefix.length), sha256]),
    )
  const kept = hashes(manifest.list, `files${path.sep}`)
  const faults = [
    ...differences(manifest.rows, rows),
    ...differences(kept, hashes(await listOf(path.join(empty, 'files')), '')),
  ]
  const total = Object.values(rows).reduce((sum, number) => sum + number, 0)
  console.log(
    `${Object.keys(rows).length} tables with ${total} rows and ${Object.keys(kept).length} files compared`,
  )
  for (const fault of faults) console.error(`  ${fault}`)
  console.log(faults.length === 0 ? 'Everything is the same.' : `${faults.length} differences.`)
  code = faults.length === 0 ? 0 : 1
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault))
  code = 1
} finally {
  rmSync(place, { recursive: true, force: true })
}
process.exit(code)
