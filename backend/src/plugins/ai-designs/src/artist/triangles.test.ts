import { describe, expect, it } from 'vitest'
import { Random } from './random'
import { triangulate } from './triangles'

type Point = readonly [number, number]
const CORNERS: Point[] = [
  [0, 0],
  [100, 0],
  [100, 60],
  [0, 60],
]

function scattered(count: number): Point[] {
  const random = new Random(7)
  const inside = Array.from({ length: count }, (): Point => [random.range(1, 99), random.range(1, 59)])
  return [...CORNERS, ...inside]
}

const cornersOf = (points: readonly Point[]): Point[][] => {
  const triangles = triangulate(points)
  return Array.from({ length: triangles.length / 3 }, (_, t) =>
    [0, 1, 2].map((k) => points[triangles[t * 3 + k] as number] ?? [NaN, NaN]),
  )
}
const areaOf = ([a = [0, 0], b = [0, 0], c = [0, 0]]: Point[]): number =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2

describe('points joined to triangles', () => {
  it('cover the whole area once', () => {
    for (const points of [CORNERS, scattered(1), scattered(300)])
      expect(cornersOf(points).reduce((sum, each) => sum + areaOf(each), 0)).toBeCloseTo(6000, 3)
  })

  it('are as even as it goes: no point lies in the circle of a triangle', () => {
    const points = scattered(60)
    for (const [a = [0, 0], b = [0, 0], c = [0, 0]] of cornersOf(points)) {
      const [bx, by, cx, cy] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]]
      const twice = 2 * (bx * cy - by * cx)
      const [x, y] = [
        (cy * (bx * bx + by * by) - by * (cx * cx + cy * cy)) / twice,
        (bx * (cx * cx + cy * cy) - cx * (bx * bx + by * by)) / twice,
      ]
      const reach = Math.hypot(x, y)
      const inside = points.filter(([px, py]) => Math.hypot(px - a[0] - x, py - a[1] - y) < reach - 1e-6)
      expect(inside).toEqual([])
    }
  })
})
