import { dogFace, foxFace, wolfFace, type FaceLook } from '../../motifs/creatures/canine'
import type { Canvas } from '../../canvas'
import { lionFace, tigerFace } from '../../motifs/creatures/big-cats'
import { coatOf, type Coat } from '../../motifs/creatures/coat'
import { elephantFace } from '../../motifs/creatures/elephant'
import { catFace } from '../../motifs/creatures/feline'
import { antlers, bearFace, deerFace, hareFace } from '../../motifs/creatures/woodland'
import { highlandFace } from '../../motifs/creatures/highland'
import { axolotlFace, capybaraFace, pandaFace } from '../../motifs/creatures/rare'
import { dress, type Fit } from '../../motifs/creatures/finery'
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
  /** Where glasses, hats and ties go. */
  fit?: Fit
  /** Half the width of the neck, in the face's own measure. */
  neck: number
  /** Half the width with horns or gills, where it is wider than a portrait's close-up can be. */
  wide?: number
  /** The body's colour where it is not the face's. */
  body?: string
  /** No lighter fur on its chest. */
  plain?: boolean
}

/** Coats that people ask for by name. */
const COATS = [
  ['black panther', '#34313b'],
  ['white snow-white snow-leopard snow-fox snow-wolf arctic polar albino', '#ece5da'],
  ['grey gray silver', '#878c95'],
  ['ginger orange red golden golden-retriever', '#de8a3f'],
  ['brown chocolate', '#8a5a3b'],
  ['cream blonde', '#e6cba0'],
] as const

export function coatFor({ wishes, palette }: Frame, animal: Animal): Coat {
  const asked = COATS.find(([words]) => wishes.says(words))
  return coatOf(asked?.[1] ?? wishes.tint ?? animal.natural, palette.accent2, animal.eye)
}

/** The coat of neck and shoulders. */
export function bodyCoatFor(frame: Frame, animal: Animal): Coat {
  return animal.body ? coatOf(animal.body, frame.palette.accent2, animal.eye) : coatFor(frame, animal)
}

/** The face, wearing what the prompt says; the origin is the animal's own. */
export function faceOf({ canvas, random, wishes, palette }: Frame, animal: Animal, look: FaceLook): void {
  animal.face(canvas, random, look)
  if (!look.asleep && animal.fit) dress(canvas, wishes.says, animal.fit, palette)
}

export const ANIMALS = {
  cat: {
    natural: '#e2a05a',
    eye: '#5fae7c',
    face: catFace,
    scale: 1.2,
    drop: 0,
    brow: { y: 40, r: 226, spread: 36 },
    fit: { eye: [84, -2], top: -158, chin: 190 },
    neck: 150,
  },
  dog: {
    natural: '#cf9052',
    eye: '#6b4526',
    face: dogFace,
    scale: 1.3,
    drop: -10,
    brow: { y: 20, r: 210, spread: 50 },
    fit: { eye: [80, -8], top: -184, chin: 206 },
    neck: 140,
  },
  fox: {
    natural: '#d96f2c',
    eye: '#c98a2b',
    face: foxFace,
    scale: 1.22,
    drop: 0,
    brow: { y: 60, r: 222, spread: 34 },
    fit: { eye: [90, -4], top: -140, chin: 250 },
    neck: 130,
  },
  wolf: {
    natural: '#7f8692',
    eye: '#d9a441',
    face: wolfFace,
    scale: 1.2,
    drop: 0,
    brow: { y: 60, r: 236, spread: 36 },
    fit: { eye: [90, -2], top: -156, chin: 236 },
    neck: 165,
  },
  bear: {
    natural: '#84543a',
    eye: '#4a2f22',
    face: bearFace,
    scale: 1.34,
    drop: 0,
    brow: { y: 40, r: 232, spread: 50 },
    fit: { eye: [84, -22], top: -172, chin: 206 },
    neck: 180,
  },
  hare: {
    natural: '#b28f6c',
    eye: '#5b3c2a',
    face: hareFace,
    scale: 1.3,
    drop: 70,
    brow: { y: 40, r: 204, spread: 52 },
    fit: { eye: [94, -16], top: -150, chin: 176 },
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
    fit: { eye: [84, -34], top: -156, chin: 252 },
    neck: 110,
  },
  lion: {
    natural: '#d99b4a',
    eye: '#b98a2f',
    face: lionFace,
    scale: 1.08,
    drop: -10,
    brow: { y: 30, r: 214, spread: 52 },
    fit: { eye: [88, -6], top: -158, chin: 222 },
    neck: 190,
  },
  tiger: {
    natural: '#e28632',
    eye: '#8aa64a',
    face: tigerFace,
    scale: 1.26,
    drop: 0,
    brow: { y: 40, r: 224, spread: 50 },
    fit: { eye: [88, -6], top: -158, chin: 222 },
    neck: 165,
  },
  elephant: {
    natural: '#8d93a0',
    eye: '#5a4030',
    face: elephantFace,
    scale: 1.1,
    drop: -60,
    brow: { y: 30, r: 230, spread: 34 },
    fit: { eye: [94, -30], top: -190, chin: 300 },
    neck: 200,
    plain: true,
  },
  highland: {
    natural: '#b8662f',
    eye: '#4a2f22',
    face: highlandFace,
    scale: 1.18,
    drop: 20,
    brow: { y: 20, r: 220, spread: 44 },
    fit: { eye: [92, 4], top: -176, chin: 240 },
    wide: 370,
    neck: 175,
    plain: true,
  },
  axolotl: {
    natural: '#f2b3c0',
    eye: '#3a2430',
    face: axolotlFace,
    scale: 1.06,
    drop: 0,
    brow: { y: 40, r: 190, spread: 40 },
    fit: { eye: [112, -8], top: -142, chin: 142 },
    neck: 130,
    wide: 410,
    plain: true,
  },
  panda: {
    natural: '#f1ebe2',
    eye: '#4a2f22',
    face: pandaFace,
    scale: 1.3,
    drop: 0,
    brow: { y: 40, r: 232, spread: 50 },
    fit: { eye: [88, -10], top: -172, chin: 204 },
    neck: 180,
    body: '#332e38',
    plain: true,
  },
  capybara: {
    natural: '#a9794c',
    eye: '#3a2a20',
    face: capybaraFace,
    scale: 1.34,
    drop: 20,
    brow: { y: 30, r: 220, spread: 44 },
    fit: { eye: [94, -58], top: -160, chin: 226 },
    neck: 165,
    plain: true,
  },
} as const satisfies Record<string, Animal>
