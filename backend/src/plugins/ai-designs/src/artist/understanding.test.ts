import { describe, expect, it } from 'vitest'
import { analyse } from './analyse'
import { compose } from './draw'
import { nounsOf } from './nouns/vocabulary'
import { partNegatives } from './negatives'
import { planPictures } from './plan'
import { partLettering } from './quoted'
import { stem, tokens } from './words'

const scenes = (prompt: string, keepOut = ''): string[] =>
  planPictures({ prompt, keepOut }).map(({ scene }) => scene.name)

describe('words', () => {
  it.each([
    ['cats', 'cat'],
    ['cherries', 'cherry'],
    ['foxes', 'fox'],
    ['wolves', 'wolf'],
    ['glass', 'glass'],
    ["dog's", 'dog'],
    ['cactus', 'cactus'],
    ['tomatoes', 'tomato'],
  ])('%s is %s', (word, singular) => expect(stem(word)).toBe(singular))

  it('are plain small letters, and commas end a phrase', () => {
    expect(tokens('Café-crème, HOT air…')).toEqual(['cafe', 'creme', ',', 'hot', 'air', ','])
  })
})

describe('what is to be left out', () => {
  it.each([
    ['a lake, no boats or people, at dusk', ['boats', 'people']],
    ['mountains without stars but with a moon', ['stars']],
    ['a starless sky', ['star']],
    ["a beach, don't draw any palm trees, please", ['palm', 'trees']],
    ['not only roses', []],
  ])('is found in %s', (prompt, unwanted) => {
    expect(partNegatives(tokens(prompt)).unwanted).toEqual(unwanted)
  })

  it('calls no scene', () => {
    expect(analyse('mountains with no cats').subjects).not.toContain('cat')
    expect(scenes('an hourglass without flowers').every((name) => name === 'noun:hourglass-done')).toBe(true)
  })

  it('is not drawn, be it said in the prompt or in its own field', () => {
    const paths = (prompt: string, keepOut = ''): number => {
      const [plan] = planPictures({ prompt, keepOut, style: 'oil' })
      if (!plan) throw new Error('There is no plan')
      return (compose({ ...plan, seed: 7 }, 576, 960).svg ?? '').split('<path').length
    }
    const all = paths('mountains at night')
    expect(paths('mountains at night without stars')).toBeLessThan(all)
    expect(paths('mountains at night', 'stars, trees')).toBeLessThan(all)
  })
})

describe('nouns', () => {
  it.each([
    ['an abacus', ['abacus']],
    ['two pretzels and a teapot', ['pretzel', 'teapot']],
    ['champagne', ['bottle-with-popping-cork']],
    ['two olives', ['olive']],
    ['an olive wall', []],
    ['a field of barley', []],
    ['orange waves', []],
    ['the quick whim of something beautiful', []],
  ])('of %s', (prompt, icons) => {
    expect(nounsOf(analyse(prompt)).map(({ icon }) => icon)).toEqual(icons)
  })

  it('have four compositions, and words that are none become an abstract set', () => {
    expect(new Set(scenes('abacus'))).toEqual(new Set(['noun:abacus']))
    expect(new Set(scenes('serendipity')).size).toBeGreaterThan(2)
  })
})

describe('the subject', () => {
  it.each([
    ['an orange', 'fruit fruit fruit fruit'],
    ['cherry blossom at night', 'sakura fuji sakura sakura'],
    ['skull with roses', 'skull skull skull skull'],
    ['a golden retriever in a sunflower field', 'dog dog dog dog'],
    ['sunflower field', 'sunflowers sunflowers sunflowers sunflowers'],
    ['a hedgehog drinking tea', 'noun:hedgehog noun:hedgehog cosy noun:hedgehog'],
    ['a cat and a hedgehog', 'cat cat cat cat'],
    ['mermaid', 'mermaid mermaid mermaid mermaid'],
    ['a gondola in Venice', 'venice venice venice venice'],
    ['Stonehenge at dawn', 'stonehenge stonehenge stonehenge stonehenge'],
    ['a samurai under cherry blossom', 'samurai samurai samurai samurai'],
    ['mountains by the sea', 'landscape landscape sea landscape'],
    ['Katze im Schnee', 'cat cat cat cat'],
  ])('of %s', (prompt, names) => expect(scenes(prompt)).toEqual(names.split(' ')))

  it('keeps its colours apart from flowers in the plural', () => {
    expect(analyse('peach roses').colours).toEqual(['peach'])
    expect(analyse('a rose mandala').colours).toEqual(['rose'])
  })

  it.each([
    ['a red dragon above teal mountains', 'red', ['teal']],
    ['red-capped mushrooms', 'red', []],
    ['a blue sky over a dragon', null, ['blue']],
    ['monarch butterflies over lavender', null, []],
    ['a lavender sky with butterflies', null, ['lavender']],
    ['violet mandala', null, ['violet']],
    ['a golden retriever', null, []],
  ])('wears the colour that stands before it: %s', (prompt, tint, colours) => {
    const wanted = analyse(prompt)
    expect([wanted.tint, wanted.colours]).toEqual([tint, colours])
  })

  it('stands in the light that the prompt says', () => {
    const palettes = (prompt: string): string[] => planPictures({ prompt }).map(({ palette }) => palette.name)
    expect(palettes('misty pine forest in autumn')).toEqual(['autumn', 'sunset', 'boho', 'autumn'])
    expect(palettes('a mountain lake under northern lights')).not.toContain('forest')
    expect(palettes('waves in cream and indigo')[0]).toBe('indigo+cream')
  })

  it('is drawn in the style that its words ask for', () => {
    expect(planPictures({ prompt: 'mountains in watercolour' }).map(({ style }) => style)).toEqual(
      Array.from({ length: 4 }, () => 'watercolour'),
    )
    expect(analyse('a neon fox').style).toBe('neon')
    expect(analyse('neon city').style).toBe('')
  })
})

describe('lettering', () => {
  it.each([
    ['"Stay wild" over mountains', 'Stay wild'],
    ['roses, “Mum”, pastel', 'Mum'],
    ["the words 'Good vibes' in neon", 'Good vibes'],
    ['a cat that says hello world, pink', 'hello world'],
    ["a dog's bone and a cat's milk", null],
  ])('of %s', (prompt, lettering) => expect(partLettering(prompt).lettering).toBe(lettering))

  it('is no subject', () => {
    expect(scenes('"koi" in the mountains')).not.toContain('koi')
  })
})
