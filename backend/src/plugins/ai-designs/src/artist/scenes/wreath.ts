import { mix, shift } from '../colour'
import { anemone } from '../motifs/anemone'
import { holly } from '../motifs/holly'
import { backdrop, sparkle } from '../motifs/sky'
import { fern } from '../motifs/undergrowth'
import { flower, foliageFan, greensOf, type Arc } from '../motifs/wreath'
import { isDark, skyAt } from '../palettes'
import type { Frame, Scene, SceneSpec } from '../scene'

const CHRISTMAS = 'christmas xmas holly advent noel festive'

/** A place on a ring, turned outwards. */
function on({ x, y, r, stretch = 1 }: Arc, angle: number, away = 0): readonly [number, number] {
  const turn = (angle * Math.PI) / 180
  return [x + Math.sin(turn) * (r + away), y - Math.cos(turn) * (r + away) * stretch]
}

/** Leaves on both sides of part of a ring; ferns where the prompt says them. */
function greenery(frame: Frame, arc: Arc, count: number, size: number): void {
  const { canvas, random, palette, wishes } = frame
  const greens = greensOf(palette)
  if (wishes.says('fern')) {
    for (let i = 0; i < count * 0.8; i++) {
      const angle = arc.from + ((arc.to - arc.from) * i) / (count * 0.8)
      const [x, y] = on(arc, angle, random.range(-16, 12))
      const side = i % 3 === 0 ? 180 : 0
      const long = size * (side ? 0.72 : 1.15) * random.range(0.85, 1.15)
      fern(canvas, random, x, y, angle + 62 + side * 0.36 + random.range(-14, 14), long, random.pick(greens))
    }
  }
  foliageFan(
    canvas,
    random,
    { ...arc, r: arc.r - 10 },
    palette,
    Math.round(count * (wishes.says('fern') ? 0.5 : 1)),
    size,
  )
}

/** What blooms on the ring: as the prompt says, else three kinds mixed. */
function bloom(frame: Frame, x: number, y: number, r: number, i: number): void {
  const { canvas, random, palette, wishes } = frame
  const colour = palette.flowers[i % 4] ?? palette.accent2
  if (wishes.says(CHRISTMAS))
    holly(canvas, random, x, y, r * 1.15, shift('#2f6b4a', { lightness: 0.02 }), '#c8312f')
  else if (wishes.says('anemone')) {
    const petals = wishes.says('white') ? '#fbf8f3' : mix(colour, palette.light, 0.25)
    anemone(canvas, random, x, y, r * (i % 3 ? 0.86 : 1.1), petals)
  } else flower(canvas, random, x, y, r, palette, i % 3, i)
}

function blooms(frame: Frame, arc: Arc, count: number, size: number): void {
  const { random } = frame
  for (const i of random.shuffle(Array.from({ length: count }, (_, k) => k))) {
    const full = arc.to - arc.from >= 360
    const share = full ? i / count : i / Math.max(1, count - 1)
    const [x, y] = on(arc, arc.from + (arc.to - arc.from) * share, random.range(-22, 22))
    const middle = full ? 0.85 : 1.05 - Math.abs(share - 0.5) * 0.9
    bloom(frame, x, y, size * middle * random.range(0.85, 1.15), i)
  }
}

function bow({ canvas, palette }: Frame, x: number, y: number, size: number): void {
  const red = mix('#c8312f', palette.accent2, 0.15)
  canvas.at(x, y, 0, size, () => {
    canvas.path(
      'M-6 8C-20 60 -46 110 -70 140L-34 134L-20 158C-8 110 4 60 8 10ZM6 8C20 60 46 110 70 140L34 134L20 158C8 110 -4 60 -8 10Z',
      {
        fill: shift(red, { lightness: -0.08 }),
      },
    )
    canvas.path(
      'M0 0C-40 -60 -120 -70 -118 -8C-116 54 -44 44 0 0ZM0 0C40 -60 120 -70 118 -8C116 54 44 44 0 0Z',
      {
        fill: red,
      },
    )
    canvas.circle(0, 0, 20, { fill: shift(red, { lightness: 0.05 }) })
  })
}

function ground({ canvas, random, palette }: Frame, dark: boolean): void {
  const paper = dark ? mix(palette.land[2], palette.dark, 0.4) : mix(palette.paper, skyAt(palette, 1), 0.45)
  backdrop(canvas, [paper, mix(paper, dark ? palette.land[1] : palette.light, 0.25), paper])
  for (let i = 0; i < 18; i++)
    sparkle(
      canvas,
      random.next() * 1000,
      random.next() * canvas.height,
      random.range(5, 13),
      mix(palette.accent, paper, 0.3),
    )
}

const draw: Scene = (frame) => {
  const { palette, wishes } = frame
  ground(frame, wishes.index === 1 || isDark(palette))
  ring(frame, 0.47)
  return undefined
}

const alone: Scene = (frame) => {
  ring({ ...frame, wishes: { ...frame.wishes, index: 0 } }, 0.5)
  return undefined
}

/** The wreath of one of the four, its middle at a share of the height. */
function ring(frame: Frame, middle: number): void {
  const { canvas, palette, wishes } = frame
  const height = canvas.height
  const arc: Arc = { x: 500, y: height * middle, r: 300, from: 0, to: 360 }
  const foil = mix('#c9a24f', palette.accent, 0.3)
  if (wishes.index === 1) {
    for (const [r, width] of [
      [316, 6],
      [334, 2.4],
    ] as const)
      canvas.circle(arc.x, arc.y, r, { stroke: foil, width })
    greenery(frame, { ...arc, r: 324, from: 118, to: 300 }, 34, 190)
    greenery(frame, { ...arc, r: 324, from: 8, to: 62 }, 10, 130)
    blooms(frame, { ...arc, r: 324, from: 134, to: 286 }, 9, 108)
    blooms(frame, { ...arc, r: 324, from: 18, to: 52 }, 3, 70)
  } else if (wishes.index === 3) {
    const laurel: Arc = { ...arc, r: 310, stretch: 1.2 }
    greenery(frame, { ...laurel, from: 24, to: 180 }, 20, 170)
    greenery(frame, { ...laurel, from: -24, to: -180 }, 20, 170)
    blooms(frame, { ...laurel, from: 138, to: 222 }, 7, 92)
  } else {
    const full: Arc = wishes.index === 2 ? { ...arc, r: 236, stretch: 1.42, y: height * 0.5 } : arc
    greenery(frame, full, 60, wishes.index === 2 ? 120 : 170)
    blooms(frame, full, wishes.index === 2 ? 15 : 17, wishes.index === 2 ? 66 : 86)
  }
  if (wishes.says(CHRISTMAS)) bow(frame, 500, arc.y + (wishes.index === 3 ? 372 : 306), 1.25)
}

/** A wreath of leaves and flowers: full, on a hoop, oval, open at its top. */
export const wreath: SceneSpec = {
  name: 'wreath',
  kind: 'thing',
  words: 'wreath garland floral-wreath flower-wreath christmas-wreath laurel-wreath mistletoe holly',
  palettes: ['forest', 'emerald', 'sakura', 'boho'],
  draw,
  alone,
}
