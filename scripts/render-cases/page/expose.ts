import {
  PerspectiveCamera,
  Scene,
  Vector2,
  Vector3,
  type Object3D,
  type Texture,
  type WebGLRenderer,
} from 'three'
import { Exposure } from './exposure'
import { halton, Lamps } from './lamps'
import { adaptAll, studio } from './look'
import { direction, makeRoom } from './room'
import type { RoomPlan } from './room-plan'
import type { Shot } from './shot'

export interface Frame {
  width: number
  height: number
  samples: number
  /** Side of the shadow maps. */
  detail: number
}

/** A point on the lens's disc. */
function disc(u: number, v: number): [number, number] {
  const [r, angle] = [Math.sqrt(u), v * Math.PI * 2]
  return [r * Math.cos(angle), r * Math.sin(angle)]
}

const rooms = new Map<string, Texture>()

/** Rooms are dear, and pictures share them. */
function roomFor(renderer: WebGLRenderer, plan: RoomPlan): Texture {
  const key = JSON.stringify(plan)
  const known = rooms.get(key)
  if (known) return known
  const made = makeRoom(renderer, plan)
  rooms.set(key, made)
  return made
}

/** Takes one picture: many exposures, each with lamps, lens and pixels moved a little. */
export function expose(renderer: WebGLRenderer, shot: Shot, subject: Object3D, frame: Frame): void {
  const { width, height, samples, detail } = frame
  const scene = new Scene()
  scene.add(subject)
  scene.environment = roomFor(renderer, shot.room)
  const target = new Vector3(...shot.camera.target)
  studio.centre.value.copy(target)
  studio.bounce.value = shot.bounce ?? 0.3
  const lamps = new Lamps(scene, target, shot, shot.reach ?? 190, detail)
  adaptAll(scene)

  const { focal, distance, turn, lift, aperture, roll = 0 } = shot.camera
  // A wider frame keeps the picture's height: the same lens on film laid across.
  const camera = new PerspectiveCamera((2 * Math.atan(18 / focal) * 180) / Math.PI, width / height, 20, 6000)
  const base = direction(turn, lift).multiplyScalar(distance).add(target)
  camera.position.copy(base)
  camera.up.set(Math.sin((roll * Math.PI) / 180), Math.cos((roll * Math.PI) / 180), 0)
  camera.lookAt(target)
  camera.updateMatrixWorld()
  const [right, up, back] = [new Vector3(), new Vector3(), new Vector3()]
  camera.matrixWorld.extractBasis(right, up, back)
  // The plane that is sharp lies square to the view, through the focus.
  const sharp = base
    .clone()
    .sub(new Vector3(...(shot.focus ?? shot.camera.target)))
    .dot(back)
  const [w, h] = [width / 2, height / 2]
  const perMillimetre = h / 2 / (Math.tan((camera.fov * Math.PI) / 360) * sharp)

  const exposure = new Exposure(renderer, width, height)
  for (let n = 0; n < samples; n++) {
    lamps.expose(n)
    const [a, b] = halton(n + 1, [2, 3])
    // Moving the lens shifts its picture, so that the sharp plane stays where it is.
    const [lx, ly] = disc(...halton(n + 1, [5, 7])).map((value) => (value * aperture) / 2) as [number, number]
    camera.position.copy(base).addScaledVector(right, lx).addScaledVector(up, ly)
    const shift = new Vector2(a - 0.5, b - 0.5)
    camera.setViewOffset(w, h, -shift.x - lx * perMillimetre, shift.y + ly * perMillimetre, w, h)
    camera.updateMatrixWorld()
    exposure.take(shift, () => renderer.render(scene, camera))
  }
  exposure.finish(shot.exposure ?? 1, shot.vignette ?? 0.16)
  exposure.dispose()
}
