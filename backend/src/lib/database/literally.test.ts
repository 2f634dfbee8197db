import { expect, it } from 'vitest'
import { literally } from './literally'

it('searches for what was typed, wildcards included', () => {
  expect(literally('ada')).toBe('%ada%')
  expect(literally('50%_off\\')).toBe('%50\\%\\_off\\\\%')
})
