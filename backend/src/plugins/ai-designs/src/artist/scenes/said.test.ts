import { describe, expect, it } from 'vitest'
import { Canvas } from '../canvas'
import { CITIES } from '../motifs/landmarks'
import { paletteOf } from '../palettes'
import { planPictures } from '../plan'
import { Random } from '../random'
import { Said, tokens } from '../words'
import { sceneNamed } from './index'

/** A scene in one palette and one throw of the dice: what differs is what the prompt says. */
function drawn(name: string, index: number, prompt: string, tint: string | null = null): string {
  const said = new Said(tokens(prompt))
  const canvas = new Canvas(1667)
  sceneNamed(name).draw({
    canvas,
    random: new Random(11),
    palette: paletteOf('dawn'),
    wishes: {
      index,
      tint,
      moon: false,
      crescent: false,
      aurora: false,
      lake: false,
      boat: false,
      gold: false,
      dark: null,
      count: null,
      says: (words) => said.says(words),
    },
  })
  return canvas.toSvg(288, 480)
}

const scenesOf = (prompt: string): string[] => [
  ...new Set(planPictures({ prompt }).map(({ scene }) => scene.name)),
]

describe('what a prompt says beside its subject', () => {
  it.each([
    ['lighthouse', 0, 'storm'],
    ['lighthouse', 1, 'storm'],
    ['sea', 0, 'stormy'],
    ['sea', 1, 'surf'],
    ['fox', 0, 'in the snow'],
    ['fox', 0, 'among birches'],
    ['bear', 0, 'by a river'],
    ['wolf', 0, 'snow'],
    ['cat', 0, 'in the snow'],
    ['tiger', 0, 'in tall grass'],
    ['balloons', 0, 'over a canyon'],
    ['road-trip', 0, 'by the ocean'],
    ['butterflies', 0, 'monarch'],
    ['butterflies', 0, 'lavender'],
    ['birds', 0, 'robin'],
    ['birds', 0, 'christmas'],
    ['birds', 1, 'robin'],
    ['hummingbird', 0, 'hibiscus'],
    ['wreath', 0, 'ferns'],
    ['wreath', 0, 'anemones'],
    ['wreath', 0, 'christmas'],
    ['meadow', 0, 'lavender'],
  ])('shows in %s %i: %s', (name, index, words) => {
    const svg = drawn(name, index, words)
    expect(svg).not.toBe(drawn(name, index, ''))
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it.each(['dragon', 'butterflies', 'mushrooms', 'hummingbird'])('colours the subject of %s', (name) => {
    expect(drawn(name, 0, '', '#12ab34')).not.toBe(drawn(name, 0, ''))
    expect(sceneNamed(name).tinted).toBe(true)
  })

  it('counts the fish', () => {
    const fish = (prompt: string): number => {
      const [, plan] = planPictures({ prompt })
      return plan?.wishes.count ?? 0
    }
    expect([fish('three koi'), fish('koi')]).toEqual([3, 0])
  })
})

describe('clothes', () => {
  const PIECES =
    'sunglasses glasses crown scarf bow-tie party-hat santa-hat witch-hat top-hat headphones'.split(' ')
  it.each(PIECES)('are worn: %s', (piece) => {
    const words = piece.replaceAll('-', ' ')
    for (const index of [0, 1, 2, 3]) expect(drawn('cat', index, words)).not.toBe(drawn('cat', index, ''))
  })

  it('are worn one on the head and one on the eyes, and a flower crown is no king', () => {
    const both = drawn('cat', 0, 'sunglasses and a top hat')
    expect(both).not.toBe(drawn('cat', 0, 'sunglasses'))
    expect(both).toBe(drawn('cat', 0, 'sunglasses and a top hat and headphones'))
    expect(drawn('cat', 0, 'flower crown')).toBe(drawn('cat', 0, 'flower'))
  })

  it('make no subject of their own', () => {
    expect(scenesOf('a dog wearing a top hat')).toEqual(['dog'])
    expect(scenesOf('a cat with headphones')).toEqual(['cat'])
  })
})

describe('landmarks', () => {
  it.each(Object.entries(CITIES))('of %s are called by each of their names', (_, { words }) => {
    for (const word of words.split(' ')) {
      expect(scenesOf(word.replaceAll('-', ' ')), word).toEqual(['landmarks'])
    }
  })

  it('differ from city to city', () => {
    const cities = Object.values(CITIES).map(({ words }) =>
      drawn('landmarks', 1, words.split(' ')[0]?.replaceAll('-', ' ') ?? ''),
    )
    expect(new Set(cities).size).toBe(cities.length)
  })
})

describe('nouns', () => {
  it('are lit, tossed, set on a plinth and cut out, and shadows begin where the icon does', () => {
    const plans = planPictures({ prompt: 'an avocado' })
    const svgs = plans.map(({ scene, palette, wishes }) => {
      const canvas = new Canvas(1667)
      scene.draw({ canvas, random: new Random(3), palette, wishes })
      return canvas.toSvg(288, 480)
    })
    expect(new Set(svgs).size).toBe(4)
    for (const svg of svgs) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svgs[2]).toMatch(/ d="M0 0m/i)
  })
})
