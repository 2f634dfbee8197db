/**
 * npm run sbom: what the shop runs on, as CycloneDX 1.6, read from package-lock.json; `-- --dev` with what it is built and tested
 * with. Printed: `npm run -s sbom > sbom.json`. (npm's own command refuses a tree with an optional peer of another version.)
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bomOf } from './lib/bom.mjs'
import { root } from './lib/paths.mjs'

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const bom = bomOf(lock, { dev: process.argv.includes('--dev') })
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`)
