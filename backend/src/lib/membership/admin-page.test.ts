import { expect, it } from 'vitest'
import { holdBody, releaseBody } from './admin-page'

it('a tier is given and taken back for a reason that can be seen', () => {
  const given = { tierId: 'mtier_1', mode: 'exactly', until: null }
  for (const reason of ['', '  ', '\u200b']) {
    const sentences = [holdBody.safeParse({ ...given, reason }), releaseBody.safeParse({ reason })].map(
      ({ error }) => error?.issues[0]?.message,
    )
    expect(sentences).toEqual(Array(2).fill('Say why: your colleagues read it in the history'))
  }
  expect(holdBody.parse({ ...given, reason: ' A prize ' })).toMatchObject({ reason: 'A prize' })
})
