import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { n1, normalAt, pointAt, smooth, type Point } from '../curves'
import type { Random } from '../random'

const JOINTS = 40
const DEGREES = 180 / Math.PI

export interface KoiColours {
  body: string
  patch: string
  dark: string | null
}

interface Fish {
  spine: readonly Point[]
  outline: string
  length: number
  colours: KoiColours
  fin: string
}

/** Half the fish's width along its spine. */
function girth(length: number, t: number): number {
  const bulge = Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.03) ** 0.62)
  return length * 0.115 * Math.max(0, bulge) ** 0.8 * (1 - 0.2 * t)
}

function makeFish(random: Random, length: number, colours: KoiColours): Fish {
  const bend = random.range(0.16, 0.3) * (random.chance(0.5) ? 1 : -1)
  const spine: Point[] = Array.from({ length: JOINTS + 1 }, (_, i) => {
    const t = i / JOINTS
    return [
      Math.sin(t * Math.PI * 1.35 + 0.2) * bend * length * (0.25 + 0.75 * t),
      (t - 0.42) * length,
    ] as const
  })
  const side = (sign: number): Point[] =>
    spine.map(([x, y], i) => {
      const normal = normalAt(spine, i)
      const w = sign * girth(length, i / JOINTS)
      return [x + normal.x * w, y + normal.y * w] as const
    })
  const outline = smooth([...side(1), ...side(-1).toReversed()], true)
  return { spine, outline, length, colours, fin: mix(colours.body, colours.patch, 0.25) }
}

/** A koi seen from above. */
export function koi(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  rotation: number,
  length: number,
  colours: KoiColours,
): void {
  const fish = makeFish(random, length, colours)
  canvas.at(x, y, rotation, 1, () => {
    canvas.path(fish.outline, {
      fill: '#00141c',
      opacity: 0.22,
      transform: `translate(${n1(length * 0.07)} ${n1(length * 0.09)}) scale(1.03)`,
      role: 'shade',
    })
    tail(canvas, fish)
    for (const side of [1, -1]) {
      fin(canvas, fish, 11, side, 0.95, length * 0.2, 1)
      fin(canvas, fish, 26, side, 0.7, length * 0.1, 0.8)
    }
    body(canvas, random, fish)
    face(canvas, fish)
  })
}

function fin(
  canvas: Canvas,
  { spine, length, colours, fin: colour }: Fish,
  joint: number,
  side: number,
  angle: number,
  reach: number,
  spread: number,
): void {
  const normal = normalAt(spine, joint)
  const [x, y] = pointAt(spine, joint)
  const w = girth(length, joint / JOINTS) * side * 0.8
  const [bx, by] = [x + normal.x * w, y + normal.y * w]
  const points: Point[] = [[bx, by]]
  let rays = ''
  for (let k = 0; k <= 8; k++) {
    const u = k / 8
    const heading = normal.angle + side * (angle + (u - 0.5) * spread)
    const away = reach * (0.62 + 0.38 * Math.sin(Math.PI * (0.25 + u * 0.6))) * (k % 2 ? 0.96 : 1.04)
    const [ex, ey] = [bx + Math.cos(heading) * away, by + Math.sin(heading) * away]
    points.push([ex, ey])
    rays += `M${n1(bx)} ${n1(by)}Q${n1((bx + ex) / 2 + normal.x * 6 * side)} ${n1((by + ey) / 2 + normal.y * 6 * side)} ${n1(ex)} ${n1(ey)}`
  }
  const fill = canvas.radial(
    [
      [0, colour, 0.95],
      [1, colour, 0.45],
    ],
    [bx, by, reach],
    'userSpaceOnUse',
  )
  canvas.path(smooth(points, true, 0.14), { fill, opacity: 0.8 })
  canvas.path(rays, { stroke: mix(colour, colours.patch, 0.5), width: 1.3, opacity: 0.5, role: 'detail' })
}

