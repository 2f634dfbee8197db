import { mix, shift } from '../../colour'
import { n1 } from '../../curves'
import { butterfly, type ButterflyLook } from '../../motifs/creatures/butterfly'
import { lavenderBank } from '../../motifs/lavender'
import { daisy } from '../../motifs/plants'
import { backdrop, moon, sparkle, stars } from '../../motifs/sky'
import { flowerBank, foliageFan, leafBank } from '../../motifs/wreath'
import { isDark, skyAt } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'
import { fourOf } from './four'
import { halo, inkOf, plainGround, portraitGround } from './stage'

const KINDS = ['monarch', 'morpho', 'swallowtail', 'peacock'] as const

/** Wings in two of the palette's flower colours. */
function wings(
  { random, palette, wishes }: Frame,
  kind = random.int(0, 3),
  hue = random.int(0, 3),
): ButterflyLook {
  const at = (i: number): string => palette.flowers[i % 4] ?? palette.accent2
  const own = wishes.tint ?? (wishes.says('monarch') ? '#e8812a' : null)
  const upper = own ? shift(own, { lightness: (hue % 3) * 0.04 - 0.02 }) : at(hue)
  const lower = own ? mix(own, palette.light, 0.32) : at(hue + 1)
  return {
    upper,
    lower: upper === lower ? palette.accent : lower,
    ink: mix(palette.dark, '#16101c', 0.4),
    spot: palette.light,
    kind: wishes.says('monarch') ? 'monarch' : (KINDS[kind % 4] ?? 'monarch'),
  }
}

/** One great butterfly over a bed of flowers, others on their way. */
function overTheFlowers(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  portraitGround(frame)
  halo(frame, 500, height * 0.45, 350)
  foliageFan(canvas, random, { x: 500, y: height * 0.45, r: 330, from: 100, to: 260 }, palette, 30, 170)
  if (frame.wishes.says('lavender')) lavenderBank(canvas, random, palette, height * 0.34)
  else {
    leafBank(canvas, random, palette, height * 0.36, 34, 0.6)
    flowerBank(canvas, random, palette, 7, 112, 120)
  }
  butterfly(canvas, 500, height * 0.45, random.range(-10, 10), 1.55, wings(frame, 0, 0))
  const places = [
    [760, 0.19, 0.5],
    [250, 0.68, 0.62],
    [790, 0.72, 0.5],
    [330, 0.24, 0.34],
  ] as const
  places.forEach(([x, y, size], i) => {
    const look = wings(frame, i + 1, i + 1)
    butterfly(
      canvas,
      x + random.range(-40, 40),
      height * y,
      random.range(-50, 50),
      size,
      look,
      random.range(0.62, 1),
    )
  })
}

/** A swarm that rises in a spiral towards the moon and grows small on the way. */
function rising(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  backdrop(canvas, palette.sky)
  if (isDark(palette)) stars(canvas, random, 200, palette.light, height, 10)
  moon(canvas, random, 620, height * 0.24, 150, palette.accent)
  const count = 46
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const angle = t * 9.5 + 0.6
    const sway = 60 + 300 * t ** 0.8
    const x = 520 + Math.sin(angle) * sway + random.range(-150, 150) * (0.25 + t)
    const y = height * (0.26 + 0.72 * t ** 0.9) + Math.cos(angle) * 60 + random.range(-90, 90) * t
    const size = (0.1 + 0.55 * t ** 1.5) * random.range(0.75, 1.2)
    const look = wings(frame)
    const far = (colour: string): string => mix(colour, skyAt(palette, 2), 0.5 * (1 - t))
    butterfly(
      canvas,
      x,
      y,
      random.range(-60, 60),
      size,
      { ...look, upper: far(look.upper), lower: far(look.lower), ink: far(look.ink) },
      random.range(0.4, 1),
    )
    if (i % 4 === 0)
      sparkle(
        canvas,
        x + random.range(-90, 90),
        y + random.range(-80, 80),
        random.range(7, 14),
        palette.accent,
      )
  }
}

/** A collector's plate: three by four, each in its own arch. */
function plate(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const ink = inkOf(palette)
  plainGround(frame)
  const [columns, rows] = [2, 4]
  const [w, h] = [330, (height - 420) / rows]
  const fills = [palette.sky[1] ?? palette.paper, palette.accent, palette.flowers[2], palette.accent2]
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [500 + (column - 0.5) * (w + 30), 230 + row * (h + 20) + h / 2 - 30]
      const [half, tall] = [w / 2, h / 2]
      const fill = mix(
        fills[(row + column * 2) % 4] ?? palette.accent,
        palette.paper,
        isDark(palette) ? 0.15 : 0.5,
      )
      const arch = `M${n1(x - half)} ${n1(y + tall)}V${n1(y - tall + half * 0.62)}A${n1(half)} ${n1(half * 0.62)} 0 0 1 ${n1(x + half)} ${n1(y - tall + half * 0.62)}V${n1(y + tall)}Z`
      canvas.path(arch, { fill, stroke: ink, width: 3 })
      const look = wings(frame, row + column, row * 2 + column)
      butterfly(canvas, x, y + 12, 0, 0.62, look)
    }
  }
  for (let i = 0; i < 9; i++) {
    daisy(
      canvas,
      random,
      180 + i * 80,
      height - 96,
      i % 2 ? 18 : 26,
      palette.flowers[i % 4] ?? palette.accent2,
      palette.accent,
      10,
    )
  }
}

/** One moth-like beauty over a sprig, with the moon above: a drawing. */
function study(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const ink = inkOf(palette)
  portraitGround(frame)
  for (let i = 0; i < 3; i++)
    canvas.circle(500, height * 0.43, 372 + i * 22, { stroke: ink, width: 3 - i * 0.8 })
  foliageFan(canvas, random, { x: 500, y: height * 0.43, r: 392, from: 128, to: 232 }, palette, 22, 150)
  butterfly(canvas, 500, height * 0.42, 0, 1.42, wings(frame, 2, 0))
  moon(canvas, random, 500, height * 0.12, 54, palette.accent, true)
  for (const [x, y, r] of [
    [250, 0.16, 16],
    [750, 0.16, 16],
    [150, 0.24, 10],
    [850, 0.24, 10],
  ] as const) {
    sparkle(canvas, x, height * y, r, palette.accent)
  }
  butterfly(canvas, 250, height * 0.78, -24, 0.5, wings(frame, 3, 1), 0.8)
  butterfly(canvas, 750, height * 0.8, 26, 0.56, wings(frame, 1, 2), 0.8)
  if (frame.wishes.says('lavender')) lavenderBank(canvas, random, palette, height * 0.2)
  else flowerBank(canvas, random, palette, 6, 84, 30)
}

const alone: Scene = (frame) => {
  butterfly(frame.canvas, 500, frame.canvas.height / 2, 0, 1.9, wings(frame, 0, 0))
  return undefined
}

export const butterflies: SceneSpec = {
  name: 'butterflies',
  kind: 'creature',
  tinted: true,
  words: 'butterfly moth monarch papillon',
  palettes: ['emerald', 'cosmos', 'sakura', 'lavender'],
  draw: fourOf([
    { words: 'garden flower floral bouquet', draw: overTheFlowers },
    { words: 'swarm flying rising spiral moon night', draw: rising },
    { words: 'collection vintage plate specimen pattern', draw: plate },
    { words: 'drawing tattoo moth study', draw: study },
  ]),
  alone,
}
