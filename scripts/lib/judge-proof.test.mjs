import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { GUARDS } from '../../tests/support/stack/guards/index.mjs'
import { judgeWith, judgeWithout, tableOf } from './judge-proof.mjs'
import { root } from './paths.mjs'
import { PROOFS } from './proofs.mjs'

/** @type {import('./proofs.mjs').Proof} */
const proof = { number: 6, guard: 'a-seal', test: 'api/letters', only: 'forged' }
const fileOf = (/** @type {number} */ passed, /** @type {object[]} */ ...failures) => [
  /** @type {import('./read-report.mjs').FileOutcome} */ ({ file: 'letters.test.ts', passed, failures }),
]
const name = 'letters.test.ts › forged ones are refused'

it('is proven by an assertion of the very test', () => {
  const why = 'expected [ 200 ] to deeply equal []\n- 200'
  const files = fileOf(2, { name, why, asserted: true })
  expect(judgeWithout(proof, files)).toEqual({ ok: true, words: 'expected [ 200 ] to deeply equal []' })
})

it.each([
  ['a test that stayed green', fileOf(1), 'stayed green'],
  ['no test at all', fileOf(0), 'ran no test'],
  ['a run that came to no end', [], 'ran no test'],
  [
    'a shop that did not start',
    fileOf(0, { name: 'letters.test.ts', why: 'It is not ready' }),
    'failed otherwise: letters.test.ts: It is not ready',
  ],
  [
    'a call that broke off',
    fileOf(0, { name, why: 'fetch failed', asserted: false }),
    `failed otherwise: ${name}: fetch failed`,
  ],
  [
    'what another test found',
    fileOf(1, { name: 'letters.test.ts › arrive', why: 'expected 0 to be 1', asserted: true }),
    'failed otherwise: letters.test.ts › arrive: expected 0 to be 1',
  ],
])('is not proven by %s', (_, files, words) => {
  expect(judgeWithout(proof, files)).toEqual({ ok: false, words })
})

it('wants a test to be green with its guard', () => {
  expect(judgeWith(fileOf(1)).ok).toBe(true)
  expect(judgeWith(fileOf(0)).ok).toBe(false)
  expect(judgeWith(fileOf(1, { name, why: 'late' }))).toEqual({
    ok: false,
    words: `red with its guard: ${name}: late`,
  })
})

it('tells it all in a table', () => {
  const judgement = { ok: false, words: 'a | b' }
  expect(
    tableOf([{ proof, gone: 'the seal', judgement, seconds: 7 }])
      .split('\n')
      .at(-1),
  ).toBe('| 6 | `a-seal` | the seal | api `letters`, ‘forged’ | **not red**: a \\| b | 7 s |')
})

it('each guard has its proof, and each proof its guard and its test', () => {
  expect([...new Set(PROOFS.map(({ guard }) => guard))].sort()).toEqual(Object.keys(GUARDS).sort())
  const files = PROOFS.map(({ test }) => path.join(root, 'tests', `${test}.test.ts`))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

it('each number has a proof here, or its own test holds one', () => {
  const numbers = readFileSync(path.join(root, 'docs/numbers.md'), 'utf8')
  const rows = [...numbers.matchAll(/^\| (\d+) +\|/gm)].map(([, number]) => Number(number))
  const proven = new Set([...PROOFS.map(({ number }) => number), 2, 13, 20])
  expect([...new Set(rows)].filter((number) => !proven.has(number))).toEqual([])
})
