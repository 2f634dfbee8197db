import { grid, lookup, paint, type Field, type Grid } from '../field'
import { fractal, type Random } from '../random'

/** Alcohol ink: folded bands of colour with soft relief. */
export function fluidField(width: number, height: number, random: Random, colours: readonly string[]): Field {
  const noise = random.noise()
  const unit = 1000 / width
  const offset = random.next() * 90
  const scale = random.range(0.42, 0.66)
  const warp = (dx: number, dy: number): Grid =>
    grid(width, height, 8, (x, y) =>
      fractal(noise, x * unit * 0.0012 * scale + dx, y * unit * 0.0009 * scale + dy, 3),
    )
  const [wx, wy] = [warp(offset, 0), warp(31, offset)]
  const flow = grid(width, height, 5, (x, y) =>
    fractal(
      noise,
      x * unit * 0.001 * scale + wx(x, y) * 1.35 + offset * 0.3,
      y * unit * 0.0008 * scale + wy(x, y) * 1.35,
      4,
      0.36,
    ),
  )
  const grainy = grid(width, height, 7, (x, y) =>
    fractal(noise, x * unit * 0.002 + 60 + wy(x, y), y * unit * 0.002 + wx(x, y), 4),
  )
  const bands = random.range(3, 4.6)
  const relief = grid(width, height, 2, (x, y) => {
    const value = flow(x, y)
    const q = (value * 0.5 + 0.5) * bands
    const part = q - Math.floor(q)
    const fold = -0.3 * Math.exp(-part * 9) + 0.1 * Math.exp(-(1 - part) * 7)
    return 1 + fold + (flow(x + 2, y) - value - (flow(x, y + 2) - value)) * 4.5
  })
  const table = lookup(colours)
  return paint(width, height, flow, { grid: grainy, share: 0.13 }, [0.5, 0.62], table, relief)
}
