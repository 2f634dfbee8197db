import { mix } from '../../colour'
import { smooth, type Point } from '../../curves'
import { hummingbird as drawBird, type HummingbirdLook } from '../../motifs/creatures/hummingbird'
import { leaf, sprig } from '../../motifs/plants'
import { backdrop, sparkle } from '../../motifs/sky'
import { hibiscus } from '../../motifs/tropical'
import { foliageFan, greensOf, leafBank } from '../../motifs/wreath'
import { isDark, skyAt } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'
import { fourOf } from './four'
import { halo, portraitGround } from './stage'

function lookOf({ palette, wishes }: Frame, other = false): HummingbirdLook {
  return {
    back: wishes.tint ?? (other ? '#2b6fa8' : '#1f8f78'),
    throat: other ? mix('#e0862a', palette.flowers[1], 0.2) : mix('#d3265f', palette.flowers[0], 0.25),
    belly: mix(palette.light, '#e9efe2', 0.5),
    ink: mix(palette.dark, '#171a24', 0.5),
  }
}

const petalsOf = ({ palette, wishes }: Frame): string[] =>
  wishes.says('hibiscus')
    ? ['#e8486a', '#f2739a', '#f59b5b'].map((red) => mix(red, palette.flowers[0], 0.25))
    : [palette.flowers[0], palette.flowers[1], palette.accent2]

/** A stem with leaves that ends in a flower. */
function bloomOn(frame: Frame, foot: Point, head: Point, r: number, kind: number): void {
  const { canvas, random, palette } = frame
  const greens = greensOf(palette)
  const line = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8
    return [foot[0] + (head[0] - foot[0]) * t ** 1.7, foot[1] + (head[1] - foot[1]) * t]
  })
  canvas.path(smooth(line), { stroke: mix(palette.leaf, palette.dark, 0.25), width: 11 })
  line.slice(1, 7).forEach(([x, y], i) => {
    const side = i % 2 ? 1 : -1
    const long = random.range(150, 220)
    leaf(canvas, random, x, y, side * random.range(44, 82), long, long * 0.36, random.pick(greens))
  })
  for (let i = 0; i < 4; i++)
    leaf(
      canvas,
      random,
      head[0],
      head[1],
      40 + i * 90 + random.range(-20, 20),
      r * 1.7,
      r * 0.55,
      random.pick(greens),
    )
  hibiscus(canvas, random, head[0], head[1], r, petalsOf(frame)[kind % 3] ?? '#e8486a', '#f6d365')
}

/** It drinks from a great flower. */
function drinking(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  portraitGround(frame)
  halo(frame, 560, height * 0.43, 330)
  leafBank(canvas, random, palette, height * 0.26, 26, 0.5)
  bloomOn(frame, [330, height + 20], [190, height * 0.37], 165, 0)
  bloomOn(frame, [420, height + 20], [330, height * 0.64], 128, 1)
  bloomOn(frame, [600, height + 20], [680, height * 0.76], 142, 2)
  drawBird(canvas, 640, height * 0.455, 1.22, lookOf(frame))
  for (let i = 0; i < 10; i++)
    sparkle(
      canvas,
      random.range(420, 980),
      height * random.range(0.1, 0.7),
      random.range(6, 14),
      palette.accent,
    )
}

/** Two of them on both sides of one flower in a dark thicket. */
function pair(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const night = mix(palette.leaf, palette.dark, 0.78)
  backdrop(canvas, [mix(night, palette.leaf, 0.2), night, palette.dark])
  const greens = greensOf(palette)
  for (let i = 0; i < 60; i++) {
    const [x, y] = [random.next() * 1000, random.next() * height]
    const far = Math.min(1, Math.hypot((x - 500) / 520, (y - height / 2) / (height * 0.52)))
    const turn = (Math.atan2(500 - x, y - height / 2) * 180) / Math.PI + random.range(-40, 40)
    const long = random.range(220, 340)
    const tone = mix(night, random.pick(greens), 0.12 + 0.55 * far ** 2)
    if (i % 4) leaf(canvas, random, x, y, turn, long, long * 0.24, tone)
    else sprig(canvas, random, x, y, turn, long, tone, 9, random.chance(0.3))
  }
  bloomOn(frame, [500, height + 20], [500, height * 0.53], 170, 0)
  bloomOn(frame, [330, height + 20], [210, height * 0.78], 120, 1)
  bloomOn(frame, [680, height + 20], [800, height * 0.8], 124, 2)
  drawBird(canvas, 755, height * 0.36, 0.88, lookOf(frame), false, -26)
  drawBird(canvas, 245, height * 0.34, 0.88, lookOf(frame, true), true, 26)
  for (let i = 0; i < 16; i++)
    sparkle(
      canvas,
      random.next() * 1000,
      height * random.range(0.05, 0.9),
      random.range(6, 15),
      palette.accent,
    )
}

/** Inside a ring of leaves and flowers. */
function inAWreath(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  portraitGround(frame)
  const ring = { x: 500, y: height * 0.47, r: 330, from: 0, to: 360 }
  const inner = isDark(palette)
    ? mix(skyAt(palette, 2), palette.light, 0.2)
    : mix(palette.accent2, palette.light, 0.5)
  foliageFan(canvas, random, ring, palette, 44, 140)
  canvas.circle(500, ring.y, 330, { fill: inner, role: 'accent' })
  drawBird(canvas, 545, ring.y + 30, 0.86, lookOf(frame))
  const petals = petalsOf(frame)
  ;[128, 156, 184, 212, 238, -34, 0, 34].forEach((angle, i) => {
    const turn = (angle * Math.PI) / 180
    const r = i > 4 ? 58 : 84 - Math.abs(2 - i) * 9
    const [x, y] = [500 + Math.sin(turn) * 340, ring.y - Math.cos(turn) * 340]
    hibiscus(canvas, random, x, y, r, petals[i % 3] ?? '#e8486a', '#f6d365')
  })
}

/** One bird above one sprig: a drawing. */
function study(frame: Frame): void {
  const { canvas, palette } = frame
  const height = canvas.height
  portraitGround(frame)
  canvas.circle(560, height * 0.38, 270, { fill: palette.accent2, role: 'accent' })
  bloomOn(frame, [520, height * 0.95], [225, height * 0.4], 150, 0)
  bloomOn(frame, [540, height * 0.95], [690, height * 0.67], 110, 1)
  drawBird(canvas, 650, height * 0.47, 1.12, lookOf(frame))
}

const alone: Scene = (frame) => {
  drawBird(frame.canvas, 560, frame.canvas.height / 2 + 60, 1.35, lookOf(frame))
  return undefined
}

/** A hummingbird at its flower. */
export const hummingbird: SceneSpec = {
  name: 'hummingbird',
  kind: 'creature',
  tinted: true,
  words: 'hummingbird humming-bird colibri kolibri',
  palettes: ['emerald', 'lavender', 'sakura', 'boho'],
  draw: fourOf([
    { words: 'drinking nectar', draw: drinking },
    { words: 'two pair jungle night tropical', draw: pair },
    { words: 'wreath circle round', draw: inAWreath },
    { words: 'drawing study', draw: study },
  ]),
  alone,
}
