import { describe, expect, it } from 'vitest'
import { holdsHalfCharacter, holdsNullCharacter } from './null-character'

describe('holdsNullCharacter', () => {
  it('finds it in texts, lists, objects and their keys', () => {
    for (const value of ['a\0', ['a', ['\0']], { a: { b: ['x', '\0y'] } }, { 'a\0': 1 }])
      expect(holdsNullCharacter(value)).toBe(true)
  })
  it('lets everything else pass', () => {
    for (const value of [undefined, null, 0, true, '', '\n\u{1f98a}', { a: [1, null, 'b'] }])
      expect(holdsNullCharacter(value)).toBe(false)
  })
  it('survives nesting that no stack survives', () => {
    let deep: unknown = 'a\0'
    for (let level = 0; level < 200_000; level += 1) deep = [deep]
    expect(holdsNullCharacter(deep)).toBe(true)
  })
})

describe('holdsHalfCharacter', () => {
  it('finds what was cut in two, and lets whole ones pass', () => {
    expect(holdsHalfCharacter({ a: ['x\ud83e'] })).toBe(true)
    expect(holdsHalfCharacter({ '\udd8a': 1 })).toBe(true)
    expect(holdsHalfCharacter({ a: ['\u{1f98a}', 1, null, ''] })).toBe(false)
  })
})
