import { mix, shift } from '../../colour'
import { n1, smooth, type Point } from '../../curves'
import { spread } from '../../motifs/shapes'
import { backdrop } from '../../motifs/sky'
import type { Palette } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

type Print = (frame: Frame, colours: Fur) => void

interface Fur {
  ground: string
  mark: string
  heart: string
}

/** A closed line that is nearly a circle. */
function blob({ random }: Frame, x: number, y: number, r: number, wild: number, corners = 9): Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2
    const away = r * (1 + random.range(-wild, wild))
    return [x + Math.sin(angle) * away, y - Math.cos(angle) * away * 1.08] as const
  })
}

/** Rosettes: a heart of deeper fur in a broken ring. */
const leopard: Print = (frame, { mark, heart }) => {
  const { canvas, random } = frame
  const spots = spread(random, {
    sizes: [
      [70, 54, 66],
      [90, 36, 48],
      [260, 16, 26],
    ],
    height: canvas.height,
    gap: 1.02,
  })
  let hearts = ''
  let rings = ''
  let dots = ''
  for (const { x, y, r } of spots) {
    if (r < 30) {
      dots += smooth(blob(frame, x, y, r * 0.62, 0.3, 7), true)
      continue
    }
    hearts += smooth(blob(frame, x, y, r * 0.66, 0.16), true)
    const parts = random.int(3, 4)
    const start = random.next() * Math.PI * 2
    for (let part = 0; part < parts; part++) {
      const [from, span] = [
        start + (part / parts) * Math.PI * 2,
        (Math.PI * 2 * random.range(0.62, 0.86)) / parts,
      ]
      const line = (k: number, thick: number): Point => {
        const angle = from + span * k
        const away = r * (0.72 + thick)
        return [x + Math.sin(angle) * away, y - Math.cos(angle) * away * 1.06]
      }
      rings += smooth(
        [
          line(0, 0),
          line(0.25, 0.17 + random.range(0, 0.08)),
          line(0.6, 0.2 + random.range(0, 0.1)),
          line(1, 0.02),
          line(0.7, -0.14),
          line(0.3, -0.12),
        ],
        true,
      )
    }
  }
  canvas.path(hearts, { fill: heart, role: canvas.line ? 'accent' : undefined })
  canvas.path(rings, { fill: mark, role: canvas.line ? 'solid' : undefined })
  canvas.path(dots, { fill: mark, role: canvas.line ? 'solid' : undefined })
}

/** Stripes that swell, bend and end in points. */
const zebra: Print = (frame, { mark }) => {
  const { canvas, random } = frame
  const noise = random.noise()
  const rows = Math.ceil(canvas.height / 92)
  for (let row = -2; row < rows + 3; row++) {
    for (const half of [0, 1]) {
      const reach = half ? [random.range(430, 560), 1060] : [-60, random.range(440, 580)]
      const [from = 0, to = 0] = reach
      const upper: Point[] = []
      const lower: Point[] = []
      for (let i = 0; i <= 10; i++) {
        const t = i / 10
        const x = from + (to - from) * t
        const y = (row + half * 0.5) * 92 + noise(x / 520, row * 0.16 + half) * 110 + Math.sin(x / 210) * 26
        const pointed = half ? Math.min(1, t * 2.2) : Math.min(1, (1 - t) * 2.2)
        const thick = 30 * pointed ** 0.7 * (0.75 + 0.4 * noise(x / 160, row * 2 + half))
        upper.push([x, y - thick])
        lower.push([x, y + thick])
      }
      canvas.path(smooth([...upper, ...lower.toReversed()], true), {
        fill: mark,
        role: canvas.line ? 'solid' : undefined,
      })
    }
  }
}

