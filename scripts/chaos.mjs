/**
 * npm run chaos -- [--checkouts 300] [--seed 1] [--kill-in 20] [--minutes 60] [--without guard]: purchases of many shoppers at once
 * through the sandbox, with faults of every kind and the shop killed in each so many; the judge's table at the end (docs/faults.md).
 * After so many minutes no further one begins.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { bin, root } from './lib/paths.mjs'

const option = /** @type {const} */ ({ type: 'string' })
const { values } = parseArgs({
  options: {
    checkouts: { ...option, default: '300' },
    seed: option,
    'kill-in': option,
    minutes: option,
    without: option,
  },
})
for (const name of /** @type {const} */ (['checkouts', 'seed', 'kill-in', 'minutes']))
  if (values[name] !== undefined && !/^[1-9]\d{0,8}$/.test(values[name])) {
    console.error(`--${name} is a whole number from 1, not '${values[name]}'.`)
    process.exit(1)
  }
const args = [path.join(bin, 'vitest'), 'run', '--project', 'workflows', 'tests/workflows/chaos.test.ts']
const env = {
  ...process.env,
  CHAOS_CHECKOUTS: values.checkouts,
  ...(values.seed && { CHAOS_SEED: values.seed }),
  ...(values['kill-in'] && { CHAOS_KILL_IN: values['kill-in'] }),
  ...(values.minutes && { CHAOS_MINUTES: values.minutes }),
  ...(values.without && { GUARD_OFF: values.without }),
}
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env })
process.exit(status ?? 1)
