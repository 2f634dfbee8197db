import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { isAllowed, judgeLicences } from './licences.mjs'
import { optionalDirs, root } from './paths.mjs'

const today = new Date('2026-11-22')
/** @param {Record<string, string | undefined>} licences */
const lockOf = (licences) => ({
  packages: Object.fromEntries(
    Object.entries(licences).map(([name, license]) => [
      `node_modules/${name}`,
      { version: '1.0.0', ...(license && { license }) },
    ]),
  ),
})

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['AGPL-3.0-only', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE', false],
])('%s may be used: %s', (licence, allowed) => expect(isAllowed(licence)).toBe(allowed))

it('fails for what is not on the list, names no licence, or is excused no longer', () => {
  const lock = lockOf({ good: 'MIT', viral: 'AGPL-3.0-only', silent: undefined, late: 'UNLICENSED' })
  const late = { package: 'late', licence: 'Ours', reason: 'Bought', until: '2026-11-01' }
  expect(judgeLicences([lock], [late], today).faults).toEqual([
    'viral@1.0.0: AGPL-3.0-only',
    'silent@1.0.0: none',
    'late@1.0.0: Ours (its exception ended on 2026-11-01)',
  ])
  const still = { ...late, until: '2027-01-31' }
  expect(judgeLicences([lockOf({ late: 'UNLICENSED' })], [still], today)).toMatchObject({
    faults: [],
    excused: [expect.stringContaining('Bought')],
  })
})

it('looks at each lock file', () => {
  const locks = [lockOf({ good: 'MIT' }), lockOf({ good: 'MIT', viral: 'GPL-3.0' })]
  const { faults, counted } = judgeLicences(locks, [], today)
  expect(faults).toEqual(['viral@1.0.0: GPL-3.0'])
  expect(counted).toEqual({ MIT: 1, 'GPL-3.0': 1 })
})

it('is met by all that the shop runs on', () => {
  /** @param {string} dir @param {string} name */
  const read = (dir, name) => JSON.parse(readFileSync(path.join(dir, name), 'utf8'))
  const locks = [root, ...optionalDirs].map((dir) => read(dir, 'package-lock.json'))
  expect(judgeLicences(locks, read(root, 'licence-exceptions.json'), today).faults).toEqual([])
})
