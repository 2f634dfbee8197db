/**
 * npm run bench: the catalogue's calls against Medusa's own and with few and many products, lists of designs, the dashboard
 * of a customer with 5,000 of them (BENCH_DESIGNS), generation, checkouts (BENCH_CHECKOUTS), and the lists of administrators and
 * customers with 1,000, 10,000 and 100,000 orders (BENCH_ORDERS). It starts and stops a database and backends of its own.
 * BENCH_SECONDS and BENCH_ROUNDS say how long and how often each is asked. `-- artist`: one of the files.
 */
import { measure } from './lib/measure.mjs'

await measure('tests/bench/vitest.config.ts', process.argv.slice(2))