/** Large calm patches, as a cow has them. */
const cow: Print = (frame, { mark }) => {
  const { canvas, random } = frame
  const sizes = [
    [9, 140, 190],
    [20, 80, 120],
    [30, 34, 54],
  ] as const
  let d = ''
  for (const { x, y, r } of spread(random, { sizes, height: canvas.height, gap: 1.08 }))
    d += smooth(blob(frame, x, y, r * 0.9, 0.24, 8), true)
  canvas.path(d, { fill: mark, role: canvas.line ? 'solid' : undefined })
}

/** Tiles with thin light seams between them: a giraffe. */
const giraffe: Print = (frame, { mark }) => {
  const { canvas, random } = frame
  const step = 168
  let d = ''
  for (let row = -1; row * step * 0.86 < canvas.height + step; row++) {
    for (let column = -1; column < 8; column++) {
      const x = (column + (row % 2 ? 0.5 : 0)) * step + random.range(-16, 16)
      const y = row * step * 0.86 + random.range(-14, 14)
      const corners = Array.from({ length: 6 }, (_, i) => {
        const angle = (i / 6) * Math.PI * 2
        const away = step * 0.53 * random.range(0.84, 1.02)
        return `${n1(x + Math.sin(angle) * away)} ${n1(y - Math.cos(angle) * away)}`
      })
      d += `M${corners.join('L')}Z`
    }
  }
  canvas.path(d, { fill: mark, role: canvas.line ? 'solid' : undefined })
}

const NATURAL: readonly (readonly [words: string, print: Print, natural: Fur])[] = [
  ['zebra', zebra, { ground: '#f6f1e8', mark: '#221e22', heart: '#221e22' }],
  ['cow', cow, { ground: '#faf5ec', mark: '#2b2426', heart: '#2b2426' }],
  ['giraffe', giraffe, { ground: '#f3dfb4', mark: '#a9672f', heart: '#8a4f22' }],
  ['leopard cheetah jaguar animal', leopard, { ground: '#e9c48e', mark: '#33221b', heart: '#bd8144' }],
]

/** In its own colours first, then in the picture's. */
function furOf(natural: Fur, palette: Palette, index: number): Fur {
  const named = palette.name !== 'boho'
  if (index === 0 && !named) return natural
  const [first, second] = palette.flowers
  const grounds = [
    mix(first, palette.light, 0.62),
    mix(palette.light, second, 0.3),
    palette.dark,
    palette.paper,
  ]
  const ground = grounds[index] ?? palette.light
  if (index === 2)
    return { ground, mark: palette.accent, heart: shift(mix(palette.accent, ground, 0.55), {}) }
  return {
    ground,
    mark: mix(palette.dark, palette.land[2], 0.5),
    heart: mix(first, ground, index === 1 ? 0.1 : 0.25),
  }
}

const draw: Scene = (frame) => {
  const { canvas, palette, wishes } = frame
  const [, print, natural] = NATURAL.find(([words]) => wishes.says(words)) ?? NATURAL[3] ?? NATURAL[0] ?? []
  if (!print || !natural) return undefined
  const fur = furOf(natural, palette, wishes.index)
  backdrop(canvas, [shift(fur.ground, { lightness: 0.015 }), fur.ground])
  print(frame, fur)
  return undefined
}

/** Leopard, zebra, cow and giraffe, as cloth. */
export const animalPrint: SceneSpec = {
  name: 'animal-print',
  kind: 'pattern',
  words:
    'animal-print leopard-print leopard-spot leopard-pattern cheetah-print cheetah-spot jaguar-print zebra-print zebra-stripe zebra-pattern ' +
    'cow-print cow-spot cow-pattern giraffe-print giraffe-pattern',
  strong:
    'animal-print leopard-print leopard-spot leopard-pattern cheetah-print cheetah-spot jaguar-print zebra-print zebra-stripe zebra-pattern ' +
    'cow-print cow-spot cow-pattern giraffe-print giraffe-pattern',
  palettes: ['boho', 'sakura', 'royal', 'boho'],
  neverFramed: true,
  draw,
}
