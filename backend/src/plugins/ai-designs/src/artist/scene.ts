import type { Canvas } from './canvas'
import type { Field } from './field'
import type { Palette, PaletteName } from './palettes'
import type { Random } from './random'

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
  /** The colour that the prompt gives to the subject itself: 'a red dragon'. */
  tint?: string | null
  /** How many of the subject the prompt asks for, where it says a number. */
  count: number | null
  /** Whether the prompt says one of these words (space between words, '-' inside phrases: 'sunglasses hot-air-balloon'). */
  says: (words: string) => boolean
}

export interface Frame {
  canvas: Canvas
  random: Random
  palette: Palette
  wishes: Wishes
}

/** Draws on the canvas; may answer with a field of pixels that lies below the drawing. */
export type Scene = (frame: Frame) => ((width: number, height: number) => Field) | undefined

/** A creature or a thing in a prompt is its subject; plants, places and patterns are more often what is round it. */
export type SceneKind = 'creature' | 'thing' | 'plant' | 'place' | 'pattern'

/** A scene and all that the artist knows about it. */
export interface SceneSpec {
  name: string
  /** What it shows, for people; its name where that says it. */
  shows?: string | ((wishes: Wishes) => string)
  kind: SceneKind
  /** Words that call it, in the singular: 'cat kitten maine-coon' ('-' joins a phrase). */
  words: string
  /** Words that call it only where nothing else is called. */
  weak?: string
  /** Words that make it the subject whatever stands beside it. */
  strong?: string
  /** To choose from where the prompt names no colour and no mood, one for each of the four. */
  palettes: readonly [PaletteName, PaletteName, PaletteName, PaletteName]
  /** The scenes of the four pictures, by name; without it all four are this one, which then reads `wishes.index`. */
  compositions?: readonly [string, string, string, string]
  /** A whole pattern, or too busy at its edges: needs no mat. */
  neverFramed?: boolean
  /** Looks poor as an ink drawing. */
  neverLine?: boolean
  /** Whether no rain falls on it from outside: it draws its own, or is no place for any. */
  dry?: (wishes: Wishes) => boolean
  /** Lives of a dark ground: colours of the prompt become lights on it. */
  dark?: boolean
  /** It wears a colour that stands right before its name; the picture then has its usual ones. */
  tinted?: boolean
  draw: Scene
  /** The subject alone, centred, on nothing at all: no ground, no sky. */
  alone?: Scene
}
