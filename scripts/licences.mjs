/**
 * npm run licences: what the packages that the shop runs on may be used for, those of the picture check among them. One whose licence
 * is not on the list fails, unless licence-exceptions.json excuses it:
 * [{ "package": "x", "licence": "as it says", "reason": "why it may stay", "until": "2027-01-31" }].
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { judgeLicences } from './lib/licences.mjs'
import { optionalDirs, root } from './lib/paths.mjs'

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const { faults, excused, counted } = judgeLicences(
  [root, ...optionalDirs].map((dir) => read(path.join(dir, 'package-lock.json'))),
  read(path.join(root, 'licence-exceptions.json')),
  new Date(),
)
for (const [licence, count] of Object.entries(counted).sort(([, one], [, other]) => other - one))
  console.log(`${String(count).padStart(5)}  ${licence}`)
for (const line of excused) console.log(`excused: ${line}`)
for (const line of faults) console.error(`✖ ${line}`)
process.exit(faults.length > 0 ? 1 : 0)
