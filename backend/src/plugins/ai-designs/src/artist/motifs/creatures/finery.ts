import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { n1 } from '../../curves'
import type { Palette } from '../../palettes'
import { bothSides } from './form'

/** Where things sit on a face that looks at us, in the face's own measure. */
export interface Fit {
  /** The right eye's middle. */
  eye: readonly [x: number, y: number]
  /** The skull's top between the ears, and the chin. */
  top: number
  chin: number
}

type Piece = (canvas: Canvas, fit: Fit, palette: Palette) => void

const solid = (canvas: Canvas): 'solid' | undefined => (canvas.line ? 'solid' : undefined)
const accent = (canvas: Canvas): 'accent' | undefined => (canvas.line ? 'accent' : undefined)

const sunglasses: Piece = (canvas, { eye: [x, y] }, palette) => {
  const [w, h] = [x * 0.84, x * 0.68]
  const rim = '#1d1922'
  const lens = (k: number): string => {
    const [a, b] = [w * k, h * k]
    return (
      `M${n1(x - a)} ${n1(y - b * 0.72)}C${n1(x - a * 0.4)} ${n1(y - b)} ${n1(x + a * 0.6)} ${n1(y - b * 1.05)} ${n1(x + a * 1.12)} ${n1(y - b * 0.86)}` +
      `C${n1(x + a * 1.08)} ${n1(y + b * 0.5)} ${n1(x + a * 0.5)} ${n1(y + b)} ${n1(x)} ${n1(y + b)}C${n1(x - a * 0.6)} ${n1(y + b)} ${n1(x - a)} ${n1(y + b * 0.3)} ${n1(x - a)} ${n1(y - b * 0.72)}Z`
    )
  }
  bothSides(canvas, () => {
    canvas.path(`M${n1(x + w)} ${n1(y - h * 0.7)}L${n1(x + w + 74)} ${n1(y - h * 0.5)}`, {
      stroke: rim,
      width: 14,
    })
    canvas.path(lens(1.14), { fill: rim, role: solid(canvas) })
  })
  canvas.path(
    `M${n1(w - x - 4)} ${n1(y - h * 0.5)}Q0 ${n1(y - h * 0.86)} ${n1(x - w + 4)} ${n1(y - h * 0.5)}`,
    {
      stroke: rim,
      width: 16,
    },
  )
  for (const side of [-1, 1]) {
    canvas.at(
      0,
      0,
      0,
      1,
      () => {
        const glass = canvas.linear([
          [0, shift(palette.flowers[3], { lightness: -0.22 })],
          [0.55, mix(palette.accent2, palette.flowers[0], 0.5)],
          [1, palette.accent],
        ])
        canvas.path(lens(0.97), { fill: glass, role: accent(canvas) })
        canvas.clipped(canvas.clip(lens(0.97)), () => {
          for (const [dx, wide] of [
            [-0.5, 0.3],
            [-0.02, 0.12],
          ] as const) {
            const sx = x + side * dx * w
            canvas.path(
              `M${n1(sx)} ${n1(y - h * 1.2)}h${n1(w * wide)}l${n1(-w * 0.7)} ${n1(h * 2.4)}h${n1(-w * wide)}Z`,
              { fill: '#ffffff', opacity: 0.36, role: 'shade' },
            )
          }
        })
      },
      side,
    )
  }
}

const spectacles: Piece = (canvas, { eye: [x, y] }, palette) => {
  const r = x * 0.8
  const rim = mix(palette.dark, '#5a3320', 0.45)
  bothSides(canvas, () => {
    canvas.circle(x, y, r, { fill: '#ffffff', opacity: 0.2, role: 'shade' })
    canvas.circle(x, y, r, { stroke: rim, width: 11 })
    canvas.path(`M${n1(x + r)} ${n1(y - 14)}l66 10`, { stroke: rim, width: 10 })
  })
  canvas.path(`M${n1(r - x)} ${n1(y - 6)}Q0 ${n1(y - 34)} ${n1(x - r)} ${n1(y - 6)}`, {
    stroke: rim,
    width: 11,
  })
}

const goldOf = (canvas: Canvas): string =>
  canvas.linear([
    [0, '#fbe3a0'],
    [0.5, '#e2ae4c'],
    [1, '#b87b2b'],
  ])

