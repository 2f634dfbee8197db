/**
 * What a runner's report comes to: how many tests passed, and the failing ones by name with the first lines of why.
 * @typedef {{ name: string, why: string, asserted?: boolean }} Failure asserted: of something that a test looked at, not of a call that broke off
 * @typedef {{ passed: number, failures: Failure[] }} Outcome
 * @typedef {Outcome & { file: string }} FileOutcome
 */

/** Enough for what differs between two records. */
const LINES = 24

/** The first lines of a message, without the terminal's colours. @param {string | undefined} text */
export function brief(text) {
  // eslint's no-control-regex forbids the escape as a literal.
  const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
  const lines = (text ?? '').replace(colours, '').split('\n')
  return lines
    .filter((line) => line.trim())
    .slice(0, LINES)
    .join('\n')
}

/** @param {FileOutcome[]} files @returns {Outcome} */
export const readVitest = (files) => ({
  passed: files.reduce((sum, { passed }) => sum + passed, 0),
  failures: files.flatMap(({ failures }) => failures),
})

/**
 * The files that are worth a second try: where this many fail at once, it isn't the machine.
 * @param {FileOutcome[]} files
 */
export function worthAnotherTry(files) {
  const failed = files.filter(({ failures }) => failures.length > 0).map(({ file }) => file)
  return failed.length <= 6 ? failed : []
}

/**
 * A run in which some files were run again: what those came to then takes the place of what they came to first.
 * @param {FileOutcome[]} first @param {FileOutcome[]} second @returns {FileOutcome[]}
 */
export const afterSecondTry = (first, second) =>
  first.map((outcome) => second.find(({ file }) => file === outcome.file) ?? outcome)

/**
 * @typedef {{ status: string, results: { error?: { message?: string } }[] }} PlaywrightTest
 * @typedef {{ title: string, file?: string, suites?: Suite[], specs?: { title: string, tests: PlaywrightTest[] }[] }} Suite
 * @param {{ suites: Suite[], errors?: { message?: string }[] }} report
 * @returns {Outcome}
 */
export function readPlaywright({ suites, errors = [] }) {
  /** @type {Outcome} */
  const outcome = {
    passed: 0,
    failures: errors.map(({ message }) => ({ name: 'journeys', why: brief(message) })),
  }
  /** @param {Suite} suite @param {string[]} above */
  function read(suite, above) {
    const path = [...above, suite.title].filter(Boolean)
    for (const spec of suite.specs ?? [])
      for (const { status, results } of spec.tests)
        if (status === 'expected' || status === 'flaky') outcome.passed += 1
        else if (status === 'unexpected')
          outcome.failures.push({
            name: [...path, spec.title].join(' › '),
            why: brief(results.at(-1)?.error?.message),
          })
    for (const inner of suite.suites ?? []) read(inner, path)
  }
  for (const suite of suites) read(suite, [])
  return outcome
}
