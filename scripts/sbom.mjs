/**
 * npm run sbom: what the shop runs on, as CycloneDX 1.6, read from package-lock.json, and from those of what a shop may go
 * without (the picture check); `-- --dev` with what it is built and tested with. Printed: `npm run -s sbom > sbom.json`. (npm's own
 * command refuses a tree with an optional peer of another version.)
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bomOf } from './lib/bom.mjs'
import { optionalDirs, root } from './lib/paths.mjs'

/** @param {string} dir */
const lockOf = (dir) => JSON.parse(readFileSync(path.join(dir, 'package-lock.json'), 'utf8'))
const bom = bomOf(lockOf(root), {
  dev: process.argv.includes('--dev'),
  optional: optionalDirs.map(lockOf),
})
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`)
