import { expect, it } from 'vitest'
import { beginning, literally } from './literally'

it('searches for what was typed, wildcards included', () => {
  expect(literally('ada')).toBe('%ada%')
  expect(literally('50%_off\\')).toBe('%50\\%\\_off\\\\%')
})

it('or for what begins a word', () => {
  expect(beginning('o_')).toEqual(['o\\_%', '% o\\_%'])
})
