import { nounSceneNamed } from './nouns/noun-scene'
import { shift } from './colour'
import { isHue, paletteOfHues } from './hues'
import { PALETTE_NAMES, paletteOf, type Palette } from './palettes'
import { pictureColours } from './picture-colours'
import type { Random } from './random'
import type { SceneSpec } from './scene'
import { findScene } from './scenes'

/** What the pictures of 'more like this' stay close to. */
export interface Likeness {
  /** Names what it is like, for the seed. */
  key: string
  scene: SceneSpec | null
  palette: ((index: number, random: Random) => Palette) | null
  /** How many compositions on from the one that is liked. */
  turn: number
}

export interface Reference {
  bytes: Uint8Array
  plan: string | null
  seed: string | null
}

/** Scene and colours of one of ours by its record; of any other picture its colours. */
export async function likenessOf({ bytes, plan, seed }: Reference): Promise<Likeness> {
  const [, scene = '', palette = '', index = ''] = (plan ?? '').split('/')
  const found = plan?.startsWith('v') ? (findScene(scene) ?? nounSceneNamed(scene)) : null
  if (found) {
    const colours = paletteNamed(palette)
    return {
      key: `${plan ?? ''}|${seed ?? ''}`,
      scene: found,
      // The same colours twice, then a step to either side of them.
      palette: colours && ((at, random) => turnHues(colours(random), [0, 0, 22, -22][at] ?? 0)),
      turn: (Number(index) || 0) + 1,
    }
  }
  const seen = await pictureColours(bytes)
  return { key: `${seen.name}|${seen.sky.join()}`, scene: null, palette: () => seen, turn: 0 }
}

function paletteNamed(name: string): ((random: Random) => Palette) | null {
  const known = PALETTE_NAMES.find((each) => each === name)
  if (known) return () => paletteOf(known)
  const [first, ...rest] = name.split('+').filter(isHue)
  return first ? (random) => paletteOfHues([first, ...rest], random, name.endsWith('+dark')) : null
}

function turnHues(palette: Palette, hue: number): Palette {
  if (hue === 0) return palette
  const turn = (colour: string): string => shift(colour, { hue })
  const [far, near, foreground] = palette.land
  const [a, b, c, d] = palette.flowers
  return {
    ...palette,
    sky: palette.sky.map(turn),
    land: [turn(far), turn(near), turn(foreground)],
    accent: turn(palette.accent),
    accent2: turn(palette.accent2),
    flowers: [turn(a), turn(b), turn(c), turn(d)],
  }
}
