import { expect, it } from 'vitest'
import { newsToken, readNewsToken } from './link'

const PROFILE = 'cprof_01KB0000000000000000000000'
const SECRET = 'a secret of the shop'

it('a link names one reader, and a changed one nobody', () => {
  const token = newsToken(PROFILE, SECRET)
  expect(readNewsToken(token, SECRET)).toBe(PROFILE)
  const other = token.replace(PROFILE, PROFILE.replace(/0$/, '1'))
  for (const forged of [
    PROFILE,
    other,
    `${PROFILE}.${'0'.repeat(64)}`,
    `${token}0`,
    newsToken(PROFILE, 'other'),
    '',
  ])
    expect(readNewsToken(forged, SECRET)).toBeNull()
})
