import { Matrix4, Vector3, type BufferGeometry } from 'three'
import type { DeviceShape } from './device-shape'
import type { Opening, Side } from './outline'
import { slab } from './slab'

const OUT: Record<Side, Vector3> = {
  right: new Vector3(1, 0, 0),
  left: new Vector3(-1, 0, 0),
  top: new Vector3(0, 1, 0),
  bottom: new Vector3(0, -1, 0),
}

/**
 * A rounded pad in a side of the phone, such as a key: `sink` millimetres deep in it and standing `rise` out of the
 * face that lies `out` from the phone's edge.
 */
export function sidePad(
  device: DeviceShape,
  part: Opening,
  { out, rise, sink = 0.6, waist }: { out: number; rise: number; sink?: number; waist: number },
): BufferGeometry {
  const round = Math.min(0.5, rise * 0.8)
  const pad = slab({
    width: part.length,
    height: part.width,
    radius: part.width / 2,
    steps: 8,
    z0: -sink,
    z1: rise,
    round1: round,
  })
  const normal = OUT[part.side]
  const upright = normal.x !== 0
  const along = upright ? new Vector3(0, 1, 0) : new Vector3(1, 0, 0)
  const across = new Vector3().crossVectors(normal, along)
  const reach = (upright ? device.width : device.height) / 2 + out
  const origin = normal.clone().multiplyScalar(reach).addScaledVector(along, part.at)
  origin.z = waist
  return pad.applyMatrix4(new Matrix4().makeBasis(along, across, normal).setPosition(origin))
}
