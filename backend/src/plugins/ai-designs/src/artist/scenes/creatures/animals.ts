import { dogFace, foxFace, wolfFace, type FaceLook } from '../../motifs/creatures/canine'
import type { Canvas } from '../../canvas'
import { lionFace, tigerFace } from '../../motifs/creatures/big-cats'
import { coatOf, type Coat } from '../../motifs/creatures/coat'
import { elephantFace } from '../../motifs/creatures/elephant'
import { catFace } from '../../motifs/creatures/feline'
import { antlers, bearFace, deerFace, hareFace } from '../../motifs/creatures/woodland'
import type { Random } from '../../random'
import type { Frame } from '../../scene'

/** An animal that can look at us, and how its portrait is laid out. */
export interface Animal {
  natural: string
  eye: string
  face: (canvas: Canvas, random: Random, look: FaceLook) => void
  /** Size of the face in a portrait, and how far its middle is moved down. */
  scale: number
  drop: number
  /** The crown's arc over the forehead, in the face's own measure. */
  brow: { y: number; r: number; spread: number }
  /** Half the width of the neck, in the face's own measure. */
  neck: number
  /** No lighter fur on its chest. */
  plain?: boolean
}

/** Coats that people ask for by name. */
const COATS = [
  ['black panther', '#34313b'],
  ['white snow arctic polar albino', '#ece5da'],
  ['grey gray silver', '#878c95'],
  ['ginger orange red golden', '#de8a3f'],
  ['brown chocolate', '#8a5a3b'],
  ['cream blonde', '#e6cba0'],
] as const

export function coatFor({ wishes, palette }: Frame, animal: Animal): Coat {
  const asked = COATS.find(([words]) => wishes.says(words))
  return coatOf(asked ? asked[1] : animal.natural, palette.accent2, animal.eye)
}

export const ANIMALS = {
  cat: {
    natural: '#e2a05a',
    eye: '#5fae7c',
    face: catFace,
    scale: 1.2,
    drop: 0,
    brow: { y: 40, r: 226, spread: 36 },
    neck: 150,
  },
  dog: {
    natural: '#cf9052',
    eye: '#6b4526',
    face: dogFace,
    scale: 1.3,
    drop: -10,
    brow: { y: 20, r: 210, spread: 50 },
    neck: 140,
  },
  fox: {
    natural: '#d96f2c',
    eye: '#c98a2b',
    face: foxFace,
    scale: 1.22,
    drop: 0,
    brow: { y: 60, r: 222, spread: 34 },
    neck: 130,
  },
  wolf: {
    natural: '#7f8692',
    eye: '#d9a441',
    face: wolfFace,
    scale: 1.2,
    drop: 0,
    brow: { y: 60, r: 236, spread: 36 },
    neck: 165,
  },
  bear: {
    natural: '#84543a',
    eye: '#4a2f22',
    face: bearFace,
    scale: 1.34,
    drop: 0,
    brow: { y: 40, r: 232, spread: 50 },
    neck: 180,
  },
  hare: {
    natural: '#b28f6c',
    eye: '#5b3c2a',
    face: hareFace,
    scale: 1.3,
    drop: 70,
    brow: { y: 40, r: 204, spread: 52 },
    neck: 120,
  },
  deer: {
    natural: '#b5733f',
    eye: '#4a2f22',
    face: (canvas, random, look) => {
      antlers(canvas, look.coat.dark, 0.72)
      deerFace(canvas, random, look)
    },
    scale: 1.2,
    drop: 60,
    brow: { y: 20, r: 184, spread: 46 },
    neck: 110,
  },
  lion: {
    natural: '#d99b4a',
    eye: '#b98a2f',
    face: lionFace,
    scale: 1.08,
    drop: -10,
    brow: { y: 30, r: 214, spread: 52 },
    neck: 190,
  },
  tiger: {
    natural: '#e28632',
    eye: '#8aa64a',
    face: tigerFace,
    scale: 1.26,
    drop: 0,
    brow: { y: 40, r: 224, spread: 50 },
    neck: 165,
  },
  elephant: {
    natural: '#8d93a0',
    eye: '#5a4030',
    face: elephantFace,
    scale: 1.1,
    drop: -60,
    brow: { y: 30, r: 230, spread: 34 },
    neck: 200,
    plain: true,
  },
} as const satisfies Record<string, Animal>
