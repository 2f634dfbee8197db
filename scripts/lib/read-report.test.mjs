import { expect, test } from 'vitest'
import { readPlaywright } from './read-report.mjs'

const red = (/** @type {string} */ text) =>
  `${String.fromCharCode(27)}[31m${text}${String.fromCharCode(27)}[39m`

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
