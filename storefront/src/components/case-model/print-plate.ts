import type { BufferGeometry } from 'three'
import type { DeviceShape } from './device-shape'
import { roundedOutline } from './outline'
import { ringAt, type PrintSheet } from './profile'
import { SurfaceBuilder } from './surface-builder'

/** How far a see-through case's picture stays inside the phone's edge, so that the phone shows round it. */
const INSET = 2.1

/** The film of ink on the inner side of a see-through back. */
export function printPlate(device: DeviceShape, z: number, sheet: PrintSheet): BufferGeometry {
  const row = { z, nOut: 0, nZ: 1 }
  const edge = ringAt(roundedOutline({ ...device, steps: 18 }), { ...row, out: -INSET }, sheet)
  const hole = ringAt(roundedOutline({ ...device.camera, steps: 18 }), { ...row, out: 1.7 }, sheet)
  const builder = new SurfaceBuilder()
  builder.cap(0, edge, [hole], 1)
  return builder.build()
}
