import { Group, type Object3D } from 'three'
import { buildCase, type CaseOptions } from '../../../../storefront/src/components/case-model/case-model'
import type { DeviceShape } from '../../../../storefront/src/components/case-model/device-shape'
import type { Darkroom } from '../shot'
import type { LineLook } from './looks'

export interface Pose {
  at?: readonly [number, number, number]
  /** Degrees about the upright, positive to the right. */
  turn?: number
  /** Degrees back from upright. */
  lean?: number
  /** Degrees in the case's own plane. */
  spin?: number
  /** Shows the screen's side. */
  front?: boolean
}

const rad = (degrees: number) => (degrees * Math.PI) / 180

/** A case of a line with its art, in the middle of its own space. */
export function dressed(
  darkroom: Darkroom,
  look: LineLook,
  device: DeviceShape,
  more: Partial<CaseOptions> & { art?: string } = {},
): Group {
  const { art = look.art, ...options } = more
  return buildCase({ device, line: look.line, print: darkroom.art(art), ...look.options, ...options }).group
}

/** Stands a case on its lower edge (lean 0) or lays it down (lean 90), on a floor at y = 0 or as high as `at` says. */
export function posed(model: Object3D, device: DeviceShape, pose: Pose, rest = 2): Group {
  const { at = [0, 0, 0], turn = 0, lean = 0, spin = 0, front = false } = pose
  const spun = new Group()
  spun.add(model)
  model.rotation.y = front ? Math.PI : 0
  model.position.z = front ? device.depth / 2 : -device.depth / 2
  spun.rotation.z = rad(spin)
  const leant = new Group()
  leant.add(spun)
  leant.rotation.x = -rad(lean)
  const tall = device.height / 2 + rest
  const deep = device.depth / 2 + (front ? 3.4 : 1.2)
  leant.position.y = tall * Math.cos(rad(lean)) + deep * Math.sin(rad(lean))
  const turned = new Group()
  turned.add(leant)
  turned.rotation.y = rad(turn)
  turned.position.set(...at)
  return turned
}
