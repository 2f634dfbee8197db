/**
 * A copy of the embedded PostgreSQL while it runs, by PostgreSQL's own means for it (its manual's 'Making a Base Backup Using the
 * Low Level API'): the binaries that npm brings hold no pg_dump. The copy is of the state at its end; it opens on the same kind of
 * machine with the same major version.
 */
import { readFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withClient } from '../postgres.mjs'

/** Begun anew by each start of a server; the manual says to leave them out. */
const EMPTY = new Set([
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp'],
  'pg_subtrans',
])
const LEFT_OUT = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label.*)$/

/** @param {string} dir the folder of a PostgreSQL */
export const kindOf = (dir) => ({
  version: readFileSync(path.join(dir, 'PG_VERSION'), 'utf8').trim(),
  machine: `${process.platform}-${process.arch}`,
})

/** A file that is dropped while we are at it is none of the copy's. @param {unknown} fault */
function unlessGone(fault) {
  if (!(fault instanceof Error) || !('code' in fault) || fault.code !== 'ENOENT') throw fault
}

/** @param {string} from @param {string} to */
async function copyTree(from, to) {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const entries = await readdir(from, { withFileTypes: true }).catch((fault) => (unlessGone(fault), []))
  for (const entry of entries) {
    const { name } = entry
    const [source, target] = [path.join(from, name), path.join(to, name)]
    if (LEFT_OUT.test(name)) continue
    if (entry.isDirectory() && EMPTY.has(name)) await mkdir(target, { recursive: true, mode: 0o700 })
    else if (entry.isDirectory()) await copyTree(source, target)
    else if (entry.isFile()) await copyFile(source, target).catch(unlessGone)
  }
}

/**
 * @param {{ dir: string, url: string, target: string }} what `url` of any database of the server that runs on `dir`
 */
export function baseBackup({ dir, url, target }) {
  return withClient(url, async (client) => {
    // Keeps the log of what happens meanwhile; it ends with this connection, however that ends.
    await client.query(`select pg_create_physical_replication_slot('caseloom_backup', true, true)`)
    const began = await client.query(`select pg_walfile_name(pg_backup_start('caseloom', true)) as log`)
    await copyTree(dir, target)
    const ended = await client.query(
      `select labelfile, pg_walfile_name(lsn) as log from pg_backup_stop(false) as stopped`,
    )
    const { labelfile, log: last } = ended.rows[0]
    await writeFile(path.join(target, 'backup_label'), labelfile)
    const first = began.rows[0].log
    await mkdir(path.join(target, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 })
    const logs = (await readdir(path.join(dir, 'pg_wal'))).filter(
      (name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last,
    )
    for (const name of logs) await copyFile(path.join(dir, 'pg_wal', name), path.join(target, 'pg_wal', name))
  })
}
