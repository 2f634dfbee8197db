/**
 * npm run cluster: the shop as several processes on PostgreSQL, Redis and S3, behind a proxy, as docker-compose.yml has it but
 * without containers. Needs redis-server and caddy from the system's packages, unless REDIS_URL is given.
 * Options: --reset throws the data away first, and asks before; --yes where nobody can be asked.
 */
import { nodeFault } from './lib/node-version.mjs'

const fault = nodeFault()
if (fault) {
  console.error(fault)
  process.exit(1)
}
const { ensureInstalled } = await import('./lib/first-steps.mjs')
await ensureInstalled()
const { runShop } = await import('./lib/shop.mjs')
await runShop('cluster', process.argv.slice(2))
