/**
 * npm start: from a fresh clone to a running shop. Up to the install this uses nothing but Node.
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
await runShop('start', process.argv.slice(2))
