/**
 * npm run bench: the catalogue's calls against Medusa's own and with few and many products, lists of designs, the dashboard
 * of a customer with 5,000 of them (BENCH_DESIGNS), and generation. It starts and stops a database and backends of its own.
 * BENCH_SECONDS (3) and BENCH_ROUNDS (5) say how long and how often each is asked. `-- artist`: one of the files.
 */
import { measure } from './lib/measure.mjs'

await measure('tests/bench/vitest.config.ts', process.argv.slice(2))
