/** Corners as numbers of points, three for each triangle. */
export type Triangles = Uint32Array

interface Circle {
  corners: readonly [number, number, number]
  x: number
  y: number
  reach: number
}

const TINY = 1e-6

/** The circle through three points; nothing where they are on one line. */
function circleOf(xs: Float64Array, ys: Float64Array, a: number, b: number, c: number): Circle | null {
  const [ax, ay] = [xs[a] as number, ys[a] as number]
  const [bx, by] = [(xs[b] as number) - ax, (ys[b] as number) - ay]
  const [cx, cy] = [(xs[c] as number) - ax, (ys[c] as number) - ay]
  const area = 2 * (bx * cy - by * cx)
  if (Math.abs(area) < TINY) return null
  const x = (cy * (bx * bx + by * by) - by * (cx * cx + cy * cy)) / area
  const y = (bx * (cx * cx + cy * cy) - cx * (bx * bx + by * by)) / area
  return { corners: [a, b, c], x: ax + x, y: ay + y, reach: x * x + y * y }
}

/**
 * Joins points to triangles as evenly as it goes (Delaunay): points are taken in from left to right, and a triangle whose
 * circle lies behind is finished. No two points may be the same.
 */
export function triangulate(points: readonly (readonly [number, number])[]): Triangles {
  const count = points.length
  const xs = new Float64Array(count + 3)
  const ys = new Float64Array(count + 3)
  points.forEach(([x, y], i) => {
    xs[i] = x
    ys[i] = y
  })
  const most = points.reduce((far, [x, y]) => Math.max(far, Math.abs(x), Math.abs(y)), 1) * 40
  xs.set([-most, 0, most], count)
  ys.set([-most, most, -most], count)
  const order = Array.from({ length: count }, (_, i) => i).sort(
    (i, j) => (xs[i] as number) - (xs[j] as number) || (ys[i] as number) - (ys[j] as number),
  )
  const first = circleOf(xs, ys, count, count + 1, count + 2)
  let open: Circle[] = first ? [first] : []
  const done: Circle[] = []
  for (const i of order) {
    const [x, y] = [xs[i] as number, ys[i] as number]
    const edges = new Map<string, readonly [number, number]>()
    const rest: Circle[] = []
    for (const circle of open) {
      const dx = x - circle.x
      if (dx > 0 && dx * dx > circle.reach) done.push(circle)
      else if (dx * dx + (y - circle.y) ** 2 - circle.reach > TINY) rest.push(circle)
      else toggle(edges, circle.corners)
    }
    open = rest
    for (const [a, b] of edges.values()) {
      const circle = circleOf(xs, ys, a, b, i)
      if (circle) open.push(circle)
    }
  }
  const inside = [...done, ...open].filter(({ corners }) => corners.every((corner) => corner < count))
  return Uint32Array.from(inside.flatMap(({ corners }) => corners))
}

/** Sides that two of the triangles share are gone with them. */
function toggle(edges: Map<string, readonly [number, number]>, [a, b, c]: Circle['corners']): void {
  for (const [from, to] of [
    [a, b],
    [b, c],
    [c, a],
  ] as const) {
    const key = from < to ? `${from},${to}` : `${to},${from}`
    if (!edges.delete(key)) edges.set(key, [from, to])
  }
}
