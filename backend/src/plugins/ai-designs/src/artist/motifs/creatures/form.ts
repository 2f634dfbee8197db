import type { Canvas } from '../../canvas'
import { n1, pointAt, type Point } from '../../curves'

/** A point of an outline; the third value makes it a sharp corner. */
export type Knot = readonly [x: number, y: number, kind?: 'corner']

/** Knots written as 'x,y x,y! x,y': the exclamation mark makes a corner. */
export function knots(text: string): Knot[] {
  return text.split(' ').map((word): Knot => {
    const corner = word.endsWith('!')
    const [x = 0, y = 0] = (corner ? word.slice(0, -1) : word).split(',').map(Number)
    return corner ? [x, y, 'corner'] : [x, y]
  })
}

/** Points written as 'x,y x,y'. */
export const points = (text: string): Point[] => knots(text).map(([x, y]) => [x, y] as const)

const TENSION = 1 / 6

/** A curve through the knots: round where nothing is said, sharp at corners. */
export function outline(knots: readonly Knot[], closed = true): string {
  const count = knots.length
  const at = (i: number): Knot => pointAt(knots, closed ? (i + count) % count : i)
  const first = at(0)
  let d = `M${n1(first[0])} ${n1(first[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [from, to] = [at(i), at(i + 1)]
    const before = from[2] ? from : at(i - 1)
    const after = to[2] ? to : at(i + 2)
    const c1 = [from[0] + (to[0] - before[0]) * TENSION, from[1] + (to[1] - before[1]) * TENSION] as const
    const c2 = [to[0] - (after[0] - from[0]) * TENSION, to[1] - (after[1] - from[1]) * TENSION] as const
    d += `C${n1(c1[0])} ${n1(c1[1])} ${n1(c2[0])} ${n1(c2[1])} ${n1(to[0])} ${n1(to[1])}`
  }
  return closed ? `${d}Z` : d
}

/** The whole outline of something symmetrical, given its right half from top to bottom on the axis x = 0. */
export function twofold(half: readonly Knot[]): Knot[] {
  const left = half
    .slice(1, -1)
    .toReversed()
    .map(([x, y, kind]): Knot => (kind ? [-x, y, kind] : [-x, y]))
  return [...half, ...left]
}

/** Draws something on both sides of the axis x = 0. */
export function bothSides(canvas: Canvas, draw: (side: 1 | -1) => void): void {
  draw(1)
  canvas.at(
    0,
    0,
    0,
    1,
    () => {
      draw(-1)
    },
    -1,
  )
}

/** A ribbon along a line: half as wide as `width` says at each share of its length. */
export function ribbon(line: readonly Point[], width: (t: number) => number): string {
  const last = line.length - 1
  const side = (sign: number): Knot[] =>
    line.map(([x, y], i) => {
      const [ax, ay] = pointAt(line, i - 1)
      const [bx, by] = pointAt(line, i + 1)
      const length = Math.hypot(bx - ax, by - ay) || 1
      const w = (sign * width(i / last)) / 2
      return [x - ((by - ay) / length) * w, y + ((bx - ax) / length) * w]
    })
  return outline([...side(1), ...side(-1).toReversed()])
}

/** A lock of hair or a blade: pointed at both ends, curved by `bend`. */
export function lock(from: Point, to: Point, width: number, bend: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / length, dx / length]
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const hump = (away: number): string => `${n1(mx + nx * away)} ${n1(my + ny * away)}`
  return (
    `M${n1(from[0])} ${n1(from[1])}Q${hump(bend + width)} ${n1(to[0])} ${n1(to[1])}` +
    `Q${hump(bend - width)} ${n1(from[0])} ${n1(from[1])}Z`
  )
}
