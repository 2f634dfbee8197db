import type { Pixels } from './pixels'
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
 * Film grain (strongest in the mid-tones) and a slight vignette, in place: what makes clip art look like a print. What stands
 * on nothing has no edges to darken.
 */
export function finish({ width, height, data, alpha }: Pixels, look: FinishLook, seed: number): void {
  const strength = look.grain * 255
  const vignette = alpha ? 0 : look.vignette
  const [shiftX, shiftY] = [seed & 255, (seed >> 8) & 255]
  const across = Float32Array.from({ length: width }, (_, x) => ((x / width - 0.5) * 2) ** 2)
  for (let y = 0, p = 0; y < height; y++) {
    const down = ((y / height - 0.5) * 2) ** 2
    const row = ((y + shiftY) & 255) * TILE
    for (let x = 0; x < width; x++, p += 3) {
      const r = data[p] as number
      const g = data[p + 1] as number
      const b = data[p + 2] as number
      const light = (r * 0.3 + g * 0.59 + b * 0.11) / 255
      const grain = (GRAIN[row + ((x + shiftX) & 255)] as number) * strength * (1.15 - Math.abs(light - 0.5))
      const far = ((across[x] as number) + down) * 0.5 - 0.15
      const edge = far > 0 ? 1 - vignette * far : 1
      data[p] = r * edge + grain
      data[p + 1] = g * edge + grain
      data[p + 2] = b * edge + grain
    }
  }
}
