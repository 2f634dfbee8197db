/**
 * npm run audit:dependencies: asks the registry for known holes in what the shop runs on, and in the picture check, which is installed by
 * itself. A high or critical one fails, unless dependency-exceptions.json excuses it:
 * [{ "advisory": "GHSA-…", "reason": "why it does not reach us", "until": "2027-01-31" }].
 * Needs the registry, so it is no part of npm test.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { judgeAudit } from './lib/judge-audit.mjs'
import { optionalDirs, root } from './lib/paths.mjs'

/** npm's report on one lock file. @param {string} cwd */
function auditOf(cwd) {
  const { stdout, error } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw error
  return JSON.parse(stdout)
}

const exceptions = JSON.parse(readFileSync(path.join(root, 'dependency-exceptions.json'), 'utf8'))
const judged = [root, ...optionalDirs].map((dir) => judgeAudit(auditOf(dir), exceptions, new Date()))
// One hole may be in both.
const faults = new Set(judged.flatMap((each) => each.faults))
const excused = new Set(judged.flatMap((each) => each.excused))
for (const line of excused) console.log(`excused: ${line}`)
for (const line of faults) console.error(`✖ ${line}`)
console.log(faults.size > 0 ? `${faults.size} to mend or excuse` : 'Nothing high or critical is known.')
process.exit(faults.size > 0 ? 1 : 0)
