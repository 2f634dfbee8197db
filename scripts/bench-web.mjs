/**
 * npm run bench:web: what the pages weigh, and what Lighthouse's phone makes of them, against their budgets; it fails where
 * one is not kept. `-- home product --runs 1`: some of the pages, once instead of three times. `--runs 0`: scripts alone.
 */
import { parseArgs } from 'node:util'
import { measure } from './lib/measure.mjs'

/** @returns {{ pages: string[], runs: string }} */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { runs: { type: 'string', default: '3' } },
      allowPositionals: true,
    })
    if (/^\d+$/.test(values.runs)) return { pages: positionals, runs: values.runs }
  } catch {
    // Told below, as a number of runs that is none.
  }
  console.error('Usage: npm run bench:web [-- [page ...] [--runs 3]]')
  return process.exit(1)
}

const { pages, runs } = readArguments()
await measure('tests/bench/web/vitest.config.ts', [], { BENCH_PAGES: pages.join(' '), BENCH_RUNS: runs })
