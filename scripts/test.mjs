/**
 * npm test: lint, format, types, unit and contract tests, crashes and races, journeys in a browser. Its last line counts them all.
 * `npm test -- lint unit` runs the named parts alone; `npm test -- ci` all that a CI of ninety minutes has time for.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { nodeFault } from './lib/node-version.mjs'
import { bin, cache, root } from './lib/paths.mjs'
import { afterSecondTry, readPlaywright, readVitest, worthAnotherTry } from './lib/read-report.mjs'

/**
 * @typedef {import('./lib/read-report.mjs').Outcome} Outcome
 * @typedef {import('./lib/read-report.mjs').FileOutcome} FileOutcome
 */

const fault = nodeFault()
if (fault) {
  console.error(fault)
  process.exit(1)
}
const { ensureInstalled } = await import('./lib/first-steps.mjs')
await ensureInstalled()

const reports = path.join(cache, 'test', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/** @param {string} name */
const headline = (name) => `\n── ${name} ${'─'.repeat(60 - name.length)}`

/**
 * @param {string} program in node_modules/.bin or a script of ours
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, hear?: (text: string) => void }} [options] hear is given what would be printed
 * @returns {Promise<boolean>}
 */
function run(program, args, { env, hear } = {}) {
  const file = program.endsWith('.mjs') ? path.join(root, program) : path.join(bin, program)
  const output = hear ? 'pipe' : 'inherit'
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => hear?.(text))
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}

/** What failed as a whole. @param {string} name @param {string} [why] @returns {Outcome} */
const broken = (name, why = '') => ({ passed: 0, failures: [{ name, why }] })

/** Of a failed check's output, what is told once more at the end. */
const LAST_LINES = 40

/** Two runners beside each other would both draw over one terminal; they are given none. @param {string} text */
const aloud = (text) => void process.stdout.write(text)

/**
 * A check that passes or fails as one. It may run beside tests, so it speaks when it is over.
 * @param {string} name @param {string} program @param {string[]} args @returns {Promise<Outcome>}
 */
async function check(name, program, args) {
  let output = ''
  const ok = await run(program, args, { hear: (text) => (output += text) })
  console.log(`${headline(name)}\n${output}`)
  const end = output.trim().split('\n').slice(-LAST_LINES).join('\n')
  return ok ? { passed: 1, failures: [] } : broken(name, end)
}

/**
 * Reads a runner's own report. A runner that failed without a failing test, or that ran none, counts as failed.
 * @template Report
 * @param {string} name @param {string} file @param {boolean} ok @param {(report: Report) => Outcome} read
 * @returns {Outcome}
 */
function fromReport(name, file, ok, read) {
  let outcome = broken(name, 'It made no report.')
  try {
    outcome = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // The runner did not get as far as its tests.
  }
  const { passed, failures } = outcome
  if (failures.length > 0) return outcome
  if (!ok) failures.push({ name, why: 'Its runner failed outside of the tests.' })
  else if (passed === 0) failures.push({ name, why: 'It ran no test.' })
  return outcome
}

/** @typedef {'first' | 'more' | 'wide'} Width which tests of a kind (tests/wide.mjs) */

/** @param {string} name @param {string[]} projects @param {Width} [width] */
async function vitest(name, projects, width = 'first') {
  /** @type {FileOutcome[]} */
  let files = []
  /** @param {string} report @param {string[]} only the files to run; all when none is named */
  async function attempt(report, only) {
    const file = path.join(reports, `${report}.json`)
    const args = [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=scripts/lib/vitest-report.mjs',
      ...only,
    ]
    const ok = await run('vitest', args, { hear: aloud, env: { VITEST_REPORT: file, WIDTH: width } })
    return fromReport(name, file, ok, (/** @type {FileOutcome[]} */ found) => {
      files = afterSecondTry(files.length > 0 ? files : found, found)
      return readVitest(files)
    })
  }
  console.log(headline(name))
  const outcome = await attempt(name, [])
  const again = worthAnotherTry(files)
  if (!process.env.CI || again.length === 0) return outcome
  // As with the journeys: a shared machine may stand still for seconds. The file, with services of its own, tells a slow machine from a fault.
  for (const { name: failed, why } of outcome.failures)
    console.log(`\n↻ ${failed}\n${why.replace(/^/gm, '    ')}`)
  console.log(headline(`${name}: ${again.length === 1 ? 'a file' : `${again.length} files`} once more`))
  return await attempt(`${name}-again`, again)
}

