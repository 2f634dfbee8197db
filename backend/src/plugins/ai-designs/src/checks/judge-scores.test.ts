import { expect, it } from 'vitest'
import { judgeScores } from './judge-scores'

it('warns from 35 %, refuses from 60 %, and notes bare skin', () => {
  expect(judgeScores({ porn: 0.05, hentai: 0.16, sexy: 0.1 })).toEqual([])
  expect(judgeScores({ porn: 0.1, hentai: 0.25, sexy: 0 })).toMatchObject([{ severity: 'warn' }])
  expect(judgeScores({ porn: 0.3, hentai: 0.3, sexy: 0 })).toBe('refuse')
  expect(judgeScores({ porn: 0, hentai: 0, sexy: 0.9 })).toMatchObject([{ severity: 'note' }])
})
