/**
 * npm run prove -- [6 17 mail-key] [--both]: that the tests behind docs/numbers.md can fail. For each number, or those that are named,
 * one of the shop's guards is taken away, and the test must turn red by what it finds. `--both` plays each with its guard first, which
 * must be green. Ends with 1 where a test stayed green, or failed for another reason.
 */
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { GUARDS } from '../tests/support/stack/guards/index.mjs'
import { judgeWith, judgeWithout, tableOf } from './lib/judge-proof.mjs'
import { bin, cache, root } from './lib/paths.mjs'
import { PROOFS } from './lib/proofs.mjs'

/** @typedef {import('./lib/proofs.mjs').Proof} Proof */

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { both: { type: 'boolean', default: false } },
})
const names = (/** @type {Proof} */ { number, guard }) => [String(number), guard]
const strange = named.filter((name) => !PROOFS.some((proof) => names(proof).includes(name)))
if (strange.length > 0) {
  const known = [...new Set(PROOFS.flatMap(names))]
  console.error(`Nothing is proven of '${strange.join("', '")}'. There are: ${known.join(', ')}.`)
  process.exit(1)
}
const asked = PROOFS.filter(
  (proof) => named.length === 0 || names(proof).some((name) => named.includes(name)),
)

const folder = path.join(cache, 'test', 'proofs')
mkdirSync(folder, { recursive: true })

/**
 * Runs the test of a proof; what Vitest says of it stands in a log.
 * @param {Proof} proof @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('./lib/read-report.mjs').FileOutcome[]>} none where it did not come to an end
 */
function play({ guard, test, only, env: settings }, env) {
  const report = path.join(folder, `${guard}.json`)
  rmSync(report, { force: true })
  const log = createWriteStream(path.join(folder, `${guard}.log`))
  const project = test.startsWith('workflows/own-shop/') ? 'own-shops' : (test.split('/')[0] ?? '')
  const line = [path.join(bin, 'vitest'), 'run', '--project', project, `tests/${test}.test.ts`, '-t', only]
  const reporters = ['--reporter=default', '--reporter=scripts/lib/vitest-report.mjs']
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...line, ...reporters], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...settings, ...env, VITEST_REPORT: report },
    })
    child.stdout.pipe(log, { end: false })
    child.stderr.pipe(log, { end: false })
    child.on('error', reject)
    child.on('close', () => {
      log.end()
      try {
        resolve(JSON.parse(readFileSync(report, 'utf8')))
      } catch {
        resolve([])
      }
    })
  })
}

/** @param {Proof} proof */
async function judged(proof) {
  if (values.both) {
    const before = judgeWith(await play(proof, {}))
    if (!before.ok) return before
  }
  return judgeWithout(proof, await play(proof, { GUARD_OFF: proof.guard }))
}

/** @type {import('./lib/judge-proof.mjs').Played[]} */
const played = []
for (const proof of asked) {
  const began = Date.now()
  const judgement = await judged(proof)
  const seconds = Math.round((Date.now() - began) / 1000)
  const gone = GUARDS[proof.guard]?.gone ?? ''
  played.push({ proof, gone, judgement, seconds })
  console.log(`${judgement.ok ? '✔' : '✖'} ${proof.number} ${proof.guard} (${seconds} s): ${judgement.words}`)
}
console.log(`\n${tableOf(played)}`)
const green = played.filter(({ judgement }) => !judgement.ok)
if (green.length > 0) console.error(`\n${green.length} not proven; the logs are in ${folder}`)
process.exit(green.length > 0 ? 1 : 0)
