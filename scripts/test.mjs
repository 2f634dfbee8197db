/**
 * npm test: lint, format, types, unit and contract tests, crashes and races, journeys in a browser. Its last line counts them all.
 * `npm test -- lint unit` runs the named parts alone.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { nodeFault } from './lib/node-version.mjs'
import { bin, cache, root } from './lib/paths.mjs'

/** @typedef {{ passed: number, failed: number }} Count */
/**
 * The numbers read from Vitest's and from Playwright's report.
 * @typedef {{ numPassedTests: number, numFailedTests: number, stats: { expected: number, unexpected: number, flaky: number } }} Report
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

/**
 * A check that passes or fails as one. It may run beside tests, so it speaks when it is over.
 * @param {string} name @param {string} program @param {string[]} args @returns {Promise<Count>}
 */
async function check(name, program, args) {
  let output = ''
  const ok = await run(program, args, { hear: (text) => (output += text) })
  console.log(`${headline(name)}\n${output}`)
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * Reads a runner's own report. A runner that failed without a failing test, or that ran none, counts as failed.
 * @param {string} file @param {boolean} ok @param {(report: Report) => Count} counts
 */
function fromReport(file, ok, counts) {
  /** @type {Count} */
  let count = { passed: 0, failed: 0 }
  try {
    count = counts(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // No report: the runner did not get as far as its tests.
  }
  if (count.passed + count.failed === 0 || (!ok && count.failed === 0)) count.failed += 1
  return count
}

/** @param {string} name @param {string[]} projects */
async function vitest(name, projects) {
  const file = path.join(reports, `${name}.json`)
  console.log(headline(name))
  const ok = await run('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  return fromReport(file, ok, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }))
}

async function journeys() {
  const { findBrowser } = await import('./lib/browser.mjs')
  const file = path.join(reports, 'journeys.json')
  console.log(headline('journeys'))
  const ok = await run('playwright', ['test', '--config', 'tests/playwright.config.ts'], {
    env: { CHROMIUM_PATH: await findBrowser() },
  })
  return fromReport(file, ok, ({ stats }) => {
    const { expected, unexpected, flaky } = stats
    return { passed: expected, failed: unexpected + flaky }
  })
}

/** @type {Record<string, () => Promise<Count>>} */
const parts = {
  types: () => check('types', 'scripts/types.mjs', []),
  lint: () => check('lint', 'eslint', ['.', '--max-warnings', '0']),
  format: () => check('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
  unit: () => vitest('unit', ['contract', 'sandbox', 'backend', 'storefront', 'scripts', 'rendering']),
  api: () => vitest('api', ['api']),
  workflows: () => vitest('workflows', ['workflows']),
  journeys,
}
/**
 * Types first: it builds what lint and the tests read. Lint keeps one core busy and crash tests mostly wait, so these
 * run beside each other.
 */
const phases = [
  [['types']],
  [['unit']],
  [
    ['workflows', 'api', 'journeys'],
    ['lint', 'format'],
  ],
]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part named ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

/** @type {[string, Count, number][]} */
const results = []
/** @param {string} name */
async function take(name) {
  const part = parts[name]
  if (!part || (asked.length > 0 && !asked.includes(name))) return
  const begin = Date.now()
  const count = await part().catch((/** @type {Error} */ problem) => {
    console.error(problem.message)
    return { passed: 0, failed: 1 }
  })
  results.push([name, count, (Date.now() - begin) / 1000])
}
/** @param {string[]} names */
async function oneByOne(names) {
  for (const name of names) await take(name)
}
for (const lanes of phases) await Promise.all(lanes.map(oneByOne))

console.log('')
for (const [name, { passed, failed }, seconds] of results)
  console.log(
    `${failed > 0 ? '✖' : '✔'} ${name.padEnd(9)} ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`,
  )
const passed = results.reduce((sum, [, count]) => sum + count.passed, 0)
const failed = results.reduce((sum, [, count]) => sum + count.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
