import {
  CatmullRomCurve3,
  Group,
  LatheGeometry,
  Mesh,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  TubeGeometry,
  Vector2,
  Vector3,
  type BufferGeometry,
  type Material,
} from 'three'

const solid = (geometry: BufferGeometry, material: Material) => {
  const mesh = new Mesh(geometry, material)
  mesh.castShadow = mesh.receiveShadow = true
  return mesh
}

const turned = (points: [number, number][]) =>
  new LatheGeometry(
    points.map(([r, y]) => new Vector2(r, y)),
    64,
  )

/** A wooden spool with wound thread, standing at the origin. */
export function spool(colour: string, height = 46): Group {
  const group = new Group()
  const wood = new MeshPhysicalMaterial({ color: '#c59a66', roughness: 0.5, clearcoat: 0.25 })
  const r = height * 0.36
  const rim = height * 0.11
  const flange = (base: number): [number, number][] => [
    [0.01, base],
    [r - 1, base],
    [r, base + 0.9],
    [r, base + rim - 1.6],
    [r - 0.8, base + rim - 0.5],
    [r * 0.72, base + rim],
    [0.01, base + rim],
  ]
  group.add(solid(turned(flange(0)), wood))
  const top = solid(turned(flange(0)), wood)
  top.rotation.x = Math.PI
  top.position.y = height
  group.add(top)
  const hole = solid(
    turned([
      [r * 0.2, height + 0.05],
      [0.01, height + 0.05],
    ]),
    new MeshLambertMaterial({ color: '#3a2614' }),
  )
  group.add(hole)
  // Each turn of thread is a ridge.
  const body: [number, number][] = []
  const [from, to] = [rim * 0.95, height - rim * 0.95]
  const turns = Math.round((to - from) / 0.85)
  for (let i = 0; i <= turns * 6; i++) {
    const t = i / (turns * 6)
    const belly = r * (0.8 + 0.1 * Math.sin(t * Math.PI))
    body.push([belly + 0.3 * Math.abs(Math.sin(t * turns * Math.PI)), from + (to - from) * t])
  }
  group.add(solid(turned(body), new MeshLambertMaterial({ color: colour })))
  return group
}

const RADIUS = 0.5

/** Loose thread along points on the floor. */
export function thread(colour: string, points: readonly (readonly [number, number, number])[]): Mesh {
  const loose = new CatmullRomCurve3(points.map((point) => new Vector3(...point))).getPoints(120)
  // Between its points the curve swings lower than the floor.
  for (const point of loose) point.y = Math.max(point.y, RADIUS)
  const curve = new CatmullRomCurve3(loose)
  return solid(new TubeGeometry(curve, 260, RADIUS, 8), new MeshLambertMaterial({ color: colour }))
}
