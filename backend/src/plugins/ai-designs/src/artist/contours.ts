import { channels } from './colour'
import type { Field } from './field'
import { blur, lightOf } from './pixels'

export interface ContourLook {
  levels: number
  ground: string
  line: string
  /** Width of a line in pixels of a picture 1000 wide. */
  weight: number
}

/** The lines of equal light of a field of colour, as a map draws hills: what an ink drawing makes of clouds and stone. */
export function contours(field: Field, width: number, height: number, look: ContourLook): Field {
  const light = blur(lightOf(field), width, height, Math.max(2, Math.round(width / 140)))
  const [g, l] = [channels(look.ground), channels(look.line)]
  const weight = (look.weight * width) / 1000
  const out = new Uint8ClampedArray(field.length)
  for (let y = 0, i = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++, p += 3) {
      const value = (light[i] as number) * look.levels
      const right = (x + 1 < width ? (light[i + 1] as number) : (light[i] as number)) * look.levels
      const below = (y + 1 < height ? (light[i + width] as number) : (light[i] as number)) * look.levels
      const slope = Math.hypot(right - value, below - value) + 1e-4
      const away = Math.abs(value - Math.round(value)) / slope
      const ink = Math.max(0, Math.min(1, weight + 0.5 - away))
      out[p] = g[0] + (l[0] - g[0]) * ink
      out[p + 1] = g[1] + (l[1] - g[1]) * ink
      out[p + 2] = g[2] + (l[2] - g[2]) * ink
    }
  }
  return out
}
