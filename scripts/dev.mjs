/** npm run dev: the shop from its sources, with hot reload of storefront, backend, plugins and contract. */
import { nodeFault } from './lib/node-version.mjs'

const fault = nodeFault()
if (fault) {
  console.error(fault)
  process.exit(1)
}
const { ensureInstalled } = await import('./lib/first-steps.mjs')
await ensureInstalled()
const { runShop } = await import('./lib/shop.mjs')
await runShop('dev', process.argv.slice(2))
