import type { Canvas } from '../canvas'
import { mix } from '../colour'
import { circlePath, n1, smooth, type Point } from '../curves'
import type { Random } from '../random'

/** The colours of a stone: where the light falls, where it does not, and what grows on it. */
export interface StoneTones {
  lit: string
  shaded: string
  line: string
  lichen: string
}

export interface Block {
  x: number
  base: number
  width: number
  height: number
  /** How much narrower the top is. */
  taper?: number
}

/** A hewn stone stands on its foot, rough at its edges, its right side in the shade. */
export function standingStone(canvas: Canvas, random: Random, block: Block, tones: StoneTones): void {
  const { x, base, width, height, taper = 0.16 } = block
  const rough = Math.min(width, height) * 0.045
  const edge = (side: number): Point[] =>
    Array.from({ length: 6 }, (_, i) => {
      const t = i / 5
      const half = (width / 2) * (1 - taper * t)
      return [x + side * half + random.bell() * rough, base - height * t + (i ? random.bell() * rough : 0)]
    })
  const [left, right] = [edge(-1), edge(1)]
  const outline = smooth([...left, ...right.toReversed()], true, 0.1)
  const fill = canvas.linear(
    [
      [0, tones.lit],
      [0.55, mix(tones.lit, tones.shaded, 0.45)],
      [1, tones.shaded],
    ],
    [0, 0, 1, 0.15],
  )
  canvas.path(outline, { fill })
  weathering(canvas, random, block, outline, tones)
}

/** Cracks, pits and lichen that stay within the stone. */
function weathering(
  canvas: Canvas,
  random: Random,
  { x, base, width, height }: Block,
  outline: string,
  tones: StoneTones,
): void {
  const at = (): Point => [x + random.range(-0.5, 0.5) * width, base - random.next() * height]
  const size = Math.min(width, height)
  let [cracks, pits, lichen] = ['', '', '']
  const many = Math.min(22, Math.round(4 + (width * height) / 9_000))
  for (let i = 0; i < many; i++) {
    const [cx, cy] = at()
    const long = Math.min(height * 0.4, random.range(0.15, 0.5) * size)
    cracks += `M${n1(cx)} ${n1(cy)}q${n1(random.bell() * 6)} ${n1(long / 2)} ${n1(random.bell() * 9)} ${n1(long)}`
    pits += circlePath(...at(), random.range(0.01, 0.03) * size, random.range(0.008, 0.02) * size)
    if (i % 3 === 0)
      lichen += circlePath(...at(), random.range(0.03, 0.08) * size, random.range(0.02, 0.05) * size)
  }
  canvas.clipped(canvas.clip(outline), () => {
    canvas.path(lichen, { fill: tones.lichen, opacity: 0.28, role: 'shade' })
    canvas.path(pits, { fill: tones.line, opacity: 0.35, role: 'shade' })
    canvas.path(cracks, {
      stroke: tones.line,
      width: Math.max(1.2, width * 0.014),
      opacity: 0.5,
      role: 'detail',
    })
  })
}

/** Two stones that carry a third. */
export function trilithon(
  canvas: Canvas,
  random: Random,
  { x, base, width, height }: Block,
  tones: StoneTones,
): void {
  const [post, beam] = [width * 0.3, height * 0.19]
  for (const side of [-1, 1]) {
    const foot = { x: x + side * (width / 2 - post / 2), base, width: post, height: height - beam * 0.9 }
    standingStone(canvas, random, foot, tones)
  }
  const shade = canvas.linear([
    [0, tones.line, 0.55],
    [1, tones.line, 0],
  ])
  canvas.rect(x - width * 0.5, base - height + beam, width, beam * 0.7, { fill: shade, role: 'shade' })
  standingStone(
    canvas,
    random,
    { x, base: base - height + beam, width: width * 1.1, height: beam, taper: 0.03 },
    tones,
  )
}
