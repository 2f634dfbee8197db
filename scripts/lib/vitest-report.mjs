/**
 * A Vitest reporter: writes what passed and failed to VITEST_REPORT. Vitest's own JSON report leaves out how what was found
 * differs from what was expected, the one thing that a log of another machine has to tell.
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
    /** @type {import('./read-report.mjs').Outcome} */
    const outcome = { passed: 0, failures: [] }
    for (const module of modules) {
      const before = outcome.failures.length
      for (const test of module.children.allTests()) {
        const result = test.result()
        if (result.state === 'passed') outcome.passed += 1
        if (result.state === 'failed')
          outcome.failures.push({
            name: `${module.relativeModuleId} › ${test.fullName}`,
            why: because(result.errors),
          })
      }
      if (module.state() !== 'failed' || outcome.failures.length > before) continue
      const errors = [
        ...module.errors(),
        ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
      ]
      outcome.failures.push({ name: module.relativeModuleId, why: because(errors) })
    }
    writeFileSync(process.env.VITEST_REPORT ?? 'vitest-report.json', JSON.stringify(outcome))
  }
}
