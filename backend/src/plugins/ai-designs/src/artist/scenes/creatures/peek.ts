import { mix, shift } from '../../colour'
import { n1 } from '../../curves'
import { leaf, sprig } from '../../motifs/plants'
import { backdrop, sparkle } from '../../motifs/sky'
import { flower, greensOf } from '../../motifs/wreath'
import type { Frame } from '../../scene'
import { bodyCoatFor, coatFor, faceOf, type Animal } from './animals'
import { bust } from './portrait'

/** Blades that stand before the animal and bow outwards. */
function tallGrass({ canvas, random, palette }: Frame): void {
  const height = canvas.height
  const dry = mix('#c9a94e', palette.leaf, 0.3)
  for (let layer = 0; layer < 3; layer++) {
    let blades = ''
    for (let i = 0; i < 46; i++) {
      const x = random.range(-30, 1030)
      const away = Math.abs(x - 500) / 500
      const tall = height * (0.13 + 0.26 * away ** 1.4) * random.range(0.8, 1.25) * (1.1 - layer * 0.18)
      const lean = ((x - 500) / 500) * tall * 0.22 + random.range(-0.12, 0.12) * tall
      const w = random.range(7, 13)
      blades +=
        `M${n1(x - w)} ${n1(height + 10)}Q${n1(x + lean * 0.2 - w)} ${n1(height - tall * 0.6)} ${n1(x + lean)} ${n1(height - tall)}` +
        `Q${n1(x + lean * 0.2 + w)} ${n1(height - tall * 0.55)} ${n1(x + w)} ${n1(height + 10)}Z`
    }
    const tone = mix(dry, palette.leaf, layer * 0.34)
    const fill = canvas.linear([
      [0, shift(tone, { lightness: 0.08 })],
      [1, shift(tone, { lightness: -0.16 })],
    ])
    canvas.path(blades, { fill })
  }
}

/** An animal that looks out of dense leaves at dusk. */
export function outOfTheLeaves(frame: Frame, animal: Animal): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const night = mix(shift(palette.leaf, { lightness: -0.3 }), palette.dark, 0.35)
  backdrop(canvas, [mix(night, palette.leaf, 0.16), night, mix(night, palette.dark, 0.6)])
  const greens = greensOf(palette)
  const [x, y] = [500, height * 0.5 + animal.drop * 0.6]
  for (let i = 0; i < 46; i++) {
    const depth = i / 46
    const angle = random.next() * 360
    const reach = 640 - depth * 90
    const [px, py] = [
      x + Math.sin((angle * Math.PI) / 180) * reach,
      y - Math.cos((angle * Math.PI) / 180) * reach * 1.4,
    ]
    const turn = angle + 180 + random.range(-40, 40)
    const long = random.range(300, 470)
    const colour = mix(random.pick(greens), night, 0.72 - depth * 0.4)
    if (i % 4) leaf(canvas, random, px, py, turn, long, long * random.range(0.15, 0.24), colour)
    else sprig(canvas, random, px, py, turn, long, colour, 9, random.chance(0.4))
  }
  for (let i = 0; i < 12; i++) {
    sparkle(
      canvas,
      random.next() * 1000,
      height * random.range(0.12, 0.75),
      random.range(6, 13),
      palette.accent,
    )
  }
  const coat = coatFor(frame, animal)
  const scale = Math.min(animal.scale * 1.28, 480 / (animal.wide ?? 1))
  const body = bodyCoatFor(frame, animal)
  const shaded = { ...body, base: shift(body.base, { lightness: -0.08 }) }
  bust(canvas, random, x, y + 60 * scale, animal.neck * scale, shaded, animal.plain)
  canvas.at(x, y, 0, scale, () => {
    faceOf(frame, animal, { coat })
  })
  for (let i = 0; i < 34; i++) {
    const side = i % 2 ? 1 : -1
    const share = i / 34
    const px = 500 + side * random.range(60 + 440 * (1 - share), 560)
    const foot = height * (1.02 - ((0.3 * Math.abs(px - 500)) / 500) * random.next())
    const long = random.range(250, 430) * (1 - 0.25 * (1 - Math.abs(px - 500) / 560))
    const colour = mix(random.pick(greens), night, random.range(0, 0.35))
    const turn = -side * random.range(-10, 34)
    if (i % 4) leaf(canvas, random, px, foot, turn, long, long * random.range(0.17, 0.26), colour)
    else sprig(canvas, random, px, foot, turn, long, colour, 9, true)
  }
  if (frame.wishes.says('grass savanna savannah meadow')) {
    tallGrass(frame)
    return
  }
  for (let i = 0; i < 9; i++) {
    const fx = 40 + (i / 8) * 920 + random.range(-30, 30)
    flower(
      canvas,
      random,
      fx,
      height - random.range(10, 60) - 160 * Math.abs((fx - 500) / 500) ** 2,
      random.range(52, 86),
      palette,
      i % 3,
      i,
    )
  }
}
