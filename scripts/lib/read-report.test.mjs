import { expect, test } from 'vitest'
import { readPlaywright, readVitest } from './read-report.mjs'

const red = (/** @type {string} */ text) =>
  `${String.fromCharCode(27)}[31m${text}${String.fromCharCode(27)}[39m`

test('Vitest: failing tests by name, and a file that did not load as one failure', () => {
  const outcome = readVitest({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          {
            fullName: 'takes away',
            status: 'failed',
            failureMessages: [red('expected 1 to be 2') + '\n\nat x'],
          },
          { fullName: 'later', status: 'skipped' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  })
  expect(outcome).toEqual({
    passed: 1,
    failures: [
      { name: 'a.test.ts › takes away', why: 'expected 1 to be 2\nat x' },
      { name: 'b.test.ts', why: 'Cannot find module' },
    ],
  })
})

test('Playwright: a second try that passed has passed; groups are part of the name', () => {
  const outcome = readPlaywright({
    suites: [
      {
        title: 'cart.spec.ts',
        specs: [
          { title: 'one', tests: [{ status: 'expected', results: [{}] }] },
          { title: 'two', tests: [{ status: 'flaky', results: [{ error: { message: 'slow' } }, {}] }] },
        ],
        suites: [
          {
            title: 'at 390',
            specs: [
              {
                title: 'three',
                tests: [{ status: 'unexpected', results: [{ error: { message: red('no button') } }] }],
              },
              { title: 'four', tests: [{ status: 'skipped', results: [] }] },
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'the shop did not start' }],
  })
  expect(outcome).toEqual({
    passed: 2,
    failures: [
      { name: 'journeys', why: 'the shop did not start' },
      { name: 'cart.spec.ts › at 390 › three', why: 'no button' },
    ],
  })
})
