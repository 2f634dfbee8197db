import type { Canvas } from '../canvas'
import { mix } from '../colour'
import { circlePath, polygon, type Point } from '../curves'

type Vector = readonly [number, number, number]

/** The twelve corners of an icosahedron: the middles of a football's dark patches. */
const CORNERS: readonly Vector[] = (() => {
  const golden = (1 + Math.sqrt(5)) / 2
  const long = Math.hypot(1, golden)
  const corners: Vector[] = []
  for (const a of [-1, 1]) {
    for (const b of [-1, 1]) {
      const [s, t] = [a / long, (b * golden) / long]
      corners.push([0, s, t], [s, t, 0], [t, 0, s])
    }
  }
  return corners
})()

function turned([x, y, z]: Vector, a: number, b: number): Vector {
  const [y1, z1] = [y * Math.cos(a) - z * Math.sin(a), y * Math.sin(a) + z * Math.cos(a)]
  return [x * Math.cos(b) + z1 * Math.sin(b), y1, -x * Math.sin(b) + z1 * Math.cos(b)]
}

const between = (from: Vector, to: Vector, t: number): Vector => {
  const at = [0, 1, 2].map((k) => (from[k as 0] ?? 0) + ((to[k as 0] ?? 0) - (from[k as 0] ?? 0)) * t)
  const [x = 0, y = 0, z = 0] = at
  const long = Math.hypot(x, y, z) || 1
  return [x / long, y / long, z / long]
}

/** A ball of twelve dark and twenty light patches, seen in true perspective, turned by two angles. */
export function football(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  tilt: number,
  spin: number,
  light: string,
  dark: string,
): void {
  const corners = CORNERS.map((corner) => turned(corner, tilt, spin))
  const flat = ([u, v]: Vector): Point => [x + u * r, y + v * r]
  const disc = circlePath(x, y, r)
  canvas.path(disc, {
    fill: canvas.radial(
      [
        [0, '#ffffff'],
        [0.6, light],
        [1, mix(light, dark, 0.4)],
      ],
      [0.36, 0.3, 0.8],
    ),
  })
  const clip = canvas.clip(disc)
  const near = (from: Vector): Vector[] => corners.filter((to) => to !== from && dot(from, to) > 0.3)
  let seams = ''
  let patches = ''
  for (const corner of corners) {
    const ring = near(corner).map((to) => between(corner, to, 0.345))
    for (const to of near(corner)) {
      const [a, b] = [between(corner, to, 0.345), between(corner, to, 0.655)]
      if (a[2] > -0.1 && b[2] > -0.1) seams += polygon([flat(a), flat(b)])
    }
    if (corner[2] < -0.35) continue
    const middle = flat(corner)
    const order = ring
      .map((point) => ({
        at: flat(point),
        angle: Math.atan2(flat(point)[1] - middle[1], flat(point)[0] - middle[0]),
      }))
      .sort((p, q) => p.angle - q.angle)
    if (ring.every((point) => point[2] > -0.25))
      patches += polygon(
        order.map(({ at }) => at),
        true,
      )
  }
  canvas.path(seams, { stroke: mix(dark, light, 0.25), width: r * 0.028, clip })
  canvas.path(patches, {
    fill: dark,
    stroke: dark,
    width: r * 0.03,
    clip,
    role: canvas.line ? 'solid' : undefined,
  })
  const shade = canvas.radial(
    [
      [0.55, '#000000', 0],
      [1, '#000000', 0.42],
    ],
    [0.4, 0.36, 0.68],
  )
  canvas.path(disc, { fill: shade, role: 'shade' })
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
