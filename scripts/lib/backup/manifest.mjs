import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withClient } from '../postgres.mjs'
import { forEach, hashOf } from './folders.mjs'

export const MANIFEST = 'manifest.json'
const FORMAT = 1

/**
 * @typedef {{
 *   format: number, madeAt: string, commit: string,
 *   database: { kind: 'embedded', version: string, machine: string } | { kind: 'dump' },
 *   files: { kind: 'folder' } | { kind: 's3', types: Record<string, string> },
 *   rows: Record<string, number>,
 *   list: Record<string, { sha256: string, size: number }>,
 * }} Manifest `rows`: of each table when the copy was begun; `list`: every file of the backup
 */

/** @param {string} folder @param {Omit<Manifest, 'format'>} manifest */
export const writeManifest = (folder, manifest) =>
  writeFileSync(
    path.join(folder, MANIFEST),
    `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`,
    { mode: 0o600 },
  )

/** @param {string} folder @returns {Manifest} @throws Error where the folder holds no backup */
export function readManifest(folder) {
  try {
    const manifest = JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8'))
    if (manifest.format === FORMAT) return manifest
  } catch (cause) {
    throw new Error(`${folder} holds no backup: there is no ${MANIFEST} that can be read.`, { cause })
  }
  throw new Error(`The backup in ${folder} was made by another version of this command.`)
}

/** @param {string} folder @param {Manifest} manifest @throws Error naming what is missing or was changed */
export async function verify(folder, { list }) {
  /** @type {string[]} */
  const faults = []
  await forEach(Object.entries(list), async ([name, { sha256 }]) => {
    const found = await hashOf(path.join(folder, name)).catch(() => null)
    if (found !== sha256) faults.push(`${name} ${found ? 'was changed' : 'is missing'}`)
  })
  if (faults.length === 0) return
  const more = faults.length > 5 ? ` and ${faults.length - 5} more` : ''
  throw new Error(`The backup is not whole: ${faults.slice(0, 5).join(', ')}${more}.`)
}

/** How many rows each table of the shop has. @param {string} url @returns {Promise<Record<string, number>>} */
export function countRows(url) {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const tables = await client.query(
      `select table_schema as schema, table_name as name from information_schema.tables
       where table_schema in ('public', 'caseloom_ops') and table_type = 'BASE TABLE' order by 1, 2`,
    )
    /** @type {Record<string, number>} */
    const rows = {}
    for (const { schema, name } of tables.rows) {
      const quoted = [schema, name].map((part) => client.escapeIdentifier(part)).join('.')
      const counted = await client.query(`select count(*)::int as n from ${quoted}`)
      rows[`${schema}.${name}`] = counted.rows[0].n
    }
    await client.query('commit')
    return rows
  })
}
