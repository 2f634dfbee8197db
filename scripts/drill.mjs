/**
 * npm run drill -- [redis] ... [--runs 1000] [--seed 1] [--only words] [--at 41,54] [--without guard]: failures that take long or want a program of the
 * system's, so that npm test leaves them out (docs/faults.md). Without a name: all of them, one after another. `--runs` is how often
 * a case is played that is played many times; of one that dies at each of many places, `--at` says at which. `--without` takes one of
 * the shop's guards away, and then the drill must fail.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { bin, root } from './lib/paths.mjs'

const known = readdirSync(path.join(root, 'tests', 'drills'))
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => file.replace('.test.ts', ''))
const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    at: { type: 'string' },
    without: { type: 'string' },
  },
})
const strange = named.filter((name) => !known.includes(name))
if (strange.length > 0) {
  console.error(`There is no drill '${strange.join("', '")}'. There are: ${known.join(', ')}.`)
  process.exit(1)
}
const files = named.map((name) => `tests/drills/${name}.test.ts`)
const only = values.only ? ['-t', values.only] : []
const args = [path.join(bin, 'vitest'), 'run', '--project', 'drills', ...files, ...only]
const env = {
  ...process.env,
  ...(values.runs && { DRILL_RUNS: values.runs }),
  ...(values.seed && { DRILL_SEED: values.seed }),
  ...(values.at && { DRILL_AT: values.at }),
  ...(values.without && { GUARD_OFF: values.without }),
}
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env })
process.exit(status ?? 1)
