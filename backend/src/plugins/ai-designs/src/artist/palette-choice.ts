import type { Analysis } from './analyse'
import { paletteOfHues, type HueName } from './hues'
import { mix } from './colour'
import { isDark, paletteOf, type Palette, type PaletteName } from './palettes'
import type { Random } from './random'
import type { SceneSpec } from './scene'

const NIGHTS: readonly PaletteName[] = ['night', 'lavender', 'cosmos', 'night']
const GILDED: readonly PaletteName[] = ['royal', 'emerald', 'ink', 'royal']

type FourNames = readonly [PaletteName, PaletteName, PaletteName, PaletteName]

/** Words that say outright what the light is like: all four pictures keep to it. */
const LIGHTS: readonly (readonly [words: string, palettes: FourNames])[] = [
  ['storm stormy thunder thunderstorm lightning tempest', ['night', 'royal', 'lavender', 'night']],
  ['golden-hour', ['sunset', 'autumn', 'boho', 'sunset']],
  ['autumn autumnal harvest fall-colour fall-color fall-leaf', ['autumn', 'sunset', 'boho', 'autumn']],
  ['snow snowy winter frost frosty frozen christmas blizzard', ['winter', 'night', 'winter', 'winter']],
  ['pastel', ['dawn', 'sakura', 'candy', 'lavender']],
  ['sunset dusk evening', ['sunset', 'autumn', 'lavender', 'sunset']],
  ['sunrise dawn daybreak morning', ['dawn', 'sunset', 'sakura', 'dawn']],
]

/** The same colours with much white in them. */
function softened(palette: Palette): Palette {
  const soft = (colour: string): string => mix(colour, '#fffaf5', 0.42)
  const { sky, land, flowers } = palette
  return {
    ...palette,
    sky: sky.map(soft),
    land: [soft(land[0]), soft(land[1]), mix(land[2], '#fffaf5', 0.2)],
    accent2: soft(palette.accent2),
    leaf: soft(palette.leaf),
    flowers: [soft(flowers[0]), soft(flowers[1]), soft(flowers[2]), soft(flowers[3])],
  }
}

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
  const light = LIGHTS.find(([words]) => wanted.said.says(words))
  if (light && !scene.dark && !wanted.night) {
    const palette = paletteOf(light[1][index] ?? 'dawn')
    return wanted.said.says('pastel') ? softened(palette) : palette
  }
  // 'Golden sunset' means the light, 'black and gold' the metal.
  const moods = wanted.gold ? wanted.moods.filter((name) => name !== 'royal') : wanted.moods
  if (wanted.gold && moods.length === 0 && scene.name !== 'marble') {
    return paletteOf(GILDED[index] ?? 'royal')
  }
  if (wanted.night && !scene.dark) return paletteOf(NIGHTS[index] ?? 'night')
  const usual = [...new Set([...moods, ...scene.palettes])]
  // The northern lights stand in no green noon, whatever else is said of the woods below.
  const pool = scene.dark ? usual.filter((name) => isDark(paletteOf(name))) : usual
  const choice = moods.length > 0 ? pool[index % Math.min(pool.length, 4)] : pool[index % pool.length]
  return paletteOf(choice ?? 'ocean')
}
