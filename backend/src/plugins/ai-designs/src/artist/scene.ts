import type { Canvas } from './canvas'
import type { Field } from './field'
import type { Palette } from './palettes'
import type { Random } from './random'

export type SceneName =
  | 'landscape'
  | 'fuji'
  | 'sakura'
  | 'koi'
  | 'city'
  | 'galaxy'
  | 'marble'
  | 'fluid'
  | 'florals'
  | 'stems'
  | 'wave'
  | 'sea'
  | 'cat'
  | 'tiles'
  | 'terrazzo'
  | 'arches'

/** What a scene is asked to vary; every scene reads the ones that mean something to it. */
export interface Wishes {
  /** Which of the four it is: 0 as asked, 1 another composition, 2 framed, 3 line art. */
  index: number
  moon: boolean
  crescent: boolean
  aurora: boolean
  lake: boolean
  boat: boolean
  gold: boolean
  dark: boolean | null
}

export interface Frame {
  canvas: Canvas
  random: Random
  palette: Palette
  wishes: Wishes
}

/** Draws on the canvas; may answer with a field of pixels that lies below the drawing. */
export type Scene = (frame: Frame) => ((width: number, height: number) => Field) | undefined
