import { analyse, type Analysis } from './analyse'
import { ABSTRACT } from './lexicon'
import { isDark, paletteOf, paletteOfColours, type HueName, type Palette, type PaletteName } from './palettes'
import { hash32, Random } from './random'
import type { SceneSpec, Wishes } from './scene'
import { sceneNamed } from './scenes'
import type { Said } from './words'

/** Raised whenever the same prompt would give other pixels. */
export const ARTIST_VERSION = 1

export type FrameShape = 'arch' | 'circle' | 'border'

/** Everything one picture is drawn from: the same plan and seed give the same bytes. */
export interface Plan {
  scene: SceneSpec
  palette: Palette
  wishes: Wishes
  unwanted: Said
  line: boolean
  frame: FrameShape | null
  seed: number
}

const NIGHTS: readonly PaletteName[] = ['night', 'lavender', 'cosmos', 'night']

/** Four deliberately different plans for one prompt; another salt gives four others. */
export function planPictures(prompt: string, salt = '', style = '', keepOut = ''): Plan[] {
  const wanted = analyse(`${prompt} ${style}`, keepOut)
  const hash = hash32(`${prompt.trim().toLowerCase()}|${style}|${salt}`)
  const random = new Random(hash)
  return [0, 1, 2, 3].map((index) => {
    const scene = sceneFor(wanted, index)
    const palette = paletteFor(wanted, scene, index, random)
    const line = lineFor(wanted, scene, index)
    const framed = index === 2 && !scene.neverFramed
    return {
      scene,
      palette,
      line,
      frame: framed ? random.pick<FrameShape>(['arch', 'circle', 'border']) : null,
      seed: hash32(`${hash}:${index}`),
      unwanted: wanted.unwanted,
      wishes: {
        index,
        moon: wanted.night || (index === 3 && isDark(palette)),
        crescent: wanted.crescent || index === 2,
        aurora: wanted.aurora && index !== 2,
        lake: wanted.lake || index === 1,
        boat: wanted.boat,
        gold: wanted.gold || index % 2 === 0,
        dark: darkness(wanted, scene, index),
        count: wanted.count,
        says: (words) => wanted.said.says(words),
      },
    }
  })
}

function sceneFor(wanted: Analysis, index: number): SceneSpec {
  const [main, second] = wanted.subjects
  if (!main) return sceneNamed(ABSTRACT[index] ?? 'fluid')
  const asked = index === 2 && second && second !== 'fluid' ? second : main
  return sceneNamed(sceneNamed(asked).compositions?.[index] ?? asked)
}

function lineFor(wanted: Analysis, scene: SceneSpec, index: number): boolean {
  if (scene.neverLine) return false
  return index === 3 || (wanted.style === 'line-art' && index % 2 === 0)
}

function darkness(wanted: Analysis, scene: SceneSpec, index: number): boolean | null {
  if (wanted.dark) return true
  if (wanted.white) return false
  return scene.name === 'marble' ? ([null, false, true, null][index] ?? null) : null
}

function paletteFor(wanted: Analysis, scene: SceneSpec, index: number, random: Random): Palette {
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
    return paletteOfColours([first, ...rest], random, dark && scene.name !== 'marble')
  }
  // 'Golden sunset' means the light, 'black and gold' the metal.
  const moods = wanted.gold ? wanted.moods.filter((name) => name !== 'royal') : wanted.moods
  if (wanted.gold && moods.length === 0 && scene.name !== 'marble') {
    return paletteOf((['royal', 'emerald', 'ink', 'royal'] as const)[index] ?? 'royal')
  }
  if (wanted.night && !scene.dark) return paletteOf(NIGHTS[index] ?? 'night')
  const pool = [...new Set([...moods, ...scene.palettes])]
  const choice = moods.length > 0 ? pool[index % Math.min(pool.length, 4)] : pool[index % pool.length]
  return paletteOf(choice ?? 'ocean')
}
