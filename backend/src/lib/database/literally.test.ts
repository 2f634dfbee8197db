import { expect, it } from 'vitest'
import { literally, wholeNames } from './literally'

it('searches for what was typed, wildcards included', () => {
  expect(literally('ada')).toBe('%ada%')
  expect(literally('50%_off\\')).toBe('%50\\%\\_off\\\\%')
})

it('or for whole names, be they written apart or with a hyphen', () => {
  expect(wholeNames('o_')).toEqual([
    ...['o\\_', 'o\\_ %', 'o\\_-%'],
    ...['% o\\_', '% o\\_ %', '% o\\_-%'],
    ...['%-o\\_', '%-o\\_ %', '%-o\\_-%'],
  ])
})
