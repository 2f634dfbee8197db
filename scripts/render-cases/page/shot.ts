import type { Object3D, Texture } from 'three'
import type { KeyLight, RoomPlan } from './room-plan'

export type Place = readonly [number, number, number]

/** One picture: where the camera stands, how it is lit, and what stands before it. Millimetres and degrees. */
export interface Shot {
  camera: {
    /** 35 mm film upright: its long side is 36 mm high. */
    focal: number
    distance: number
    turn: number
    lift: number
    target: Place
    /** Width of the lens's opening; what lies before and behind the target blurs with it. */
    aperture: number
    roll?: number
  }
  /** What is sharp, where it is not the target. */
  focus?: Place
  room: RoomPlan
  key: KeyLight
  sky: number
  bounce?: number
  exposure?: number
  vignette?: number
  /** How far shadows reach from the target. */
  reach?: number
  build: (darkroom: Darkroom) => Object3D
}

/** What a shot may use. */
export interface Darkroom {
  art: (name: string) => Texture
}
