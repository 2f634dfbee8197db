import { Group, LatheGeometry, Mesh, Vector2, type Material } from 'three'

export interface LensMaterials {
  ring: Material
  barrel: Material
  coating: Material
  glass: Material
}

const lathe = (points: [number, number][], segments = 56) =>
  new LatheGeometry(
    points.map(([r, z]) => new Vector2(r, z)),
    segments,
  ).rotateX(Math.PI / 2)

/** One camera: a metal ring, a dark barrel with steps, coated elements deep inside, and the cover glass. */
export function lens(radius: number, materials: LensMaterials, rise = 1.5): Group {
  const r = radius
  const ring = lathe([
    [r, -0.6],
    [r, rise - 0.35],
    [r * 0.985, rise - 0.12],
    [r * 0.955, rise],
    [r * 0.9, rise],
    [r * 0.875, rise - 0.12],
    [r * 0.87, rise - 0.5],
  ])
  const barrel = lathe([
    [r * 0.87, rise - 0.42],
    [r * 0.74, rise - 0.5],
    [r * 0.73, rise - 0.8],
    [r * 0.62, rise - 0.85],
    [r * 0.6, rise - 1.15],
    [r * 0.47, rise - 1.2],
    [r * 0.45, rise - 1.6],
    [0, rise - 1.7],
  ])
  const dome = (size: number, height: number, z: number): [number, number][] =>
    Array.from({ length: 9 }, (_, i) => {
      const t = 1 - i / 8
      return [r * size * t, z + height * (1 - t * t)]
    })
  const coating = lathe(dome(0.45, r * 0.12, rise - 1.5))
  const glass = lathe(dome(0.87, 0.12, rise - 0.28))
  const group = new Group()
  const parts: [LatheGeometry, Material][] = [
    [ring, materials.ring],
    [barrel, materials.barrel],
    [coating, materials.coating],
    [glass, materials.glass],
  ]
  for (const [geometry, material] of parts) group.add(new Mesh(geometry, material))
  group.children.forEach((part, index) => {
    part.castShadow = index === 0
    part.receiveShadow = index < 3
  })
  return group
}
