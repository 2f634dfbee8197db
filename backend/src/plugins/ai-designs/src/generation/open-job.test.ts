import { describe, expect, it } from 'vitest'
import { optionsKey } from './open-job'

const keyOf = (prompt: string, count = 1) =>
  optionsKey({
    ...{ prompt, count, style: '', keepOut: '', transparent: false },
    ...{ provider: 'embedded', referenceVariationId: null },
  })

describe('two clicks', () => {
  it.each([
    ['a fox', 'A  FOX'],
    ['a fox that says "ANNA"', 'A Fox that says  "ANNA"'],
  ])('%s and %s are the same', (one, other) => expect(keyOf(one)).toBe(keyOf(other)))

  it.each([
    ['a fox that says "ANNA"', 'a fox that says "Anna"'],
    ['a fox that says “ANNA”', 'a fox that says “anna”'],
    ['a fox that says ANNA', 'a fox that says Anna'],
    ['a fox', 'a foxglove'],
  ])('%s and %s are two', (one, other) => expect(keyOf(one)).not.toBe(keyOf(other)))
})
