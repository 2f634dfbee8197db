/** npm run test:money: a thousand random carts, each to the penny the same in cart, payment page, order and mail. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { bin, root } from './lib/paths.mjs'

const args = [path.join(bin, 'vitest'), 'run', '--project', 'workflows', 'tests/workflows/money.test.ts']
const env = { MONEY_CARTS: '1000', ...process.env }
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env })
process.exit(status ?? 1)
