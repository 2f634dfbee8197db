/**
 * npm run test:orders: two hundred orders through the sandbox with faults of every kind, the shop killed between steps.
 * `npm run test:orders -- 50 1234` drives fifty, those of the seed 1234.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { bin, root } from './lib/paths.mjs'

const [orders = '200', seed] = process.argv.slice(2)
const args = [path.join(bin, 'vitest'), 'run', '--project', 'workflows', 'tests/workflows/orders.test.ts']
const env = { ...process.env, ORDERS: orders, ...(seed && { ORDERS_SEED: seed }) }
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env })
process.exit(status ?? 1)
