import { mix, shift } from '../colour'
import { n1, smooth } from '../curves'
import { moonPhases } from '../motifs/celestial'
import { sprig } from '../motifs/plants'
import { backdrop, birds, sun } from '../motifs/sky'
import { skyAt } from '../palettes'
import type { Frame, Scene, SceneSpec } from '../scene'

const draw: Scene = (frame) => {
  if (frame.wishes.index === 2) dunes(frame)
  else if (frame.wishes.index === 3) cutOuts(frame)
  else gates(frame)
  return undefined
}

/** Rolling bands of earth under a ringed sun and the phases of the moon. */
function dunes({ canvas, random, palette }: Frame): void {
  const height = canvas.height
  const { paper, land, accent2, light, flowers, leaf } = palette
  backdrop(canvas, [paper, mix(paper, skyAt(palette, 1), 0.6)])
  const [x, y] = [random.range(440, 580), height * 0.36]
  ;[accent2, paper, mix(accent2, flowers[0], 0.5), mix(paper, accent2, 0.3), flowers[0]].forEach(
    (fill, i) => {
      canvas.circle(x, y, 230 - i * 38, { fill })
    },
  )
  const phases = [-3, -2, -1, 0, 1, 2, 3].map(
    (i) => [500 + i * 116, height * 0.13, 34 - Math.abs(i) * 4] as const,
  )
  moonPhases(canvas, phases, land[1], mix(paper, land[0], 0.35))
  const tones = [mix(land[0], light, 0.35), flowers[1], accent2, land[0], flowers[0], land[1], leaf, land[2]]
  tones.forEach((fill, i) => {
    const base = height * (0.5 + i * 0.068)
    const swing = random.range(60, 120) * (i % 2 ? 1 : -1)
    const points = [-0.05, 0.25, 0.5, 0.75, 1.05].map(
      (u, k) => [u * 1000, base + Math.sin(u * 4.2 + i * 1.7) * swing + (k - 2) * swing * 0.12] as const,
    )
    canvas.path(`${smooth(points)}L1060 ${n1(height + 10)}L-60 ${n1(height + 10)}Z`, { fill })
    if (i % 3 !== 1) return
    const rows = [14, 28, 42].map((drop) => smooth(points.map(([px, py]) => [px, py + drop] as const)))
    canvas.path(rows.join(''), { stroke: mix(fill, paper, 0.5), width: 3, opacity: 0.8 })
  })
}

/** Large cut shapes with twigs upon them. */
function cutOuts({ canvas, random, palette }: Frame): void {
  const height = canvas.height
  const { paper, land, accent2, light, flowers, leaf } = palette
  backdrop(canvas, [paper, mix(paper, light, 0.5)])
  const tones = random.shuffle([flowers[0], accent2, land[1], flowers[1], mix(land[0], paper, 0.3), land[2]])
  const spots = [
    [300, 0.27, 250],
    [760, 0.2, 190],
    [700, 0.52, 280],
    [240, 0.62, 220],
    [420, 0.86, 270],
    [860, 0.84, 190],
  ] as const
  spots.forEach(([x, y, r], i) => {
    const wobble = Array.from({ length: 7 }, (_, k) => {
      const angle = (k / 7) * Math.PI * 2
      const away = r * random.range(0.78, 1.12)
      return [x + Math.cos(angle) * away, y * height + Math.sin(angle) * away] as const
    })
    canvas.path(smooth(wobble, true), { fill: tones[i] ?? accent2 })
  })
  const green = [leaf, shift(leaf, { lightness: -0.1 }), land[2]]
  spots.forEach(([x, y, r], i) => {
    const twig = i === 5 ? paper : (green[i % 3] ?? leaf)
    sprig(canvas, random, x, y * height + r * 0.8, random.range(-24, 24), r * 1.6, twig, 8, i % 2 === 0)
  })
  for (const [x, y, turn] of [
    [560, 0.36, 0.4],
    [480, 0.7, 2],
    [930, 0.66, 1],
  ] as const) {
    const d = [0, 1, 2, 3, 4]
      .map((k) => `M${n1(x + k * 16)} ${n1(y * height)}q${n1(10 * turn)} 40 0 80`)
      .join('')
    canvas.path(d, { stroke: land[2], width: 4 })
  }
}

function gates(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const { paper, land, accent2, light, flowers, leaf, dark } = palette
  const [a, b, c] = [land[2], land[1], land[0]]
  const [d, e, f] = [accent2, mix(accent2, light, 0.6), flowers[0]]
  backdrop(canvas, [paper, mix(paper, skyAt(palette, 1), 0.55)])
  sun(canvas, random.range(300, 720), height * 0.2, random.range(110, 160), d, f, 1.6)
  nested(frame, random.range(220, 340), height * random.range(0.5, 0.58), random.range(250, 300), [
    b,
    paper,
    d,
    paper,
    a,
    paper,
    e,
  ])
  nested(frame, random.range(700, 800), height * random.range(0.66, 0.72), random.range(210, 260), [
    f,
    e,
    c,
    paper,
    b,
    d,
  ])
  nested(frame, random.range(420, 520), height * 0.86, random.range(150, 190), [paper, d, paper, a, e])
  const greens = [leaf, shift(leaf, { lightness: 0.1 }), b]
  for (const [x, y, turn] of [
    [60, 0.99, 12],
    [940, 0.98, -14],
    [880, 0.42, 200],
    [70, 0.34, 150],
  ] as const) {
    for (let i = 0; i < 3; i++) {
      const colour = random.pick(greens)
      const [px, rotation] = [x + random.range(-40, 40), turn + random.range(-24, 24)]
      sprig(canvas, random, px, y * height, rotation, random.range(210, 330), colour, 8, random.chance(0.5))
    }
  }
  birds(canvas, random, 560, height * 0.3, 4, dark, 1.4)
}

function nested({ canvas }: Frame, x: number, y: number, r: number, colours: readonly string[]): void {
  const foot = n1(canvas.height + 20)
  colours.forEach((fill, k) => {
    const q = r * (1 - (k / colours.length) * 0.86)
    canvas.path(`M${n1(x - q)} ${foot}V${n1(y)}A${n1(q)} ${n1(q)} 0 0 1 ${n1(x + q)} ${n1(y)}V${foot}Z`, {
      fill,
    })
  })
}

/** Nested arches, a sun and a few twigs. */
export const arches: SceneSpec = {
  name: 'arches',
  kind: 'pattern',
  words: 'boho arch',
  palettes: ['boho', 'sakura', 'autumn', 'forest'],
  compositions: ['arches', 'tiles', 'arches', 'arches'],
  neverFramed: true,
  neverLine: true,
  draw,
}
