import { describe, expect, it } from 'vitest'
import { placed } from './device-order'

describe('placed', () => {
  const ids = ['a', 'b', 'c']
  it('puts a new one above another, or last', () => {
    expect(placed(ids, 'n', 'a')).toEqual(['n', 'a', 'b', 'c'])
    expect(placed(ids, 'n', 'c')).toEqual(['a', 'b', 'n', 'c'])
    expect(placed(ids, 'n', null)).toEqual(['a', 'b', 'c', 'n'])
    expect(placed(ids, 'n', undefined)).toEqual(['a', 'b', 'c', 'n'])
  })
  it('moves one that is there, and leaves it where nothing is said', () => {
    expect(placed(ids, 'c', 'a')).toEqual(['c', 'a', 'b'])
    expect(placed(ids, 'a', null)).toEqual(['b', 'c', 'a'])
    expect(placed(ids, 'b', undefined)).toEqual(ids)
    expect(placed(ids, 'b', 'b')).toEqual(ids)
  })
})
