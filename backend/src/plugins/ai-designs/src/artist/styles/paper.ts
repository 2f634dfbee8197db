import { grid } from '../field'
import type { Pixels } from '../pixels'
import { fractal, Random } from '../random'

/** The tooth of paper: lights and darkens in place, by so much. */
export function fibres(pixels: Pixels, seed: number, strength = 0.05): Pixels {
  const { width, height, data } = pixels
  const random = new Random(seed ^ 0x5f1b)
  const noise = random.noise()
  const unit = 1000 / width
  const coarse = grid(width, height, 12, (x, y) => fractal(noise, x * unit * 0.006, y * unit * 0.006, 2))
  const fine = grid(width, height, 3, (x, y) => noise(x * unit * 0.09, y * unit * 0.2))
  for (let y = 0, p = 0; y < height; y++) {
    const [broad, narrow] = [coarse.row(y), fine.row(y)]
    for (let x = 0; x < width; x++, p += 3) {
      const light = 1 + strength * ((broad[x] as number) * 0.7 + (narrow[x] as number) * 0.5)
      data[p] = (data[p] as number) * light
      data[p + 1] = (data[p + 1] as number) * light
      data[p + 2] = (data[p + 2] as number) * light
    }
  }
  return pixels
}
