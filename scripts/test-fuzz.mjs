/** npm run test:fuzz -- [requests] [seed]: calls of every operation of the contract, good ones and such with one thing wrong. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { bin, root } from './lib/paths.mjs'

const [requests = '30000', seed = '20261122'] = process.argv.slice(2)
const args = [path.join(bin, 'vitest'), 'run', '--project', 'api', 'tests/api/fuzz.test.ts']
const env = { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed }
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env })
process.exit(status ?? 1)