/** @param {string} name @param {Width} [width] */
async function journeys(name, width = 'first') {
  const { findBrowser } = await import('./lib/browser.mjs')
  const file = path.join(reports, `${name}.json`)
  console.log(headline(name))
  const ok = await run('playwright', ['test', '--config', 'tests/playwright.config.ts'], {
    env: { CHROMIUM_PATH: await findBrowser(), REPORT: name, WIDTH: width },
    hear: aloud,
  })
  return fromReport(name, file, ok, readPlaywright)
}

/** @type {Record<string, () => Promise<Outcome>>} */
const parts = {
  types: () => check('types', 'scripts/types.mjs', []),
  lint: () => check('lint', 'scripts/lint.mjs', []),
  format: () => check('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
  unit: () => vitest('unit', ['contract', 'sandbox', 'backend', 'storefront*', 'scripts', 'rendering']),
  api: () => vitest('api', ['api']),
  workflows: () => vitest('workflows', ['workflows']),
  'own-shops': () => vitest('own-shops', ['own-shops']),
  journeys: () => journeys('journeys'),
  'more-workflows': () => vitest('more-workflows', ['workflows'], 'more'),
  'more-api': () => vitest('more-api', ['api'], 'more'),
  'more-journeys': () => journeys('more-journeys', 'more'),
  'more-own-shops': () => vitest('more-own-shops', ['own-shops'], 'more'),
  'wide-api': () => vitest('wide-api', ['api'], 'wide'),
  'wide-own-shops': () => vitest('wide-own-shops', ['own-shops'], 'wide'),
  'wide-journeys': () => journeys('wide-journeys', 'wide'),
  'wide-workflows': () => vitest('wide-workflows', ['workflows'], 'wide'),
}
/** What comes after the rest, in the order in which a CI without the time for all takes them, with its seconds on two quiet processors. */
const LATER_S = {
  'more-workflows': 1350,
  'more-api': 900,
  'more-journeys': 600,
  'more-own-shops': 280,
  'wide-api': 1100,
  'wide-own-shops': 360,
  'wide-journeys': 1500,
  'wide-workflows': 2300,
}
/** What all before it takes, packages included. */
const FIRST_S = 3_000
/**
 * Types first: it builds what lint and the tests read. Contract tests and journeys take what there is, so they go alone. Crash tests wait for
 * new starts and jobs more than half of their time, which lint and unit tests fill; with contract tests or journeys beside them both took
 * so much longer that nothing was gained.
 */
const phases = [
  [['types']],
  [['api']],
  [
    ['workflows', 'own-shops'],
    ['lint', 'unit', 'format'],
  ],
  [['journeys']],
  [Object.keys(LATER_S)],
]

/** Of CI's ninety minutes, when the last part is to be over: a second try of what failed needs some too. */
const OVER_BY_S = 78 * 60

/** How much slower this machine is than a quiet one, from what it has done until its first later part. */
let pace = 0
/** @param {string} name a part's @returns {boolean} whether there is no time left for it, where time is short */
function isTooLate(name) {
  if (!isShort || !(name in LATER_S)) return false
  const seconds = LATER_S[/** @type {keyof typeof LATER_S} */ (name)]
  pace ||= process.uptime() / FIRST_S
  return process.uptime() + seconds * pace > OVER_BY_S
}

const named = process.argv.slice(2)
const isShort = named.includes('ci')
const asked = named.filter((name) => name !== 'ci')
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part named ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

/** @type {[string, Outcome, number][]} */
const results = []
/** @type {string[]} */
const leftOut = []
/** @param {string} name */
async function take(name) {
  const part = parts[name]
  if (!part || (asked.length > 0 && !asked.includes(name))) return
  if (isTooLate(name)) {
    leftOut.push(name)
    return
  }
  const begin = Date.now()
  const outcome = await part().catch((/** @type {Error} */ problem) => broken(name, problem.message))
  results.push([name, outcome, (Date.now() - begin) / 1000])
}
/** @param {string[]} names */
async function oneByOne(names) {
  for (const name of names) await take(name)
}
for (const lanes of phases) await Promise.all(lanes.map(oneByOne))

// The end of a log is what people see: what failed stands there once more.
const failures = results.flatMap(([, outcome]) => outcome.failures)
for (const { name, why } of failures)
  console.log(`\n✖ ${name.replace(`${root}/`, '')}\n${why.replace(/^/gm, '    ')}`)

console.log('')
for (const [name, outcome, seconds] of results) {
  const failed = outcome.failures.length
  console.log(
    `${failed > 0 ? '✖' : '✔'} ${name.padEnd(14)} ${outcome.passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`,
  )
}
for (const name of leftOut)
  console.log(`– ${name.padEnd(14)} left out: at this pace it would not have been over in time`)
const passed = results.reduce((sum, [, outcome]) => sum + outcome.passed, 0)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length > 0 || passed === 0 ? 1 : 0)