const crown: Piece = (canvas, { top }, palette) => {
  const foot = top + 26
  const d = `M-122 ${n1(foot)}L-146 ${n1(foot - 142)}L-74 ${n1(foot - 74)}L0 ${n1(foot - 178)}L74 ${n1(foot - 74)}L146 ${n1(foot - 142)}L122 ${n1(foot)}Q0 ${n1(foot + 34)} -122 ${n1(foot)}Z`
  canvas.path(d, { fill: goldOf(canvas), role: accent(canvas) })
  canvas.path(`M-124 ${n1(foot - 20)}Q0 ${n1(foot + 14)} 124 ${n1(foot - 20)}`, {
    stroke: '#8e5a1e',
    width: 6,
    opacity: 0.7,
  })
  const gems: readonly (readonly [number, number, string])[] = [
    [-146, -146, palette.flowers[0]],
    [0, -184, palette.accent2],
    [146, -146, palette.flowers[0]],
  ]
  for (const [x, y, fill] of gems) canvas.circle(x, foot + y, 17, { fill, role: solid(canvas) })
  canvas.path(`M0 ${n1(foot - 76)}l24 32l-24 32l-24 -32Z`, { fill: palette.flowers[3], role: solid(canvas) })
}

const topHat: Piece = (canvas, { top }, palette) => {
  const foot = top + 34
  const felt = shift(palette.dark, { lightness: 0.04 })
  const body = canvas.linear(
    [
      [0, shift(felt, { lightness: 0.12 })],
      [0.6, felt],
      [1, shift(felt, { lightness: -0.04 })],
    ],
    [0, 0, 1, 0],
  )
  canvas.path(
    `M-104 ${n1(foot)}C-112 ${n1(foot - 90)} -116 ${n1(foot - 150)} -126 ${n1(foot - 214)}Q0 ${n1(foot - 246)} 126 ${n1(foot - 214)}C116 ${n1(foot - 150)} 112 ${n1(foot - 90)} 104 ${n1(foot)}Z`,
    { fill: body },
  )
  canvas.path(
    `M-106 ${n1(foot - 14)}L-112 ${n1(foot - 66)}Q0 ${n1(foot - 40)} 112 ${n1(foot - 66)}L106 ${n1(foot - 14)}Q0 ${n1(foot + 14)} -106 ${n1(foot - 14)}Z`,
    { fill: palette.accent2, role: accent(canvas) },
  )
  canvas.ellipse(0, foot, 190, 34, { fill: body })
}

const cone =
  (stripes: boolean): Piece =>
  (canvas, { top }, palette) => {
    const foot = top + 30
    const d = `M-104 ${n1(foot)}Q0 ${n1(foot + 36)} 104 ${n1(foot)}L6 ${n1(foot - 270)}Z`
    canvas.path(d, { fill: palette.flowers[0], role: accent(canvas) })
    canvas.clipped(canvas.clip(d), () => {
      for (let i = 0; i < 5; i++) {
        const y = foot - 14 - i * 58
        if (stripes)
          canvas.path(`M-140 ${n1(y + 20)}L140 ${n1(y - 34)}v26L-140 ${n1(y + 46)}Z`, {
            fill: i % 2 ? palette.accent : palette.light,
          })
      }
    })
    canvas.circle(6, foot - 274, 30, { fill: palette.light })
  }

const santaHat: Piece = (canvas, { top }) => {
  const foot = top + 40
  const red = canvas.linear([
    [0, '#d9313c'],
    [1, '#a3182a'],
  ])
  canvas.path(
    `M-142 ${n1(foot)}C-120 ${n1(foot - 160)} -30 ${n1(foot - 250)} 90 ${n1(foot - 226)}C170 ${n1(foot - 206)} 226 ${n1(foot - 120)} 236 ${n1(foot - 40)}C190 ${n1(foot - 90)} 160 ${n1(foot - 110)} 128 ${n1(foot - 104)}C146 ${n1(foot - 70)} 146 ${n1(foot - 40)} 142 ${n1(foot)}Z`,
    { fill: red, role: accent(canvas) },
  )
  canvas.circle(236, foot - 22, 44, { fill: '#fff6ee' })
  canvas.path(
    `M-160 ${n1(foot - 26)}Q0 ${n1(foot - 66)} 160 ${n1(foot - 26)}Q188 ${n1(foot + 6)} 158 ${n1(foot + 34)}Q0 ${n1(foot)} -158 ${n1(foot + 34)}Q-188 ${n1(foot + 6)} -160 ${n1(foot - 26)}Z`,
    { fill: '#fff6ee' },
  )
}

const witchHat: Piece = (canvas, { top }, palette) => {
  const foot = top + 40
  const felt = '#2c2140'
  canvas.path(
    `M-116 ${n1(foot)}C-70 ${n1(foot - 130)} -50 ${n1(foot - 240)} 60 ${n1(foot - 330)}C70 ${n1(foot - 280)} 60 ${n1(foot - 240)} 78 ${n1(foot - 190)}C92 ${n1(foot - 130)} 104 ${n1(foot - 60)} 116 ${n1(foot)}Z`,
    { fill: felt },
  )
  canvas.path(
    `M-112 ${n1(foot - 12)}L-90 ${n1(foot - 66)}Q0 ${n1(foot - 42)} 100 ${n1(foot - 66)}L112 ${n1(foot - 12)}Z`,
    {
      fill: palette.accent2,
      role: accent(canvas),
    },
  )
  canvas.ellipse(0, foot, 236, 36, { fill: shift(felt, { lightness: -0.03 }) })
}

