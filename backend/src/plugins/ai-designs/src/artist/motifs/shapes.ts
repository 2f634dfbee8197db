import type { Canvas } from '../canvas'
import { circlePath, n1, polygon, type Point } from '../curves'
import type { Random } from '../random'

const TURN = Math.PI * 2

/** A point at a distance and an angle (radians, clockwise from straight up). */
export function polar(x: number, y: number, r: number, angle: number): Point {
  return [x + Math.sin(angle) * r, y - Math.cos(angle) * r]
}

export const xy = ([x, y]: Point): string => `${n1(x)} ${n1(y)}`

/** The angles of `count` things around a circle. */
export function around(count: number, start = 0): number[] {
  return Array.from({ length: count }, (_, i) => start + (i / count) * TURN)
}

export function starPath(x: number, y: number, r: number, points = 5, inner = 0.42, turn = 0): string {
  const corners = around(points * 2, turn).map((angle, i) => polar(x, y, i % 2 ? r * inner : r, angle))
  return polygon(corners, true)
}

/** A heart whose middle is at the point and which is about `2 * r` wide. */
export function heartPath(x: number, y: number, r: number, rotation = 0): string {
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)]
  const at = (u: number, v: number): string => xy([x + (u * cos - v * sin) * r, y + (u * sin + v * cos) * r])
  return (
    `M${at(0, 0.95)}C${at(-0.5, 0.55)} ${at(-1.05, 0.1)} ${at(-1.02, -0.36)}` +
    `C${at(-0.98, -0.98)} ${at(-0.2, -1.05)} ${at(0, -0.42)}` +
    `C${at(0.2, -1.05)} ${at(0.98, -0.98)} ${at(1.02, -0.36)}C${at(1.05, 0.1)} ${at(0.5, 0.55)} ${at(0, 0.95)}Z`
  )
}

/** Wedges that run out from a point, every second one left open. */
export function sunburstPath(
  x: number,
  y: number,
  inner: number,
  outer: number,
  rays: number,
  turn = 0,
): string {
  const half = TURN / rays / 4
  return around(rays, turn)
    .map((angle) =>
      polygon(
        [
          polar(x, y, inner, angle - half),
          polar(x, y, outer, angle - half),
          polar(x, y, outer, angle + half),
          polar(x, y, inner, angle + half),
        ],
        true,
      ),
    )
    .join('')
}

/** Beads along a circle. */
export function beadsPath(x: number, y: number, r: number, count: number, size: number, start = 0): string {
  return around(count, start)
    .map((angle) => circlePath(...polar(x, y, r, angle), size))
    .join('')
}

/** A rounded box, all in one path. */
export function roundedPath(x: number, y: number, width: number, height: number, r: number): string {
  const q = n1(Math.min(r, width / 2, height / 2))
  return (
    `M${n1(x + q)} ${n1(y)}h${n1(width - 2 * q)}a${q} ${q} 0 0 1 ${q} ${q}v${n1(height - 2 * q)}a${q} ${q} 0 0 1 ${-q} ${q}` +
    `h${n1(-width + 2 * q)}a${q} ${q} 0 0 1 ${-q} ${-q}v${n1(-height + 2 * q)}a${q} ${q} 0 0 1 ${q} ${-q}Z`
  )
}

export interface Spot {
  x: number
  y: number
  r: number
}

export interface SpreadRules {
  sizes: readonly (readonly [count: number, low: number, high: number])[]
  width?: number
  height: number
  /** Share of the sum of two radii that must lie between them. */
  gap?: number
  free?: (x: number, y: number, r: number) => boolean
}

/** Spots that keep clear of each other, the large ones first. */
export function spread(random: Random, { sizes, width = 1000, height, gap = 1, free }: SpreadRules): Spot[] {
  const spots: Spot[] = []
  for (const [count, low, high] of sizes) {
    for (let made = 0, tries = 0; made < count && tries < count * 14; tries++) {
      const r = random.range(low, high)
      const x = random.range(-r * 0.4, width + r * 0.4)
      const y = random.range(-r * 0.4, height + r * 0.4)
      if (free && !free(x, y, r)) continue
      if (spots.some((spot) => Math.hypot(spot.x - x, spot.y - y) < (spot.r + r) * gap)) continue
      spots.push({ x, y, r })
      made += 1
    }
  }
  return spots
}

/** Fine specks of one colour, as after a dry print roller. */
export function specks(canvas: Canvas, random: Random, count: number, colour: string, opacity = 0.5): void {
  let d = ''
  for (let i = 0; i < count; i++)
    d += circlePath(random.next() * 1000, random.next() * canvas.height, 0.7 + random.next() ** 4 * 3.4)
  canvas.path(d, { fill: colour, opacity, role: 'shade' })
}
