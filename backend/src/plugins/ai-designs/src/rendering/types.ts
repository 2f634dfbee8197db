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
}

export interface Size {
  width: number
  height: number
}

export type Quality = 'sharp' | 'good' | 'soft' | 'poor'
