import { describe, expect, it } from 'vitest'
import { compose } from './draw'
import { planPictures } from './plan'

const drawn = (prompt: string, keepOut = '', transparent = false): (string | null)[] =>
  planPictures({ prompt, keepOut, salt: 'rain', transparent }).map((plan) => {
    // The same throw of the dice for every prompt: only what is said differs.
    return compose({ ...plan, seed: 7 }, 288, 480).svg
  })
/** The grey air that comes with it is the last thing but threads and drops, which all are strokes. */
const threads = (svg: string | null): number => (svg ?? '').split('M').length
const wetter = (prompt: string, than: string): boolean[] =>
  drawn(prompt).map((svg, i) => threads(svg) > threads(drawn(than)[i] ?? null) + 150)

describe('rain', () => {
  it.each([
    ['a fox in the rain', 'a fox'],
    ['rainy Stonehenge', 'Stonehenge'],
    ['mushrooms, rain', 'mushrooms'],
  ])('falls on all four pictures of %s', (prompt, dry) => {
    expect(wetter(prompt, dry)).toEqual([true, true, true, true])
  })

  it.each([
    ['a fox in a rain coat', 'a fox'],
    ['a fox without rain', 'a fox'],
    ['a mermaid in the rain', 'a mermaid'],
  ])('does not fall on %s', (prompt, dry) => {
    expect(wetter(prompt, dry)).toEqual([false, false, false, false])
  })

  it('falls on nothing that stands alone, nor where it is kept out', () => {
    expect(drawn('a fox in the rain', '', true).map(threads)).toEqual(drawn('a fox', '', true).map(threads))
    expect(drawn('a fox in the rain', 'rain').map(threads)).toEqual(drawn('a fox').map(threads))
  })
})
