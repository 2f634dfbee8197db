import type { Field } from './field'
import { Random } from './random'

const TILE = 256
const GRAIN = (() => {
  const random = new Random(77)
  return Float32Array.from(
    { length: TILE * TILE },
    () => (random.next() + random.next() + random.next() - 1.5) / 1.5,
  )
})()

export interface FinishLook {
  grain: number
  vignette: number
}

/**
 * Lays the vector picture over the field and gives both film grain (strongest in the mid-tones) and a slight vignette:
 * what makes clip art look like a print. `over` holds RGBA bytes as sharp writes them (not premultiplied).
 */
export function finish(
  width: number,
  height: number,
  base: Field | null,
  over: Uint8Array | null,
  look: FinishLook,
  seed: number,
): Buffer {
  const out = new Uint8ClampedArray(width * height * 3)
  const strength = look.grain * 255
  const [shiftX, shiftY] = [seed & 255, (seed >> 8) & 255]
  for (let y = 0, p = 0, q = 0; y < height; y++) {
    const dy = (y / height - 0.5) * 2
    const row = ((y + shiftY) & 255) * TILE
    for (let x = 0; x < width; x++, p += 3, q += 4) {
      let r = base ? (base[p] ?? 0) : 255
      let g = base ? (base[p + 1] ?? 0) : 255
      let b = base ? (base[p + 2] ?? 0) : 255
      if (over) {
        const alpha = (over[q + 3] ?? 0) / 255
        r += ((over[q] ?? 0) - r) * alpha
        g += ((over[q + 1] ?? 0) - g) * alpha
        b += ((over[q + 2] ?? 0) - b) * alpha
      }
      const light = (r * 0.3 + g * 0.59 + b * 0.11) / 255
      const grain = (GRAIN[row + ((x + shiftX) & 255)] ?? 0) * strength * (1.15 - Math.abs(light - 0.5))
      const dx = (x / width - 0.5) * 2
      const edge = 1 - look.vignette * Math.max(0, (dx * dx + dy * dy) * 0.5 - 0.15)
      out[p] = r * edge + grain
      out[p + 1] = g * edge + grain
      out[p + 2] = b * edge + grain
    }
  }
  return Buffer.from(out.buffer)
}