const headphones: Piece = (canvas, { top, eye: [x, y] }, palette) => {
  const wide = x * 2.3
  const d = `M${n1(-wide)} ${n1(y + 20)}C${n1(-wide)} ${n1(top - 90)} ${n1(wide)} ${n1(top - 90)} ${n1(wide)} ${n1(y + 20)}`
  canvas.path(d, { stroke: palette.dark, width: 34 })
  canvas.path(d, { stroke: palette.accent2, width: 12, role: canvas.line ? 'shade' : undefined })
  bothSides(canvas, () => {
    canvas.ellipse(wide - 6, y + 44, 54, 84, { fill: palette.dark })
    canvas.ellipse(wide + 8, y + 44, 34, 62, { fill: palette.accent2, role: accent(canvas) })
  })
}

const bowTie: Piece = (canvas, { chin }, palette) => {
  const y = chin + 36
  const wing = `M0 ${n1(y)}C40 ${n1(y - 50)} 90 ${n1(y - 76)} 130 ${n1(y - 66)}C148 ${n1(y - 20)} 148 ${n1(y + 24)} 130 ${n1(y + 66)}C90 ${n1(y + 76)} 40 ${n1(y + 50)} 0 ${n1(y)}Z`
  const silk = palette.flowers[0]
  bothSides(canvas, () => {
    canvas.path(wing, {
      fill: canvas.linear([
        [0, shift(silk, { lightness: 0.06 })],
        [1, shift(silk, { lightness: -0.1 })],
      ]),
      role: accent(canvas),
    })
    for (const [dx, dy] of [
      [62, -22],
      [98, 18],
      [60, 28],
      [112, -36],
    ] as const)
      canvas.circle(dx, y + dy, 8, { fill: palette.light, role: canvas.line ? 'detail' : undefined })
  })
  canvas.ellipse(0, y, 26, 32, { fill: shift(silk, { lightness: -0.1 }), role: solid(canvas) })
}

const scarf: Piece = (canvas, { chin }, palette) => {
  const y = chin + 30
  const wool = palette.flowers[0]
  const knit = canvas.linear([
    [0, shift(wool, { lightness: 0.05 })],
    [1, shift(wool, { lightness: -0.1 })],
  ])
  canvas.path(`M62 ${n1(y + 20)}L136 ${n1(y + 10)}L176 ${n1(y + 300)}H72Z`, {
    fill: knit,
    role: accent(canvas),
  })
  for (const k of [0, 1, 2])
    canvas.path(`M${n1(70 + k)} ${n1(y + 206 + k * 30)}H${n1(164 + k * 4)}`, {
      stroke: palette.light,
      width: 12,
    })
  canvas.path(
    `M-190 ${n1(y - 34)}Q0 ${n1(y + 40)} 190 ${n1(y - 34)}Q216 ${n1(y + 20)} 190 ${n1(y + 62)}Q0 ${n1(y + 138)} -190 ${n1(y + 62)}Q-216 ${n1(y + 20)} -190 ${n1(y - 34)}Z`,
    { fill: knit, role: accent(canvas) },
  )
}

const PIECES: readonly (readonly [words: string, piece: Piece, on: 'eyes' | 'head' | 'neck'])[] = [
  ['sunglasses shades cool-glasses', sunglasses, 'eyes'],
  ['glasses spectacles nerdy nerd clever', spectacles, 'eyes'],
  ['bow-tie bowtie', bowTie, 'neck'],
  ['scarf', scarf, 'neck'],
  ['santa santa-hat christmas-hat', santaHat, 'head'],
  ['witch witch-hat wizard wizard-hat', witchHat, 'head'],
  ['party-hat birthday birthday-hat', cone(true), 'head'],
  ['top-hat hat gentleman', topHat, 'head'],
  ['headphone headphones dj', headphones, 'head'],
  ['crown king queen prince princess royal-crown tiara', crown, 'head'],
]

type Says = (words: string) => boolean

/** What the prompt dresses an animal in: at most one thing on its eyes, its head and its neck. */
function chosen(says: Says): Piece[] {
  const taken = new Set<string>()
  return PIECES.flatMap(([words, piece, on]) => {
    // 'A flower crown' is what the portraits have anyway.
    if (taken.has(on) || !says(words) || (piece === crown && says('flower floral flower-crown'))) return []
    taken.add(on)
    return [piece]
  })
}

export const isDressed = (says: Says): boolean => chosen(says).length > 0

export function dress(canvas: Canvas, says: Says, fit: Fit, palette: Palette): void {
  for (const piece of chosen(says)) piece(canvas, fit, palette)
}
