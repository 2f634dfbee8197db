import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { circlePath, smooth, type Point } from '../curves'
import type { Random } from '../random'
import { around, polar, xy } from './shapes'

/** A pointed petal from the middle outwards. */
function petalAt(angle: number, length: number, width: number): string {
  const at = (along: number, across: number): string => {
    const [x, y] = polar(0, 0, along * length, angle)
    return xy([x + Math.cos(angle) * across * width, y + Math.sin(angle) * across * width])
  }
  return `M0 0C${at(0.22, -0.55)} ${at(0.8, -1)} ${at(1.03, 0)}C${at(0.8, 1)} ${at(0.22, 0.55)} 0 0Z`
}

const GOLDEN_ANGLE = 2.39996

export interface SunflowerLook {
  petal: string
  heart: string
  green: string
}

/** A sunflower's head from the front; `squash` below 1 turns it away. */
export function sunflowerHead(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  r: number,
  look: SunflowerLook,
  squash = 1,
): void {
  const { petal, heart } = look
  canvas.at(
    x,
    y,
    random.range(-14, 14),
    (r / 100) * squash,
    () => {
      const shade = canvas.radial([
        [0.6, '#000000', 0.3],
        [1, '#000000', 0],
      ])
      canvas.circle(4, 7, 104, { fill: shade, role: 'shade' })
      for (const [count, long, wide, tone, start] of [
        [19, 102, 20, -0.09, 0],
        [19, 92, 19, 0, 9.5],
        [13, 74, 16, 0.06, 4],
      ] as const) {
        const fill = canvas.radial(
          [
            [0.3, shift(petal, { lightness: tone - 0.16, hue: -16 })],
            [0.65, shift(petal, { lightness: tone })],
            [1, shift(petal, { lightness: tone + 0.05 })],
          ],
          [0, 0, 105],
          'userSpaceOnUse',
        )
        const role = canvas.line && tone === 0 ? ('accent' as const) : undefined
        const petals = around(count, (start * Math.PI) / 180).map((angle) =>
          petalAt(angle + random.range(-0.08, 0.08), random.range(0.92, 1.06) * long, wide * 1.18),
        )
        // Of a small head nobody sees the edges between its petals.
        if (r < 60) canvas.path(petals.join(''), { fill: shift(petal, { lightness: tone }) })
        else for (const d of petals) canvas.path(d, { fill, role })
      }
      const disc = canvas.radial([
        [0, shift(heart, { lightness: 0.05 })],
        [0.5, shift(heart, { lightness: -0.04 })],
        [0.85, heart],
        [1, shift(heart, { lightness: -0.1 })],
      ])
      canvas.circle(0, 0, 42, { fill: disc })
      if (r < 34) return
      let [light, dark] = ['', '']
      const seeds = r > 90 ? 150 : 70
      for (let i = 0; i < seeds; i++) {
        const away = 40 * Math.sqrt(i / seeds)
        const seed = circlePath(
          Math.cos(i * GOLDEN_ANGLE) * away,
          Math.sin(i * GOLDEN_ANGLE) * away,
          r > 90 ? 1.5 : 2,
        )
        if (i % 2) dark += seed
        else light += seed
      }
      canvas.path(light, {
        fill: mix(heart, petal, 0.5),
        opacity: 0.8,
        role: canvas.line ? 'detail' : undefined,
      })
      canvas.path(dark, { fill: shift(heart, { lightness: -0.12 }), opacity: 0.8, role: 'shade' })
    },
    (r / 100) * random.range(0.97, 1.03),
  )
}

/** A whole plant: stem, broad leaves, head. */
export function sunflower(
  canvas: Canvas,
  random: Random,
  x: number,
  foot: number,
  top: number,
  r: number,
  look: SunflowerLook,
): void {
  const { green } = look
  const sway = random.range(-0.1, 0.1) * (foot - top)
  const along = (t: number): Point => [x + sway * Math.sin(t * 2.4) * 0.5, foot + (top - foot) * t]
  const points = [0, 0.25, 0.5, 0.75, 1].map(along)
  canvas.path(smooth(points), { stroke: shift(green, { lightness: -0.05 }), width: Math.max(4, r * 0.12) })
  const pairs = foot - top > r * 3.5 ? 4 : 2
  for (let i = 0; i < pairs * 2; i++) {
    const t = 0.2 + (i / (pairs * 2)) * 0.62
    const [px, py] = along(t)
    const side = i % 2 ? 1 : -1
    const long = r * random.range(0.95, 1.35)
    canvas.at(px, py, side * random.range(58, 84), long / 100, () => {
      const fill = canvas.linear([
        [0, shift(green, { lightness: 0.06 })],
        [1, shift(green, { lightness: -0.06 })],
      ])
      canvas.path('M0 0C-44 -8 -48 -62 0 -104C48 -62 44 -8 0 0Z', { fill })
      canvas.path('M0 0V-92M0 -20L-22 -46M0 -20L22 -46M0 -44L-18 -68M0 -44L18 -68', {
        stroke: shift(green, { lightness: 0.14 }),
        width: 2,
        opacity: 0.55,
        role: 'detail',
      })
    })
  }
  const [hx, hy] = along(1)
  sunflowerHead(canvas, random, hx, hy, r, look, random.range(0.86, 1))
}
