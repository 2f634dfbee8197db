import { expect, test } from 'vitest'
import { afterSecondTry, readPlaywright, readVitest, worthAnotherTry } from './read-report.mjs'

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

/** @param {string} file @param {number} passed @param {string[]} failing */
const outcomeOf = (file, passed, ...failing) => ({
  file,
  passed,
  failures: failing.map((name) => ({ name: `${file} › ${name}`, why: 'late' })),
})

test('Vitest: what a file came to at its second try counts, and a file that was not run again stays', () => {
  const first = [
    outcomeOf('a.test.ts', 3),
    outcomeOf('b.test.ts', 1, 'two'),
    outcomeOf('c.test.ts', 0, 'one'),
  ]
  expect(worthAnotherTry(first)).toEqual(['b.test.ts', 'c.test.ts'])
  const second = [outcomeOf('b.test.ts', 2), outcomeOf('c.test.ts', 0, 'one')]
  expect(readVitest(afterSecondTry(first, second))).toEqual({
    passed: 5,
    failures: [{ name: 'c.test.ts › one', why: 'late' }],
  })
})

test('Vitest: many files that fail are a fault, and nothing is tried again', () => {
  const many = [...'abcdefg'].map((letter) => outcomeOf(`${letter}.test.ts`, 0, 'one'))
  expect(worthAnotherTry(many)).toEqual([])
  expect(readVitest(many).failures).toHaveLength(7)
})
