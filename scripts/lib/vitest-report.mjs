/**
 * A Vitest reporter: writes what passed and failed in each file to VITEST_REPORT. Vitest's own JSON report leaves out how what
 * was found differs from what was expected, the one thing that a log of another machine has to tell.
 */
import { writeFileSync } from 'node:fs'
import { brief } from './read-report.mjs'

/** @param {readonly { message: string, diff?: string }[]} errors */
const because = ([error]) => brief(error && [error.message, error.diff].filter(Boolean).join('\n'))

export default class VitestReport {
  /**
   * A file that could not be loaded, or whose set-up failed, may have no failing test: it is one failure itself.
   * @param {readonly import('vitest/node').TestModule[]} modules
   */
  onTestRunEnd(modules) {
    /** @type {import('./read-report.mjs').FileOutcome[]} */
    const files = []
    for (const module of modules) {
      const file = module.relativeModuleId
      /** @type {import('./read-report.mjs').FileOutcome} */
      const outcome = { file, passed: 0, failures: [] }
      files.push(outcome)
      for (const test of module.children.allTests()) {
        const result = test.result()
        if (result.state === 'passed') outcome.passed += 1
        if (result.state !== 'failed') continue
        const asserted = result.errors.some(({ name }) => name === 'AssertionError')
        outcome.failures.push({ name: `${file} › ${test.fullName}`, why: because(result.errors), asserted })
      }
      if (module.state() !== 'failed' || outcome.failures.length > 0) continue
      const errors = [
        ...module.errors(),
        ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
      ]
      outcome.failures.push({ name: file, why: because(errors) })
    }
    writeFileSync(process.env.VITEST_REPORT ?? 'vitest-report.json', JSON.stringify(files))
  }
}
