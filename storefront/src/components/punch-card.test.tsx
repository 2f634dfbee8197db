import { describe, expect, it } from 'vitest'
import { holesOf } from './punch-card'

describe('holesOf', () => {
  it('punches the seven bits of each letter, most significant first', () => {
    expect(holesOf('A ')).toEqual([
      [true, false, false, false, false, false, true],
      [false, true, false, false, false, false, false],
    ])
  })
})
