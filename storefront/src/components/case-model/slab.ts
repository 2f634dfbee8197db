import type { BufferGeometry } from 'three'
import { roundedOutline, type OutlinePoint, type OutlineShape } from './outline'
import { fillet, ringAt, type PrintSheet, type ProfilePoint } from './profile'
import { SurfaceBuilder } from './surface-builder'

export interface SlabShape extends OutlineShape {
  /** From the screen's side to the back's. */
  z0: number
  z1: number
  /** Radius of the rounding at either end; the edge takes it away from the outline. */
  round0?: number
  round1?: number
}

/** Materials of a slab's parts. */
export const SLAB = { wall: 0, back: 1, front: 2 } as const

const edge = (out: number, z: number, radius: number, from: number, to: number): ProfilePoint[] =>
  radius > 0 ? fillet({ out, z }, radius, from, to, 6) : [{ out, z, nOut: 1, nZ: 0 }]

/** A board with rounded corners and edges: phones, buttons, cards, flaps. Its materials: wall, back, front. */
export function slab(shape: SlabShape, sheet?: PrintSheet): BufferGeometry {
  const { z0, z1, round0 = 0, round1 = 0 } = shape
  const outline = roundedOutline(shape)
  const print = sheet ?? { width: shape.width, height: shape.height }
  const rows = [
    ...edge(-round0, z0 + round0, round0, -90, 0),
    ...edge(-round1, z1 - round1, round1, 0, 90),
  ].map((point) => ringAt(outline, point, print))
  const builder = new SurfaceBuilder()
  builder.strip(SLAB.wall, rows)
  const [front, back] = [rows[0] ?? [], rows.at(-1) ?? []]
  builder.cap(SLAB.front, front, [], -1)
  builder.cap(SLAB.back, back, [], 1)
  return builder.build()
}

export interface RimShape {
  /** Either side of the outline. */
  inner: number
  outer: number
  z0: number
  z1: number
  round: number
}

/** A raised edge that runs round an outline. */
export function rim(outline: OutlinePoint[], { inner, outer, z0, z1, round }: RimShape): BufferGeometry {
  const r = Math.min(round, (outer - inner) / 2, z1 - z0)
  const points: ProfilePoint[] = [
    { out: outer, z: z0, nOut: 1, nZ: 0 },
    ...fillet({ out: outer - r, z: z1 - r }, r, 0, 90, 5),
    ...fillet({ out: inner + r, z: z1 - r }, r, 90, 180, 5),
    { out: inner, z: z0, nOut: -1, nZ: 0 },
  ]
  const sheet = { width: 100, height: 100 }
  const floor = [
    { out: inner, z: z0, nOut: 0, nZ: -1 },
    { out: outer, z: z0, nOut: 0, nZ: -1 },
  ]
  const builder = new SurfaceBuilder()
  builder.strip(
    0,
    points.map((point) => ringAt(outline, point, sheet)),
  )
  builder.strip(
    0,
    floor.map((point) => ringAt(outline, point, sheet)),
  )
  return builder.build()
}
