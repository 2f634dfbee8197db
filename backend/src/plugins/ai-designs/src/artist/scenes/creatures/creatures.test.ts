import { describe, expect, it } from 'vitest'
import { Canvas } from '../../canvas'
import { PALETTE_NAMES, paletteOf } from '../../palettes'
import { Random } from '../../random'
import type { Frame, SceneSpec } from '../../scene'
import { inkLook } from '../../styles/line-art'
import { creatures } from '../creatures'

/** All compositions in paint and in ink, in each of three formats. */
const SEEDS = 24
const MOST_PATHS = 3200
/** Broken numbers, and paints that are neither a colour nor a gradient of the drawing. */
const UNSOUND = /NaN|Infinity|undefined|null|(?:fill|stroke)="(?!none"|url\(#d\d|#[0-9a-f]{6}")[^"]*"/

function drawn(spec: SceneSpec, seed: number, line: boolean, says = ''): string {
  const name = PALETTE_NAMES[seed % PALETTE_NAMES.length] ?? 'ocean'
  const palette = paletteOf(name)
  const look = line ? inkLook({ paper: palette.paper, ink: palette.dark, accent: palette.accent2 }) : null
  const canvas = new Canvas([1667, 1500, 1750][seed % 3] ?? 1667, look)
  const wishes: Frame['wishes'] = {
    index: seed % 4,
    moon: seed % 5 === 0,
    crescent: seed % 2 === 0,
    aurora: false,
    lake: false,
    boat: false,
    gold: false,
    dark: null,
    count: null,
    says: (words) => says !== '' && words.split(' ').includes(says),
  }
  spec.draw({ canvas, random: new Random(seed), palette, wishes })
  return canvas.toSvg(1152, 1920)
}

describe.each(creatures.map((spec) => [spec.name, spec] as const))('the scene %s', (_, spec) => {
  it('draws sound shapes in paint and ink for any seed', { timeout: 60_000 }, () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      // Every composition comes in both: four in paint, four in ink, and so on.
      const svg = drawn(spec, seed, seed % 8 > 3)
      expect(UNSOUND.exec(svg)?.[0], `seed ${seed}`).toBeUndefined()
      expect(svg.split('<path').length, `seed ${seed}`).toBeLessThan(MOST_PATHS)
    }
  })

  it('draws four different pictures, and the same again for the same seed', () => {
    const four = [0, 1, 2, 3].map((seed) => drawn(spec, seed, false))
    expect(new Set(four).size).toBe(4)
    expect(drawn(spec, 2, false)).toBe(four[2])
  })
})

describe('what a prompt says of an animal', () => {
  const scene = (name: string): SceneSpec => {
    const spec = creatures.find((one) => one.name === name)
    if (!spec) throw new Error(`There is no ${name}`)
    return spec
  }

  it('chooses its coat', () => {
    expect(drawn(scene('cat'), 0, false, 'black')).not.toBe(drawn(scene('cat'), 0, false))
  })

  it('puts the described composition first', () => {
    const sleeping = drawn(scene('fox'), 0, false, 'sleeping')
    expect(sleeping).not.toBe(drawn(scene('fox'), 0, false))
    expect(drawn(scene('fox'), 0, false, 'misty')).toBe(drawn(scene('fox'), 0, false))
  })
})
