import type { BufferGeometry } from 'three'
import { roundedOutline, type OutlinePoint, type OutlineShape } from './outline'
import { SurfaceBuilder, type Ring } from './surface-builder'

export interface CornerGuard {
  /** Millimetres out of the phone's edge: where the guard stands on the case, and how far it stands out of it. */
  base: number
  rise: number
  /** Between these heights, screen to back. */
  z0: number
  z1: number
  /** How far it runs on along the straight sides, and the last part of that, where it sinks into the case. */
  run: number
  sink: number
}

const AROUND = 12
const ALONG = 10

/** Points of the outline from one side's straight part round its corner into the next side's. */
function cornerPath(shape: OutlineShape, run: number, sx: 1 | -1, sy: 1 | -1): OutlinePoint[] {
  const steps = 18
  const half = { x: shape.width / 2 - shape.radius, y: shape.height / 2 - shape.radius }
  const corner = roundedOutline({ ...shape, steps }).filter(
    ({ x, y }) => x * sx >= half.x - 1e-6 && y * sy >= half.y - 1e-6,
  )
  const straight = (n: number) => (run * (ALONG - n)) / ALONG
  const side = { nx: sx, ny: 0, slit: 0 }
  const end = { nx: 0, ny: sy, slit: 0 }
  const up = Array.from({ length: ALONG }, (_, n) => ({
    ...side,
    x: (sx * shape.width) / 2,
    y: sy * (half.y - straight(n)),
  }))
  const over = Array.from({ length: ALONG }, (_, n) => ({
    ...end,
    x: sx * (half.x - straight(ALONG - 1 - n)),
    y: (sy * shape.height) / 2,
  }))
  const turned = corner.toSorted(
    (a, b) =>
      Math.atan2(a.y * sy - half.y, a.x * sx - half.x) - Math.atan2(b.y * sy - half.y, b.x * sx - half.x),
  )
  const path = [...up, ...turned, ...over]
  // Counter-clockwise as seen from behind, as all outlines run.
  return sx * sy === 1 ? path : path.toReversed()
}

/** A soft rounded bar that lies round one corner of a case, and sinks into its sides at either end. */
function guard(shape: OutlineShape, guard: CornerGuard, sx: 1 | -1, sy: 1 | -1): BufferGeometry {
  const { base, rise, z0, z1, run, sink } = guard
  const path = cornerPath(shape, run, sx, sy)
  const far = path.reduce<number[]>((all, place, i) => {
    const before = path[i - 1]
    return [...all, (all.at(-1) ?? 0) + (before ? Math.hypot(place.x - before.x, place.y - before.y) : 0)]
  }, [])
  const length = far.at(-1) ?? 0
  const middle = (z0 + z1) / 2
  const rows = Array.from({ length: AROUND + 1 }, (_, k): Ring => {
    const angle = (k / AROUND) * Math.PI * 2
    // A rounded bar rather than a rope: flat sides, soft edges.
    const squared = (value: number) => Math.sign(value) * Math.abs(value) ** 0.6
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return path.map((place, i) => {
      const ends = Math.min(1, Math.min(far[i] ?? 0, length - (far[i] ?? 0)) / sink)
      const out = base + rise * squared(c) - (1 - ends) ** 2 * rise * 2.2
      return {
        x: place.x + place.nx * out,
        y: place.y + place.ny * out,
        z: middle + ((z1 - z0) / 2) * squared(s) * (0.85 + 0.15 * ends),
        nx: place.nx * c,
        ny: place.ny * c,
        nz: s,
        u: 0,
        v: 0,
      }
    })
  })
  const builder = new SurfaceBuilder()
  const last = path.length - 1
  builder.strip(0, rows, (i) => i < last)
  return builder.build()
}

/** Guards on all four corners. */
export const cornerGuards = (shape: OutlineShape, each: CornerGuard): BufferGeometry[] =>
  ([1, -1] as const).flatMap((sx) => ([1, -1] as const).map((sy) => guard(shape, each, sx, sy)))
