import type { Look } from '../canvas'
import type { Field } from '../field'
import type { FinishLook } from '../finish'
import type { Palette } from '../palettes'
import type { Pixels } from '../pixels'
import type { Frame } from '../scene'

/** What a style is told about the picture it is applied to. */
export interface StyleTask {
  palette: Palette
  /** Which of the four. */
  index: number
  seed: number
  /** Of the whole picture, in pixels, where a style measures in them. */
  width: number
  /** The subject alone on nothing: a style brings no ground of its own. */
  transparent: boolean
}

/** A look that any scene can be drawn in. Every part is optional: most styles need two of them. */
export interface Style {
  id: string
  /** The palette as this style would mix it. */
  palette?: (palette: Palette, index: number) => Palette
  /** Whether the picture stands in a paper mat: always, never, or as the plan says. */
  mat?: 'always' | 'never'
  /** How shapes are drawn instead of painted. */
  look?: (task: StyleTask) => Look
  /** The field of a scene that has one, as this style would have it. */
  field?: (field: Field, width: number, height: number, task: StyleTask) => Field
  /** What lies below the drawing where the scene has no field. */
  ground?: (width: number, height: number, task: StyleTask) => Field
  /** Drawn above the scene. */
  decorate?: (frame: Frame, task: StyleTask) => void
  /** Works on the finished pixels. */
  rework?: (pixels: Pixels, task: StyleTask) => Pixels
  finish?: FinishLook
}
