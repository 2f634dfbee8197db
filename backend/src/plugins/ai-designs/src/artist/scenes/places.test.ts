import { describe, expect, it } from 'vitest'
import { Canvas } from '../canvas'
import { paletteOf } from '../palettes'
import { Random } from '../random'
import type { SceneSpec, Wishes } from '../scene'
import { inkLook } from '../styles/line-art'
import { places } from './places'

const SEEDS = [1, 4096, 99_999_989]
const MOST_PATHS = 6000
const named = new Map(places.map((scene) => [scene.name, scene]))

function wishesFor(index: number, seed: number): Wishes {
  const odd = seed % 2 === 1
  return {
    index,
    moon: odd,
    crescent: index === 2,
    aurora: odd,
    lake: index === 1,
    boat: odd,
    gold: index % 2 === 0,
    dark: odd ? null : true,
    count: null,
    says: () => false,
  }
}

function svgOf(asked: SceneSpec, index: number, seed: number, line: boolean): string {
  const scene = named.get(asked.compositions?.[index] ?? asked.name) ?? asked
  const palette = paletteOf(asked.palettes[index as 0 | 1 | 2 | 3])
  const look = line ? inkLook({ paper: palette.paper, ink: palette.dark, accent: palette.accent2 }) : null
  const canvas = new Canvas(1667, look)
  scene.draw({ canvas, random: new Random(seed), palette, wishes: wishesFor(index, seed) })
  return canvas.toSvg(288, 480)
}

describe.each(places.map((scene) => [scene.name, scene] as const))('the scene %s', (_name, scene) => {
  it('draws four compositions in paint and in ink, without a broken number, light enough to be quick', () => {
    for (const index of [0, 1, 2, 3]) {
      for (const seed of SEEDS) {
        for (const line of [false, true]) {
          const svg = svgOf(scene, index, seed, line)
          expect(/NaN|Infinity|undefined/.test(svg), `${index}/${seed}`).toBe(false)
          expect(svg.match(/<path/g)?.length ?? 0, `${index}/${seed}`).toBeLessThan(MOST_PATHS)
        }
      }
    }
  })

  it('draws the same for the same seed', () => {
    expect(svgOf(scene, 0, 5, false)).toBe(svgOf(scene, 0, 5, false))
  })

  it('names only compositions that exist', () => {
    const unknown = (scene.compositions ?? []).filter((name) => !named.has(name))
    expect(unknown).toEqual([])
  })
})

describe('places, patterns and things', () => {
  it('have four compositions that differ', () => {
    for (const scene of places) {
      const drawn = new Set(
        [0, 1, 2, 3].map((index) => svgOf(scene, index, 5, index === 3 && !scene.neverLine)),
      )
      const flat = scene.name === 'fluid' ? 2 : 4
      expect(drawn.size, scene.name).toBeGreaterThanOrEqual(flat)
    }
  })
})
