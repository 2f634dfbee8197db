import { BufferGeometry, Float32BufferAttribute, ShapeUtils, Vector2 } from 'three'

/** Millimetres; the normal is of unit length; u and v are fractions of the print area from its lower left. */
export interface Vertex {
  x: number
  y: number
  z: number
  nx: number
  ny: number
  nz: number
  u: number
  v: number
}
export type Ring = Vertex[]

interface Part {
  vertices: Vertex[]
  indices: number[]
}

/** Collects surfaces, one part for each material, into one geometry. */
export class SurfaceBuilder {
  private readonly parts = new Map<number, Part>()

  private part(material: number): Part {
    const known = this.parts.get(material)
    if (known) return known
    const fresh: Part = { vertices: [], indices: [] }
    this.parts.set(material, fresh)
    return fresh
  }

  /**
   * Joins closed rings of equal length, each to the next. Rings run counter-clockwise seen from the back, and the
   * surface faces away from the solid when they follow one another up its outside. `at` leaves places out.
   */
  strip(material: number, rings: Ring[], at: (place: number) => boolean = () => true): void {
    const { vertices, indices } = this.part(material)
    const first = vertices.length
    const count = rings[0]?.length ?? 0
    for (const ring of rings) vertices.push(...ring)
    for (let row = 0; row + 1 < rings.length; row++) {
      for (let i = 0; i < count; i++) {
        if (!at(i)) continue
        const next = (i + 1) % count
        const [a, b] = [first + row * count + i, first + row * count + next]
        const [c, d] = [b + count, a + count]
        if (!samePlace(vertices, a, b, c)) indices.push(a, b, c)
        if (!samePlace(vertices, a, c, d)) indices.push(a, c, d)
      }
    }
  }

  /** A flat end with holes. `facing` is 1 for the back's side, -1 for the screen's. */
  cap(material: number, outer: Ring, holes: Ring[], facing: 1 | -1): void {
    const { vertices, indices } = this.part(material)
    const first = vertices.length
    const flat = [outer, ...holes].map(bulged)
    for (const vertex of [outer, ...holes].flat()) vertices.push({ ...vertex, nx: 0, ny: 0, nz: facing })
    for (const [a = 0, b = 0, c = 0] of ShapeUtils.triangulateShape(flat[0] ?? [], flat.slice(1))) {
      if (facing === 1) indices.push(first + a, first + b, first + c)
      else indices.push(first + a, first + c, first + b)
    }
  }

  build(): BufferGeometry {
    const geometry = new BufferGeometry()
    const vertices: Vertex[] = []
    const indices: number[] = []
    for (const [material, part] of [...this.parts].sort(([a], [b]) => a - b)) {
      const base = vertices.length
      geometry.addGroup(indices.length, part.indices.length, material)
      for (const vertex of part.vertices) vertices.push(vertex)
      for (const index of part.indices) indices.push(base + index)
    }
    const attribute = (size: number, read: (vertex: Vertex) => number[]) =>
      new Float32BufferAttribute(vertices.flatMap(read), size)
    geometry.setAttribute(
      'position',
      attribute(3, ({ x, y, z }) => [x, y, z]),
    )
    geometry.setAttribute(
      'normal',
      attribute(3, ({ nx, ny, nz }) => [nx, ny, nz]),
    )
    geometry.setAttribute(
      'uv',
      attribute(2, ({ u, v }) => [u, v]),
    )
    geometry.setIndex(indices)
    return geometry
  }
}

/** True for a triangle that an opening's closed end has folded into a line. */
function samePlace(vertices: Vertex[], ...corners: [number, number, number]): boolean {
  const [a, b, c] = corners.map((index) => vertices[index])
  if (!a || !b || !c) return true
  const meet = (p: Vertex, q: Vertex) => Math.hypot(p.x - q.x, p.y - q.y, p.z - q.z) < 1e-6
  return meet(a, b) || meet(b, c) || meet(a, c)
}

/**
 * The ring for the triangulation alone, with its straight sides bent out by a hair: points on one straight line would
 * be left out, and the end would no longer meet its walls.
 */
function bulged(ring: Ring): Vector2[] {
  const cx = ring.reduce((sum, { x }) => sum + x, 0) / ring.length
  const cy = ring.reduce((sum, { y }) => sum + y, 0) / ring.length
  const reach = Math.max(...ring.map(({ x, y }) => Math.hypot(x - cx, y - cy)))
  return ring.map(({ x, y }) => {
    const [dx, dy] = [x - cx, y - cy]
    const k = 1 + 1e-3 * (1 - (dx * dx + dy * dy) / (reach * reach))
    return new Vector2(cx + dx * k, cy + dy * k)
  })
}
