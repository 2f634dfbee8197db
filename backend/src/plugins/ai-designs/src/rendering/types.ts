/** A rounded rectangle as fractions of the print area; `radius` is a fraction of its width. */
export interface TemplateBox {
  x: number
  y: number
  width: number
  height: number
  radius: number
}

/** Everything about a device that a rendering depends on. */
export interface PrintTemplate {
  widthPx: number
  heightPx: number
  dpi: number
  cornerRadius: number
  cameraCutout: TemplateBox
  lenses: { x: number; y: number; radius: number }[]
  templateVersion: number
}

/**
 * Where the artwork lies on the print area. `x`, `y` are the artwork's centre minus the print area's, as fractions of the
 * print area's width and height; `scale` 1 is exactly `fit`; `rotation` in degrees clockwise about the artwork's centre.
 */
export interface Placement {
  x: number
  y: number
  scale: number
  rotation: number
  fit: 'cover' | 'contain'
  background: string
  /** The artwork left for right, before it is turned; words are not mirrored. */
  mirror: boolean
  text: TextLayer | null
}

/** Words on the case. `x`, `y` are the block's centre as the artwork's are; `size` is a fraction of the print area's width. */
export interface TextLayer {
  content: string
  font: TextFont
  size: number
  x: number
  y: number
  rotation: number
  colour: string
  outline: string | null
}

export const TEXT_FONT_KEYS = [
  'abril-fatface',
  'bebas-neue',
  'caveat',
  'dm-serif-display',
  'pacifico',
  'permanent-marker',
  'righteous',
  'space-mono',
] as const
export type TextFont = (typeof TEXT_FONT_KEYS)[number]

/** How the case that is printed on looks. It shows in the mock-up alone, so it is no part of a recipe. */
export interface CaseLook {
  line: string
  finish: string
}

export interface Size {
  width: number
  height: number
}

export type Quality = 'sharp' | 'good' | 'soft' | 'poor'
