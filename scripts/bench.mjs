/**
 * npm run bench: the catalogue's calls against Medusa's own and with few and many products, lists of designs, the dashboard
 * of a customer with 5,000 of them (BENCH_DESIGNS), and generation. It starts and stops a database and backends of its own.
 * BENCH_SECONDS (3) and BENCH_ROUNDS (5) say how long and how often each is asked.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { nodeFault } from './lib/node-version.mjs'
import { bin, root } from './lib/paths.mjs'

const fault = nodeFault()
if (fault) {
  console.error(fault)
  process.exit(1)
}
const { ensureInstalled } = await import('./lib/first-steps.mjs')
await ensureInstalled()

const child = spawn(
  process.execPath,
  [
    path.join(bin, 'vitest'),
    'run',
    // npm run bench -- artist: one of the files. Before the options, or one would take it for its value.
    ...process.argv.slice(2),
    '--config',
    'tests/bench/vitest.config.ts',
    '--disable-console-intercept',
  ],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
)
child.on('close', (code) => process.exit(code ?? 1))
