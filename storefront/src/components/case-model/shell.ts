import type { BufferGeometry } from 'three'
import { roundedOutline, type Opening, type OutlinePoint, type OutlineShape } from './outline'
import { fillet, ringAt, unrolled, type PrintSheet, type ProfilePoint } from './profile'
import { SurfaceBuilder } from './surface-builder'

export interface ShellShape {
  /** The phone's own edge, which offsets are measured from. */
  phone: OutlineShape
  /** Walls reach from this far out to that far out of the phone's edge. */
  inner: number
  outer: number
  /** The back's plate, between these heights. */
  back0: number
  back1: number
  /** The front edge; below 0 it stands over the screen. */
  front: number
  /** How far the front edge reaches in over the screen's rim. */
  overhang: number
  /** Rounding between back and sides, and of the front edge. */
  edge: number
  lip: number
  /** Hole for the camera. */
  camera: OutlineShape
  openings: readonly Opening[]
  /** Height of the middle of all openings. */
  waist: number
  /** The picture covers the sides too, or stops this far inside the back's flat part. */
  print: 'wrap' | { inset: number } | 'none'
}

export const SHELL = { body: 0, print: 1 } as const

/** A one-piece shell. Its skin is closed: outside, inside, the camera's hole and every opening's walls. */
export function shell(shape: ShellShape, sheet: PrintSheet): BufferGeometry {
  const { inner, outer, back0, back1, front, overhang, edge, lip, waist } = shape
  const outline = roundedOutline({ ...shape.phone, openings: shape.openings })
  const low = (place: OutlinePoint) => waist - place.slit
  const high = (place: OutlinePoint) => waist + place.slit
  const ring = (point: ProfilePoint, z?: (place: OutlinePoint) => number) => ringAt(outline, point, sheet, z)
  const builder = new SurfaceBuilder()
  const skin = shape.print === 'wrap' ? SHELL.print : SHELL.body
  const lipIn = inner - overhang
  const r = Math.min(lip, (outer - lipIn) / 2)

  const outside = unrolled([
    ...fillet({ out: outer - r, z: front + r }, r, -90, 0, 5),
    { out: outer, z: waist, nOut: 1, nZ: 0 },
    ...fillet({ out: outer - edge, z: back1 - edge }, edge, 0, 90, 9),
  ])
  const waistAt = outside.findIndex(({ z }) => z === waist)
  const lower = outside.slice(0, waistAt).map((point) => ring(point))
  const upper = outside.slice(waistAt + 1).map((point) => ring(point))
  const waistOut = outside[waistAt] ?? { out: outer, z: waist, nOut: 1, nZ: 0 }
  builder.strip(skin, [...lower, ring(waistOut, low)])
  builder.strip(skin, [ring(waistOut, high), ...upper])

  const inside = (z: number): ProfilePoint => ({ out: inner, z, nOut: -1, nZ: 0 })
  builder.strip(SHELL.body, [ring(inside(back0)), ring(inside(waist), high)])
  const step = overhang > 0 ? 0 : front + r
  builder.strip(SHELL.body, [ring(inside(waist), low), ring(inside(step))])
  openingWalls(builder, outline, { low, high, inner, outer, sheet, waist })
  frontEdge(builder, ring, { lipIn, inner, front, r, outer, step })
  backPlate(builder, outline, shape, sheet, back1, back0)
  return builder.build()
}

interface Walls {
  low: (place: OutlinePoint) => number
  high: (place: OutlinePoint) => number
  inner: number
  outer: number
  waist: number
  sheet: PrintSheet
}

function openingWalls(builder: SurfaceBuilder, outline: OutlinePoint[], walls: Walls): void {
  const { low, high, inner, outer, sheet, waist } = walls
  const row = (out: number, nZ: number, z: (place: OutlinePoint) => number) =>
    ringAt(outline, { out, z: waist, nOut: 0, nZ }, sheet, z)
  // Where there is no opening both walls fall on one line and cancel out.
  const open = outline.map(({ slit }, i) => slit > 0 || (outline[(i + 1) % outline.length]?.slit ?? 0) > 0)
  builder.strip(SHELL.body, [row(outer, 1, low), row(inner, 1, low)], (i) => open[i] === true)
  builder.strip(SHELL.body, [row(inner, -1, high), row(outer, -1, high)], (i) => open[i] === true)
}

interface FrontEdge {
  lipIn: number
  inner: number
  outer: number
  front: number
  r: number
  step: number
}

/** From the inner wall over the lip to where the outside begins. */
function frontEdge(
  builder: SurfaceBuilder,
  ring: (point: ProfilePoint) => ReturnType<typeof ringAt>,
  { lipIn, inner, outer, front, r, step }: FrontEdge,
): void {
  if (inner - lipIn > 1e-6) {
    builder.strip(SHELL.body, [
      ring({ out: inner, z: step, nOut: 0, nZ: 1 }),
      ring({ out: lipIn, z: step, nOut: 0, nZ: 1 }),
    ])
  }
  const turn = [
    ...fillet({ out: lipIn + r, z: front + r }, r, 180, 270, 5),
    { out: outer - r, z: front, nOut: 0, nZ: -1 },
  ]
  builder.strip(SHELL.body, [ring({ out: lipIn, z: step, nOut: -1, nZ: 0 }), ...turn.map((p) => ring(p))])
}

function backPlate(
  builder: SurfaceBuilder,
  outline: OutlinePoint[],
  shape: ShellShape,
  sheet: PrintSheet,
  back1: number,
  back0: number,
): void {
  const hole = roundedOutline(shape.camera)
  const soft = 0.35
  const flat = (out: number, z: number, nZ: number) => ringAt(outline, { out, z, nOut: 0, nZ }, sheet)
  const border = shape.outer - shape.edge
  const inset = typeof shape.print === 'object' ? shape.print.inset : 0
  const printed = shape.print === 'none' ? SHELL.body : SHELL.print
  if (inset > 0) builder.strip(SHELL.body, [flat(border, back1, 1), flat(border - inset, back1, 1)])
  const holeRows = [
    ...fillet({ out: soft, z: back1 - soft }, soft, 90, 180, 4),
    { out: 0, z: back0, nOut: -1, nZ: 0 },
  ].map((point) => ringAt(hole, point, sheet))
  builder.cap(printed, flat(border - inset, back1, 1), [holeRows[0] ?? []], 1)
  builder.strip(SHELL.body, holeRows)
  builder.cap(SHELL.body, flat(shape.inner, back0, -1), [holeRows.at(-1) ?? []], -1)
}
