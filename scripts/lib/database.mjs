import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from './hash.mjs'
import { backendDir, backendOutput, bin, pluginsDir, root } from './paths.mjs'
import { withClient } from './postgres.mjs'
import { run } from './run.mjs'

/** @param {string} dir @param {RegExp} wanted @returns {string[]} */
function foldersNamed(dir, wanted) {
  return readdirSync(dir).flatMap((name) => {
    const place = path.join(dir, name)
    if (name === 'node_modules' || name.startsWith('.') || !statSync(place).isDirectory()) return []
    return wanted.test(name) ? [place] : foldersNamed(place, wanted)
  })
}

/** What the tables follow from: migrations, models and links, and Medusa's own versions. */
export function schemaHash() {
  return contentHash([
    path.join(root, 'package-lock.json'),
    path.join(backendDir, 'medusa-config.ts'),
    ...foldersNamed(path.join(backendDir, 'src'), /^(migrations|models|links)$/),
  ])
}

/** What the seed writes. */
export function seedHash() {
  return contentHash([path.join(backendDir, 'src', 'scripts'), path.join(pluginsDir, '..', 'brand.ts')])
}

/**
 * A note of the shop's own beside Medusa's tables, so that it goes wherever the database goes.
 * @param {string} url @param {string} name @returns {Promise<string | undefined>}
 */
export function readNote(url, name) {
  return withClient(url, async (client) => {
    await client.query('create schema if not exists caseloom_ops')
    await client.query(
      'create table if not exists caseloom_ops.note (name text primary key, value text not null)',
    )
    const found = await client.query('select value from caseloom_ops.note where name = $1', [name])
    return found.rows[0]?.value
  })
}

/** @param {string} url @param {string} name @param {string} value */
export function writeNote(url, name, value) {
  return withClient(url, (client) =>
    client.query(
      'insert into caseloom_ops.note values ($1, $2) on conflict (name) do update set value = excluded.value',
      [name, value],
    ),
  )
}

/** @typedef {{ url: string, env: NodeJS.ProcessEnv, sources?: boolean, onLine?: (line: string) => void }} Target */

/** @param {string} step @param {string[]} args @param {Target} target */
async function medusa(step, args, { env, sources, onLine }) {
  const cwd = sources ? backendDir : backendOutput
  await run(step, [process.execPath, path.join(bin, 'medusa'), ...args], { cwd, env, onLine })
}

/** Brings the tables up to date where they are not. @param {Target} target @returns {Promise<boolean>} whether it had to */
export async function migrate(target) {
  const hash = schemaHash()
  if ((await readNote(target.url, 'schema')) === hash) return false
  // Of a link that another version had, Medusa would ask whether its table may go: nobody is there to answer, and its rows are kept.
  await medusa('migrate', ['db:migrate', '--skip-scripts', '--execute-safe-links'], target)
  await writeNote(target.url, 'schema', hash)
  return true
}

/** Fills the shop once, and adds what a newer seed brings. @param {Target} target @returns {Promise<boolean>} whether it had to */
export async function seed(target) {
  // With or without demo data it does otherwise, also on a shop that was seeded before.
  const hash = `${seedHash()}${target.env.DEMO_DATA === 'false' ? ' without demo data' : ''}`
  if ((await readNote(target.url, 'seed')) === hash) return false
  // Cut off, it may have done half of either: what was noted before holds no more.
  await writeNote(target.url, 'seed', 'begun')
  const script = target.sources ? './src/scripts/seed.ts' : './src/scripts/seed.js'
  await medusa('seed', ['exec', script], target)
  await writeNote(target.url, 'seed', hash)
  return true
}
