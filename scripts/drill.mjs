/**
 * npm run drill -- [redis] ...: failures that take long or want a program of the system's, so that npm test leaves them out
 * (docs/faults.md). Without a name: all of them, one after another.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { bin, root } from './lib/paths.mjs'

const known = readdirSync(path.join(root, 'tests', 'drills'))
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => file.replace('.test.ts', ''))
const named = process.argv.slice(2)
const strange = named.filter((name) => !known.includes(name))
if (strange.length > 0) {
  console.error(`There is no drill '${strange.join("', '")}'. There are: ${known.join(', ')}.`)
  process.exit(1)
}
const files = named.map((name) => `tests/drills/${name}.test.ts`)
const args = [path.join(bin, 'vitest'), 'run', '--project', 'drills', ...files]
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
