import type { PrintTemplate } from '../types'
import type { CaseBuild } from './builds'

/** Everything a drawing of the case needs, in pixels of the mock-up; the printed back's upper left corner is 0, 0. */
export interface Scene {
  width: number
  height: number
  radius: number
  /** A thousandth of the print area's width. */
  unit: number
  build: CaseBuild
  gloss: boolean
  template: PrintTemplate
}

/** SVG of the whole picture, its origin moved to the printed back's corner. */
export const page = (
  size: { width: number; height: number },
  at: { x: number; y: number },
  body: string,
): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">` +
      `<g transform="translate(${at.x} ${at.y})">${body}</g></svg>`,
  )

/** A rounded rectangle that stands out by `out` round the printed back. */
export function round({ width, height, radius }: Scene, out: number, attributes: string): string {
  return `<rect x="${-out}" y="${-out}" width="${width + 2 * out}" height="${height + 2 * out}" rx="${Math.max(0, radius + out)}" ${attributes}/>`
}

/** A gradient across the drawing: stops as offset, colour, opacity. */
export function ramp(
  id: string,
  stops: [offset: number, colour: string, opacity: number][],
  direction = 'x1="0" y1="0" x2="1" y2="0"',
): string {
  const marks = stops.map(
    ([offset, colour, opacity]) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  )
  return `<linearGradient id="${id}" ${direction}>${marks.join('')}</linearGradient>`
}
