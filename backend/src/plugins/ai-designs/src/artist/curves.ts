export type Point = readonly [number, number]

/** One decimal is a tenth of a pixel: finer would only make the file longer. */
export const n1 = (value: number): number => Math.round(value * 10) / 10

export function pointAt<T>(items: readonly T[], index: number): T {
  const item = items[Math.max(0, Math.min(items.length - 1, index))]
  if (item === undefined) throw new Error('A path needs points')
  return item
}

/** A Catmull-Rom curve through the points, as SVG path data. */
export function smooth(points: readonly Point[], closed = false, tension = 1 / 6): string {
  const count = points.length
  const at = (i: number): Point => pointAt(points, closed ? (i + count) % count : i)
  const first = at(0)
  let d = `M${n1(first[0])} ${n1(first[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1 = [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension] as const
    const c2 = [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension] as const
    d += `C${n1(c1[0])} ${n1(c1[1])} ${n1(c2[0])} ${n1(c2[1])} ${n1(to[0])} ${n1(to[1])}`
  }
  return closed ? `${d}Z` : d
}

export function polygon(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}${closed ? 'Z' : ''}`
}

/** Equally spaced points of a Catmull-Rom curve. */
export function spline(points: readonly Point[], count: number): Point[] {
  const segments = points.length - 1
  return Array.from({ length: count }, (_, i) => {
    const u = (i / (count - 1)) * segments
    const s = Math.min(segments - 1, Math.floor(u))
    const t = u - s
    const [a, b, c, d] = [s - 1, s, s + 1, s + 2].map((j) => pointAt(points, j)) as [
      Point,
      Point,
      Point,
      Point,
    ]
    const axis = (k: 0 | 1): number =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t)
    return [axis(0), axis(1)] as const
  })
}

export function circlePath(x: number, y: number, rx: number, ry = rx): string {
  return `M${n1(x - rx)} ${n1(y)}a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(2 * rx)} 0a${n1(rx)} ${n1(ry)} 0 1 0 ${n1(-2 * rx)} 0Z`
}

export function rectPath(x: number, y: number, width: number, height: number): string {
  return `M${n1(x)} ${n1(y)}h${n1(width)}v${n1(height)}h${n1(-width)}Z`
}

export interface Normal {
  x: number
  y: number
  angle: number
}

/** The unit normal and the direction of a polyline at a point. */
export function normalAt(points: readonly Point[], index: number): Normal {
  const before = pointAt(points, index - 1)
  const after = pointAt(points, index + 1)
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
  const length = Math.hypot(dx, dy) || 1
  return { x: -dy / length, y: dx / length, angle: Math.atan2(dy, dx) }
}