function tail(canvas: Canvas, { spine, length, colours, fin: colour }: Fish): void {
  const { angle } = normalAt(spine, JOINTS - 1)
  const [ex, ey] = pointAt(spine, JOINTS)
  const root: Point = [ex - Math.cos(angle) * length * 0.05, ey - Math.sin(angle) * length * 0.05]
  for (const side of [-1, 1]) {
    const tips: Point[] = Array.from({ length: 7 }, (_, k) => {
      const u = k / 6
      const heading = angle + side * (0.08 + u * 0.62)
      const away = length * (0.36 - 0.14 * u + 0.05 * Math.sin(u * 9))
      return [ex + Math.cos(heading) * away, ey + Math.sin(heading) * away] as const
    })
    const fill = canvas.radial(
      [
        [0, mix(colours.body, colours.patch, 0.3)],
        [0.5, colour, 0.85],
        [1, colour, 0.35],
      ],
      [ex, ey, length * 0.36],
      'userSpaceOnUse',
    )
    canvas.path(smooth([root, ...tips], true, 0.15), { fill, opacity: 0.92 })
    const rays = tips
      .map(
        ([x, y]) =>
          `M${n1(ex)} ${n1(ey)}Q${n1((ex + x) / 2 + side * 6)} ${n1((ey + y) / 2)} ${n1(x)} ${n1(y)}`,
      )
      .join('')
    canvas.path(rays, { stroke: mix(colour, colours.patch, 0.55), width: 1.4, opacity: 0.5, role: 'detail' })
  }
}

function body(canvas: Canvas, random: Random, fish: Fish): void {
  const { outline, spine, length, colours } = fish
  const fill = canvas.linear(
    [
      [0, shift(colours.body, { lightness: -0.05 })],
      [0.5, mix(colours.body, '#ffffff', 0.4)],
      [1, shift(colours.body, { lightness: -0.08 })],
    ],
    [0, 0, 1, 0],
  )
  canvas.path(outline, { fill })
  canvas.clipped(canvas.clip(outline), () => {
    const blob = (joint: number, r: number, colour: string): void => {
      const [x, y] = pointAt(spine, joint)
      const points: Point[] = Array.from({ length: 9 }, (_, k) => {
        const angle = (k / 9) * Math.PI * 2
        const away = r * random.range(0.65, 1.3)
        return [
          x + random.range(-0.2, 0.2) * r + Math.cos(angle) * away,
          y + Math.sin(angle) * away * 1.25,
        ] as const
      })
      const paint = canvas.linear([
        [0, shift(colour, { lightness: 0.05 })],
        [1, shift(colour, { lightness: -0.05 })],
      ])
      canvas.path(smooth(points, true), { fill: paint, role: canvas.line ? 'accent' : undefined })
    }
    for (const [joint, size] of [
      [4, 0.075],
      [13, 0.1],
      [22, 0.085],
    ] as const) {
      blob(joint, length * size, colours.patch)
    }
    if (random.chance(0.8)) blob(31, length * 0.05, colours.patch)
    if (colours.dark) for (const joint of [9, 18, 27]) blob(joint, length * 0.031, colours.dark)
    scales(canvas, fish)
    canvas.path(outline, { stroke: '#3a1d1a', width: length * 0.03, opacity: 0.13, role: 'shade' })
  })
}

function scales(canvas: Canvas, { spine, length }: Fish): void {
  let d = ''
  for (let joint = 8; joint < 38; joint++) {
    const normal = normalAt(spine, joint)
    const w = girth(length, joint / JOINTS)
    const q = (w / 7) * 1.25
    const [x, y] = pointAt(spine, joint)
    const [dx, dy] = [normal.x * q, normal.y * q]
    for (let k = 0; k < 7; k++) {
      const u = ((k + (joint % 2) * 0.5) / 7 - 0.5) * 1.9
      const [px, py] = [x + normal.x * w * u, y + normal.y * w * u]
      d += `M${n1(px - dx)} ${n1(py - dy)}A${n1(q)} ${n1(q)} 0 0 1 ${n1(px + dx)} ${n1(py + dy)}`
    }
  }
  canvas.path(d, { stroke: '#5b2a22', width: 0.9, opacity: 0.2, role: 'shade' })
}

