import { describe, expect, it } from 'vitest'
import { wordsOf } from './words-of'

describe('wordsOf', () => {
  it.each([
    [new Error('Prodigi is away'), 'Prodigi is away'],
    [{ message: 'Prodigi is away', code: 'x' }, 'Prodigi is away'],
    ['Prodigi is away', 'Prodigi is away'],
    [{ message: { nested: true } }, 'It failed without saying why'],
    [new Error(''), 'It failed without saying why'],
    [null, 'It failed without saying why'],
  ])('%o', (error, words) => {
    expect(wordsOf(error)).toBe(words)
  })
})
