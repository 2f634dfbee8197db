import type { Analysis } from './analyse'
import { paletteOfHues, type HueName } from './hues'
import { paletteOf, type Palette, type PaletteName } from './palettes'
import type { Random } from './random'
import type { SceneSpec } from './scene'

const NIGHTS: readonly PaletteName[] = ['night', 'lavender', 'cosmos', 'night']
const GILDED: readonly PaletteName[] = ['royal', 'emerald', 'ink', 'royal']

/** The colours of one of the four: the prompt's own before its mood's, and those before the scene's usual ones. */
export function choosePalette(wanted: Analysis, scene: SceneSpec, index: number, random: Random): Palette {
  const palette = basePalette(wanted, scene, index, random)
  const foil = wanted.gold && scene.name !== 'marble' && !wanted.moods.includes('sunset')
  if (!foil) return palette
  const [first, , , last] = palette.flowers
  return {
    ...palette,
    accent: '#e8c06a',
    accent2: index === 2 ? '#c98b4b' : '#f0d493',
    flowers: [first, '#e8c06a', '#f4e2b0', last],
  }
}

function basePalette(wanted: Analysis, scene: SceneSpec, index: number, random: Random): Palette {
  const isGold = (name: HueName): boolean => name === 'gold' || name === 'golden'
  const colours = wanted.colours.filter((name) => !isGold(name))
  const ordered = index % 2 ? colours.toReversed() : colours
  const [first, ...rest] = ordered
  if (first) {
    const dark = wanted.dark || index === 3 || wanted.gold || (scene.dark ?? false)
    return paletteOfHues([first, ...rest], random, dark && scene.name !== 'marble')
  }
  // 'Golden sunset' means the light, 'black and gold' the metal.
  const moods = wanted.gold ? wanted.moods.filter((name) => name !== 'royal') : wanted.moods
  if (wanted.gold && moods.length === 0 && scene.name !== 'marble') {
    return paletteOf(GILDED[index] ?? 'royal')
  }
  if (wanted.night && !scene.dark) return paletteOf(NIGHTS[index] ?? 'night')
  const pool = [...new Set([...moods, ...scene.palettes])]
  const choice = moods.length > 0 ? pool[index % Math.min(pool.length, 4)] : pool[index % pool.length]
  return paletteOf(choice ?? 'ocean')
}
