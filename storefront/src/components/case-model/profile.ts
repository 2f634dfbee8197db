import type { OutlinePoint } from './outline'
import type { Ring } from './surface-builder'

/** One row of a solid's skin, followed all the way round an outline. */
export interface ProfilePoint {
  /** Millimetres out from the outline. */
  out: number
  z: number
  /** The skin's direction there: away from the outline, and towards the back. */
  nOut: number
  nZ: number
  /** How far out the place lies when the skin is rolled flat, as the print is. */
  flat?: number
}

/** The print area on a case rolled flat: its size in millimetres, about the middle of the back. */
export interface PrintSheet {
  width: number
  height: number
}

export const fillet = (
  centre: { out: number; z: number },
  radius: number,
  from: number,
  to: number,
  steps = 7,
): ProfilePoint[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    const [nOut, nZ] = [Math.cos(angle), Math.sin(angle)]
    return { out: centre.out + radius * nOut, z: centre.z + radius * nZ, nOut, nZ }
  })

/** Lays a row round the outline. `z` may differ from place to place, where openings bend the rows apart. */
export function ringAt(
  outline: OutlinePoint[],
  point: ProfilePoint,
  sheet: PrintSheet,
  z: (place: OutlinePoint) => number = () => point.z,
): Ring {
  return outline.map((place) => {
    const height = z(place)
    const flat = (point.flat ?? point.out) + point.z - height
    return {
      x: place.x + place.nx * point.out,
      y: place.y + place.ny * point.out,
      z: height,
      nx: place.nx * point.nOut,
      ny: place.ny * point.nOut,
      nz: point.nZ,
      u: (place.x + place.nx * flat) / sheet.width + 0.5,
      v: (place.y + place.ny * flat) / sheet.height + 0.5,
    }
  })
}

/** Measures a profile from its back edge on, so that a picture goes round the edge without being stretched. */
export function unrolled(points: ProfilePoint[]): ProfilePoint[] {
  const last = points.at(-1)
  if (!last) return []
  let flat = last.out
  const measured = points.toReversed().map((point, index, all) => {
    const before = all[index - 1]
    if (before) flat += Math.hypot(point.out - before.out, point.z - before.z)
    return { ...point, flat }
  })
  return measured.toReversed()
}
