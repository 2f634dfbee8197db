import { BufferGeometry, CapsuleGeometry, Matrix4, Vector3, Float32BufferAttribute } from 'three'
import { roundedOutline, type OutlineShape } from './outline'

const STITCH = 2.6
const PITCH = 3.7

/** A row of stitches along an outline, so far inside it, lying at this height. */
export function stitches(shape: OutlineShape, inset: number, z: number): BufferGeometry {
  const path = roundedOutline(shape).map((p) => new Vector3(p.x - p.nx * inset, p.y - p.ny * inset, z))
  const stitch = new CapsuleGeometry(0.36, STITCH - 0.7, 3, 8).scale(1, 1, 0.55)
  const [positions, normals, indices]: [number[], number[], number[]] = [[], [], []]
  const per = stitch.getAttribute('position').count
  spread(path, PITCH).forEach(({ at, along }, n) => {
    const across = new Vector3(0, 0, 1).cross(along).normalize()
    const place = new Matrix4().makeBasis(across, along, new Vector3(0, 0, -1)).setPosition(at)
    const made = stitch.clone().applyMatrix4(place)
    positions.push(...(made.getAttribute('position').array as Float32Array))
    normals.push(...(made.getAttribute('normal').array as Float32Array))
    const index = stitch.getIndex()
    // The basis is left-handed, so each face is turned round.
    for (let i = 0; index && i < index.count; i += 3) {
      indices.push(n * per + index.getX(i), n * per + index.getX(i + 2), n * per + index.getX(i + 1))
    }
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setIndex(indices)
  return geometry
}

/** Places at even distances along a closed path. */
function spread(path: Vector3[], pitch: number): { at: Vector3; along: Vector3 }[] {
  const places: { at: Vector3; along: Vector3 }[] = []
  let left = 0
  path.forEach((from, i) => {
    const to = path[(i + 1) % path.length] ?? from
    const length = from.distanceTo(to)
    if (length < 1e-6) return
    const along = to.clone().sub(from).normalize()
    while (left < length) {
      places.push({ at: from.clone().addScaledVector(along, left), along })
      left += pitch
    }
    left -= length
  })
  return places
}
