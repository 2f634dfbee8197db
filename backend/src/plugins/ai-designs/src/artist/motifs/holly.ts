import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import type { Random } from '../random'

/** Half a leaf's edge with its thorns, 100 long; the other half is its mirror. */
const EDGE = [
  [14, -8],
  [26, -20],
  [16, -30],
  [30, -46],
  [17, -56],
  [24, -74],
  [11, -82],
] as const
const RIGHT = EDGE.map(([x, y], i) => `Q${x * 0.45} ${y + (i ? 9 : 4)} ${x} ${y}`).join('')
const LEFT = EDGE.toReversed()
  .map(([x, y], i) => `Q${-x * 0.45} ${y - (i ? 9 : 4)} ${-x} ${y}`)
  .join('')
const LEAF = `M0 0${RIGHT}Q6 -92 0 -100Q-6 -92 -11 -82${LEFT}Q-6 -4 0 0Z`

/** Two or three thorny leaves and their berries. */
export function holly(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  size: number,
  green: string,
  berry: string,
): void {
  const turn = random.range(0, 360)
  const leaves = random.int(2, 3)
  for (let i = 0; i < leaves; i++) {
    const tone = shift(green, { lightness: random.range(-0.05, 0.04) })
    canvas.at(x, y, turn + i * (360 / leaves) + random.range(-16, 16), size / 100, () => {
      const fill = canvas.linear([
        [0, shift(tone, { lightness: 0.07 })],
        [1, shift(tone, { lightness: -0.06 })],
      ])
      canvas.path(LEAF, { fill })
      canvas.path('M0 -2V-92M0 -24L12 -34M0 -24L-12 -34M0 -50L13 -60M0 -50L-13 -60', {
        stroke: mix(tone, '#ffffff', 0.35),
        width: 2.4,
        role: 'detail',
      })
    })
  }
  for (let i = 0; i < 3; i++) {
    const [bx, by, r] = [x + random.bell() * size * 0.16, y + random.bell() * size * 0.16, size * 0.13]
    canvas.circle(bx, by, r, { fill: berry, role: canvas.line ? 'accent' : undefined })
    canvas.circle(bx - r * 0.3, by - r * 0.35, r * 0.26, { fill: mix(berry, '#ffffff', 0.7), role: 'detail' })
  }
}
