import { ExtrudeGeometry, Group, Mesh, Shape, Vector2, type BufferGeometry, type Material } from 'three'
import type { CaseMaterials } from './case-materials'
import type { DeviceShape } from './device-shape'
import { cardPockets } from './folio-pockets'
import { stitches } from './folio-stitches'
import type { PrintSheet } from './profile'
import { slab, SLAB } from './slab'

/** Millimetres: how far the flap stands over the phone's edge, its board, and its gap to the screen. */
const OVER = 3
const BOARD = 2.6
const GAP = 0.7
const STRAP = 17

const solid = (geometry: BufferGeometry, material: Material | Material[]) => {
  const mesh = new Mesh(geometry, material)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

/** A printed flap over the screen, the spine it turns about, and the strap that keeps it shut. */
export function folioCover(
  device: DeviceShape,
  materials: CaseMaterials,
  open: number,
  sheet: PrintSheet,
): Group {
  const angle = (-open * Math.PI) / 180
  const group = new Group()
  const hinge = { x: device.width / 2 + 3.4, z: -GAP }
  const leaf = flap(device, materials, sheet)
  leaf.position.set(hinge.x, 0, hinge.z)
  leaf.rotation.y = angle
  for (const part of leaf.children) part.position.x -= hinge.x
  group.add(leaf)
  group.add(spine(device, materials, hinge, angle))
  group.add(strap(device, materials, open))
  return group
}

/** Lies before z = 0, its printed side to the front. */
function flap(device: DeviceShape, materials: CaseMaterials, sheet: PrintSheet): Group {
  const leaf = new Group()
  const size = {
    width: device.width + OVER * 2,
    height: device.height + OVER * 2,
    radius: device.radius + OVER,
    steps: 18,
  }
  const board = slab({ ...size, z0: -BOARD, z1: 0, round0: 1, round1: 0.8 }, sheet)
  // The front is seen from the other side, so the picture runs the other way.
  const uv = board.getAttribute('uv')
  const [front] = board.groups.filter(({ materialIndex }) => materialIndex === SLAB.front)
  const index = board.getIndex()
  const turned = new Set<number>()
  for (let i = front?.start ?? 0; index && i < (front?.start ?? 0) + (front?.count ?? 0); i++) {
    turned.add(index.getX(i))
  }
  for (const vertex of turned) uv.setX(vertex, 1 - uv.getX(vertex))
  leaf.add(solid(board, [materials.shell, materials.sleeve, materials.print]))
  leaf.add(solid(stitches(size, 2.6, -BOARD - 0.05), materials.stitch))
  leaf.add(...cardPockets(device, materials))
  return leaf
}

/** A band of leather from the tray's back to the flap, as a bent strip of even thickness. */
function band(path: Vector2[], thickness: number, width: number): BufferGeometry {
  const side = (sign: number) =>
    path.map((point, i) => {
      const before = path[Math.max(0, i - 1)] ?? point
      const after = path[Math.min(path.length - 1, i + 1)] ?? point
      const along = after.clone().sub(before).normalize()
      return new Vector2(-along.y, along.x).multiplyScalar((sign * thickness) / 2).add(point)
    })
  const outline = new Shape([...side(1), ...side(-1).reverse()])
  const geometry = new ExtrudeGeometry(outline, {
    depth: width,
    bevelEnabled: true,
    bevelSize: 0.25,
    bevelThickness: 0.25,
    bevelSegments: 2,
  })
  // The strip was drawn in x and z, and runs along y.
  return geometry.translate(0, 0, -width / 2).rotateX(Math.PI / 2)
}

const curve = (points: [number, number][], steps = 24) => {
  const at = (t: number) => {
    let row = points.map(([x, z]) => new Vector2(x, z))
    while (row.length > 1) row = row.slice(1).map((point, i) => (row[i] ?? point).clone().lerp(point, t))
    return row[0] ?? new Vector2()
  }
  return Array.from({ length: steps + 1 }, (_, i) => at(i / steps))
}

function spine(
  device: DeviceShape,
  materials: CaseMaterials,
  hinge: { x: number; z: number },
  angle: number,
): Mesh {
  const edge = device.width / 2
  // Where the flap's board begins, turned with it.
  const [fx, fz] = [edge + 0.5 - hinge.x, -BOARD / 2]
  const end: [number, number] = [
    hinge.x + fx * Math.cos(angle) + fz * Math.sin(angle),
    hinge.z - fx * Math.sin(angle) + fz * Math.cos(angle),
  ]
  const bulge = 4.6 + 2.4 * Math.sin(Math.min(-angle, Math.PI / 2))
  const path = curve([
    [edge - 3, device.depth + 1.5],
    [edge + bulge, device.depth + 2.2],
    [edge + bulge + 0.6, device.depth * 0.35],
    [(edge + bulge + end[0]) / 2 + 1.4, end[1]],
    end,
  ])
  return solid(band(path, 1.5, device.height - 12), materials.shell)
}

function strap(device: DeviceShape, materials: CaseMaterials, open: number): Group {
  const group = new Group()
  const edge = -device.width / 2 - OVER
  const front = -GAP - BOARD - 0.9
  const back = device.depth + 2.3
  // Round the edge in one bend that stays clear of it, flat on either side.
  const bend = curve([
    [edge + 2, back],
    [edge - 5.6, back],
    [edge - 5.6, front],
    [edge + 2, front],
  ])
  const closed = [new Vector2(edge + 13, back), ...bend, new Vector2(edge + 15, front)]
  const free: [number, number][] = [
    [edge + 13, back],
    [edge - 2, back + 0.4],
    [edge - 6, back - 3],
    [edge - 17, back - 9],
  ]
  const isOpen = open > 12
  const path = isOpen ? curve(free) : closed
  group.add(solid(band(path, 1.5, STRAP), materials.shell))
  if (!isOpen) {
    const knob = slab({
      width: 9,
      height: 9,
      radius: 4.5,
      z0: front - 1.6,
      z1: front,
      round0: 0.7,
      steps: 16,
    })
    knob.translate(edge + 9, 0, 0)
    group.add(solid(knob, materials.metal))
  }
  return group
}
