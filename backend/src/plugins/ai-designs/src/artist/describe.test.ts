import { describe, expect, it } from 'vitest'
import { describe as tell } from './describe'
import { compose } from './draw'
import { likenessOf } from './likeness'
import { planPictures, type PlanRequest } from './plan'
import { SCENES } from './scenes'

/** The sentences of the four pictures, told after they are drawn. */
const four = (prompt: string, wishes: Partial<PlanRequest> = {}): string[] =>
  planPictures({ prompt, ...wishes }).map((plan) => {
    compose(plan, 144, 240)
    return tell(plan)
  })
const first = (prompt: string, wishes: Partial<PlanRequest> = {}): string => four(prompt, wishes)[0] ?? ''

describe('what the artist understood is told', () => {
  it.each([
    ['a red dragon at sunset', 'Red dragon in sunset colours.'],
    ['two koi in a pond, no lilies', 'Two koi in a pond in sea blues; told to leave out: lilies.'],
    ['a watercolour fox', 'Fox in autumn colours, as a watercolour.'],
    ['London in the rain', 'London in sunset colours; also heard: rain.'],
    ['"Be brave" in a field of lavender', 'Meadow of wild flowers in lavender; lettered “Be brave”.'],
    ['a hedgehog', /^Hedgehog in a wreath in /],
    ['black marble with gold', 'Marble in black and white with gold.'],
    ['abstract teal and coral swirls', 'Flowing abstract shapes in teal and coral.'],
  ])('of %s', (prompt, sentence) => {
    if (typeof sentence === 'string') expect(first(prompt)).toBe(sentence)
    else expect(first(prompt)).toMatch(sentence)
  })

  it('as what was wished beside the words, too', () => {
    const wishes = { style: 'riso', keepOut: 'people, boats' }
    expect(first('mountains', wishes)).toBe(
      'Mountain landscape, as a riso print in three inks; told to leave out: people, boats.',
    )
    expect(first('a cat with sunglasses', { transparent: true })).toMatch(
      /^Cat in .+, alone on a clear ground; also heard: sunglasses\.$/,
    )
  })

  it('and what it could not write', () => {
    expect(first('"日本" by the sea')).toContain(
      '; without the words “日本”: our artist writes Latin letters alone',
    )
    expect(first('"Zoë 🦊" by the sea')).toContain('; lettered “Zoë”')
  })

  it('and that nothing was, where it knows none of the words', () => {
    for (const sentence of four('zzyzx qwrt'))
      expect(sentence).toContain('; our artist knows no picture for these words.')
    expect(first('a lake')).not.toContain('knows no picture')
  })

  it('of each of the four its own', () => {
    const sentences = four('a cat')
    expect(new Set(sentences).size).toBe(4)
    expect(sentences[2]).toMatch(/ mat\.$| border\.$/)
    expect(sentences[3]).toBe('Cat, as an ink drawing.')
  })

  it('of a picture like another', async () => {
    const like = await likenessOf({ bytes: new Uint8Array(), plan: 'v2/koi/emerald/0/paint/full', seed: '5' })
    expect(first('something else', { like })).toBe(
      'Six koi in a pond in emerald greens; like the picture it started from.',
    )
  })

  it('in words for people of every scene', () => {
    for (const { name, kind, words } of SCENES) {
      const [prompt = name] = words.split(' ')
      for (const plan of planPictures({ prompt: prompt.replaceAll('-', ' ') }))
        expect(tell(plan), `${kind} ${name}`).toMatch(/^[A-Z][^+_:/]+( in | with |, )[^+_/]+\.$/)
    }
  })
})
