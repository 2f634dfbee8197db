import { expect, test } from 'vitest'
import { capitalised } from './capitalised'

test.each([
  ['in progress', 'In progress'],
  ['the code SAVE10', 'The code SAVE10'],
  ['', ''],
])('%j reads %j', (words, read) => expect(capitalised(words)).toBe(read))
