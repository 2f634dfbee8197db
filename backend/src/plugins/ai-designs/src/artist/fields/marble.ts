import { grid, lookup, paint, type Field } from '../field'
import { fractal, type Random } from '../random'

/** Cloudy stone; its veins are drawn as vectors above it. */
export function marbleField(
  width: number,
  height: number,
  random: Random,
  colours: readonly string[],
  heading: number,
): Field {
  const noise = random.noise()
  const unit = 1000 / width
  const offset = random.next() * 90
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)]
  const cloud = grid(width, height, 8, (px, py) => {
    const [x, y] = [px * unit, py * unit]
    const u = (x * cos + y * sin) * 0.001
    const v = (-x * sin + y * cos) * 0.0024
    const a = fractal(noise, u + offset, v, 3)
    const b = fractal(noise, u + 31, v + offset, 3)
    return fractal(noise, u * 1.3 + a * 0.9, v * 1.3 + b * 0.9, 6, 0.55)
  })
  const fine = grid(width, height, 3, (x, y) => fractal(noise, x * unit * 0.012, y * unit * 0.012, 3))
  const table = lookup(colours)
  return paint(width, height, cloud, { grid: fine, share: 0.035 }, [0.36, 0.62], table)
}
