/**
 * npm start: from a fresh clone to a running shop. Up to the install this uses nothing but Node.
 * Options: --reset throws the data away first (asks when there is somebody to ask).
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
await runShop({ mode: 'start', reset: process.argv.includes('--reset') })