function face(canvas: Canvas, { spine, length, colours }: Fish): void {
  canvas.path(smooth(spine.slice(13, 29)), {
    stroke: mix(colours.body, colours.patch, 0.55),
    width: length * 0.012,
    opacity: 0.8,
    role: 'detail',
  })
  const eye = normalAt(spine, 3)
  const nose = normalAt(spine, 0)
  const [x, y] = pointAt(spine, 3)
  const [nx, ny] = pointAt(spine, 0)
  const w = girth(length, 3 / JOINTS) * 0.72
  for (const side of [-1, 1]) {
    const [px, py] = [x + eye.x * w * side, y + eye.y * w * side]
    canvas.circle(px, py, length * 0.013, { fill: '#16131a', role: 'solid' })
    canvas.circle(px - 1, py - 2, length * 0.004, { fill: '#ffffff', role: 'shade' })
    const barbel = `M${n1(nx + nose.x * 6 * side)} ${n1(ny)}q${n1(side * -8)} ${n1(-length * 0.02)} ${n1(side * -16)} ${n1(-length * 0.012)}`
    canvas.path(barbel, { stroke: mix(colours.body, colours.patch, 0.6), width: 2.2, role: 'detail' })
  }
}

export function lilyPad(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  r: number,
  colour: string,
): void {
  const [ex, ey] = [n1(r * 0.97), n1(r * 0.2)]
  const pad = `M0 0L${ex} ${ey}A${n1(r)} ${n1(r)} 0 1 1 ${ex} ${-ey}Z`
  canvas.at(x, y, random.next() * DEGREES * 6, 1, () => {
    canvas.path(pad, { fill: '#00141c', opacity: 0.2, transform: 'translate(8 12)', role: 'shade' })
    const fill = canvas.radial([
      [0, shift(colour, { lightness: 0.09 })],
      [0.85, colour],
      [1, shift(colour, { lightness: -0.07 })],
    ])
    canvas.path(pad, { fill })
    let veins = ''
    for (let i = 0; i < 13; i++) {
      const a = 0.35 + (i / 12) * (Math.PI * 2 - 0.7)
      veins += `M0 0Q${n1(Math.cos(a + 0.08) * r * 0.5)} ${n1(Math.sin(a + 0.08) * r * 0.5)} ${n1(Math.cos(a) * r * 0.92)} ${n1(Math.sin(a) * r * 0.92)}`
    }
    canvas.path(veins, {
      stroke: shift(colour, { lightness: 0.14 }),
      width: 1.6,
      opacity: 0.6,
      role: 'detail',
    })
  })
}

export function lotus(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  r: number,
  colour: string,
  core: string,
): void {
  canvas.at(x, y, random.next() * 360, 1, () => {
    for (const [petals, size, lift] of [
      [9, 1, -0.06],
      [8, 0.8, 0],
      [6, 0.56, 0.05],
    ] as const) {
      const q = r * size
      const d = `M0 0C${n1(-q * 0.34)} ${n1(-q * 0.4)} ${n1(-q * 0.2)} ${n1(-q * 0.8)} 0 ${n1(-q)}C${n1(q * 0.2)} ${n1(-q * 0.8)} ${n1(q * 0.34)} ${n1(-q * 0.4)} 0 0Z`
      const fill = canvas.linear([
        [0, shift(colour, { lightness: lift + 0.1, chroma: 0.6 })],
        [1, shift(colour, { lightness: lift - 0.05, chroma: 1.3 })],
      ])
      for (let i = 0; i < petals; i++) {
        canvas.path(d, { fill, transform: `rotate(${n1((i * 360) / petals + size * 40)})` })
      }
    }
    const heart = canvas.radial([
      [0, core],
      [1, shift(core, { lightness: -0.12 })],
    ])
    canvas.circle(0, 0, r * 0.2, { fill: heart, role: 'accent' })
  })
}
