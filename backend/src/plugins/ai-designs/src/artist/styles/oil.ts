import { grid } from '../field'
import { blur, lightOf } from '../pixels'
import { Random } from '../random'
import type { Style } from './style'

/** Steps of the brush to either side. */
const STROKE = 9

/** Paint drawn out along the forms, bristle by bristle, with light on its ridges. */
export const oil: Style = {
  id: 'oil',
  rework: (pixels, { seed }) => {
    const { width, height, data, alpha } = pixels
    const unit = 1000 / width
    const random = new Random(seed ^ 0x0117)
    const noise = random.noise()
    const light = blur(lightOf(data), width, height, Math.max(1, Math.round(5 / unit)))
    const swirl = grid(width, height, 8, (x, y) => noise(x * unit * 0.0034, y * unit * 0.0034) * 2.4)
    // Where the picture has a slope the brush follows its contour, elsewhere it wanders.
    const angle = grid(width, height, 5, (x, y) => {
      const i = Math.min(height - 2, y | 0) * width + Math.min(width - 2, x | 0)
      const [gx, gy] = [(light[i + 1] ?? 0) - (light[i] ?? 0), (light[i + width] ?? 0) - (light[i] ?? 0)]
      const steep = Math.hypot(gx, gy)
      const free = swirl(Math.min(width - 1, x), Math.min(height - 1, y))
      return steep > 0.0025 ? Math.atan2(gx, -gy) : free
    })
    const bristle = Float32Array.from({ length: 65536 }, () => random.next())
    const step = Math.max(1, 2.1 / unit)
    const out = new Uint8ClampedArray(data.length)
    const relief = new Float32Array(width * height)
    for (let y = 0, i = 0, p = 0; y < height; y++) {
      const turns = angle.row(y)
      for (let x = 0; x < width; x++, i++, p += 3) {
        const turn = turns[x] as number
        const sx = Math.cos(turn) * step
        const sy = Math.sin(turn) * step
        let r = 0
        let g = 0
        let b = 0
        let high = 0
        let weight = 0
        for (let s = -STROKE; s <= STROKE; s += 3) {
          const px = clamp((x + sx * s) | 0, width)
          const py = clamp((y + sy * s) | 0, height)
          const q = (py * width + px) * 3
          const tooth = bristle[(((py * unit * 0.42) & 255) << 8) | ((px * unit * 0.42) & 255)] as number
          const w = 0.25 + tooth
          r += (data[q] as number) * w
          g += (data[q + 1] as number) * w
          b += (data[q + 2] as number) * w
          high += tooth
          weight += w
        }
        out[p] = r / weight
        out[p + 1] = g / weight
        out[p + 2] = b / weight
        relief[i] = high / 7
      }
    }
    shine(out, blur(relief, width, height, 1), width, height)
    return { width, height, data: out, alpha }
  },
  finish: { grain: 0.02, vignette: 0.16 },
}

const clamp = (value: number, size: number): number => (value < 0 ? 0 : value >= size ? size - 1 : value)

/** Light from the upper left on the ridges of the paint, and colours as rich as oil makes them. */
function shine(data: Uint8ClampedArray, relief: Float32Array, width: number, height: number): void {
  for (let y = 1, i = width; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const slope = (relief[i] as number) - (relief[i - width - (x > 0 ? 1 : 0)] as number)
      const p = i * 3
      const lift = slope * 520
      const mean = ((data[p] as number) + (data[p + 1] as number) + (data[p + 2] as number)) / 3
      for (let k = 0; k < 3; k++) {
        const value = data[p + k] as number
        data[p + k] = mean + (value - mean) * 1.16 + lift
      }
    }
  }
}
