/**
 * npm run audit:dependencies: asks the registry for known holes in what the shop runs on. A high or critical one fails, unless
 * dependency-exceptions.json excuses it: [{ "advisory": "GHSA-…", "reason": "why it does not reach us", "until": "2027-01-31" }].
 * Needs the registry, so it is no part of npm test.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { judgeAudit } from './lib/judge-audit.mjs'
import { root } from './lib/paths.mjs'

const { stdout, error } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
})
if (error) throw error
const exceptions = JSON.parse(readFileSync(path.join(root, 'dependency-exceptions.json'), 'utf8'))
const { faults, excused } = judgeAudit(JSON.parse(stdout), exceptions, new Date())
for (const line of excused) console.log(`excused: ${line}`)
for (const line of faults) console.error(`✖ ${line}`)
console.log(faults.length > 0 ? `${faults.length} to mend or excuse` : 'Nothing high or critical is known.')
process.exit(faults.length > 0 ? 1 : 0)
