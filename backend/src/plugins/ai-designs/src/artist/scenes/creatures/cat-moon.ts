import { mix, ramp, shift } from '../../colour'
import { n1, smooth } from '../../curves'
import { sittingCat } from '../../motifs/cat'
import { pines, ridge, ridgeLine } from '../../motifs/land'
import { daisy, sprig } from '../../motifs/plants'
import { backdrop, clouds, moon, stars } from '../../motifs/sky'
import type { Frame } from '../../scene'

/** A cat looking at a great moon. */
export function catBeforeTheMoon({ canvas, random, palette, wishes }: Frame): void {
  const height = canvas.height
  backdrop(canvas, palette.sky)
  stars(canvas, random, 210, palette.light, height * 0.8, 10)
  const [x, r] = [500 + random.range(-90, 90), random.range(300, 350)]
  moon(canvas, random, x, height * (wishes.index === 1 ? 0.32 : 0.42), r, palette.accent)
  clouds(canvas, random, height * 0.26, height * 0.66, 9, palette.light, 0.34)
  const noise = random.noise()
  const [far, near, foreground] = palette.land
  ramp([far, near, foreground], 4).forEach((colour, i) => {
    const base = height * (0.66 + i * 0.075)
    const points = ridgeLine(noise, {
      base,
      height: 70,
      frequency: 1.3,
      offset: i * 9,
      octaves: 4,
      crests: 0.25,
    })
    ridge(canvas, points, colour, mix(colour, palette.dark, 0.4), height)
    if (i === 3) return
    const tree = shift(colour, { lightness: -0.05 })
    pines(canvas, random, points, 46 - i * 8, 34 + i * 26, 70 + i * 42, tree)
  })
  const seat = height * (wishes.index === 1 ? 0.72 : 0.79)
  const hill = smooth([
    [-40, seat + 90],
    [200, seat + 22],
    [x, seat - 12],
    [800, seat + 30],
    [1040, seat + 110],
  ])
  const ground = canvas.linear([
    [0, foreground],
    [1, palette.dark],
  ])
  canvas.path(`${hill}L1040 ${n1(height + 20)}L-40 ${n1(height + 20)}Z`, { fill: ground })
  if (wishes.index === 2) sittingCat(canvas, x - 210, seat + 10, 0.78, palette.dark, palette.accent, false)
  sittingCat(canvas, x, seat, 1.12, palette.dark, palette.accent, random.chance(0.5))
  for (let i = 0; i < 54; i++) {
    const px = random.next() * 1000
    const t = (px - x) / 540
    const grass = shift(palette.dark, { lightness: 0.04 })
    const y = seat + 36 + 90 * t * t
    sprig(canvas, random, px, y, random.range(-22, 22), random.range(60, 150), grass, 5, random.chance(0.3))
  }
  for (let i = 0; i < 9; i++) {
    const colour = random.pick(palette.flowers)
    daisy(
      canvas,
      random,
      random.next() * 1000,
      seat + random.range(50, 230),
      random.range(14, 28),
      colour,
      palette.accent,
      9,
    )
  }
}
