import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { n1, smooth, type Point } from '../curves'
import type { Random } from '../random'
import { petalPath } from './plants'

/** A deeply cut leaf with holes beside its rib; grows up from its foot. */
export function monstera(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  rotation: number,
  size: number,
  colour: string,
): void {
  const long = 340
  const reach = (t: number): number => 195 * Math.sin(Math.PI * Math.min(1, t) ** 0.68) ** 0.7
  const cuts = 6
  const half = (sign: number): string => {
    let d = `M0 6C${sign * 22} 52 ${sign * 112} 64 ${sign * 152} 10`
    let [px, py] = [sign * 152, 10]
    for (let i = 0; i < cuts; i++) {
      const t = 0.1 + i * 0.136
      const [ax, ay] = [sign * reach(t + 0.06) * 1.03, -long * t - 14]
      const [ix, iy] = [sign * reach(t + 0.06) * random.range(0.2, 0.36), -long * (t - 0.03)]
      const [bx, by] = [sign * reach(t + 0.105), -long * (t + 0.055) - 14]
      d +=
        `Q${n1((px + ax) / 2 + sign * 24)} ${n1((py + ay) / 2)} ${n1(ax)} ${n1(ay)}` +
        `Q${n1((ax + ix) / 2)} ${n1((ay + iy) / 2 + 9)} ${n1(ix)} ${n1(iy)}` +
        `Q${n1((bx + ix) / 2)} ${n1((by + iy) / 2 - 2)} ${n1(bx)} ${n1(by)}`
      px = bx
      py = by
    }
    d += `Q${n1(sign * 52)} ${n1(-long * 0.99)} 0 ${-long}Z`
    for (let i = 0; i < 3; i++) {
      const [hx, hy] = [sign * 34, -long * (0.2 + i * 0.19)]
      d += `M${n1(hx - 13)} ${n1(hy + 8)}q4 -15 26 -16q-4 16 -26 16Z`
    }
    return d
  }
  canvas.at(x, y, rotation, size / 340, () => {
    const tones = [shift(colour, { lightness: 0.06, hue: -6 }), shift(colour, { lightness: -0.03 })] as const
    for (const sign of [-1, 1]) {
      const fill = canvas.linear([
        [0, sign < 0 ? tones[0] : colour],
        [1, shift(tones[1], { lightness: sign < 0 ? -0.04 : -0.09 })],
      ])
      canvas.path(half(sign), { fill, evenOdd: true })
    }
    let veins = `M0 70L0 ${-long + 12}`
    for (let i = 0; i < cuts; i++) {
      const t = 0.02 + i * 0.14
      const e = reach(t + 0.14) * 0.82
      for (const s of [-1, 1])
        veins += `M0 ${n1(-long * t)}Q${n1(s * e * 0.5)} ${n1(-long * t - 18)} ${n1(s * e)} ${n1(-long * (t + 0.07))}`
    }
    canvas.path(veins, {
      stroke: shift(colour, { lightness: 0.15 }),
      width: 3.2,
      opacity: 0.6,
      role: 'detail',
    })
  })
}

/** A feathered palm frond. */
export function palmFrond(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  rotation: number,
  length: number,
  colour: string,
): void {
  const bend = random.range(-0.4, 0.4) * length
  const blades = 19
  const tones = [shift(colour, { lightness: -0.07 }), colour, shift(colour, { lightness: 0.06 })]
  const paths = ['', '', '']
  for (const sign of [-1, 1]) {
    for (let i = 1; i <= blades; i++) {
      const t = i / blades
      const foot: Point = [t * t * bend, -length * t]
      const reach = length * 0.5 * Math.sin(Math.PI * (0.16 + 0.8 * t)) * random.range(0.92, 1.06)
      const angle = ((sign * (72 - t * 48) + (bend / length) * 35) * Math.PI) / 180
      const tip: Point = [foot[0] + Math.sin(angle) * reach, foot[1] - Math.cos(angle) * reach + reach * 0.12]
      const [nx, ny] = [Math.cos(angle) * reach * 0.055, Math.sin(angle) * reach * 0.055]
      const middle: Point = [(foot[0] * 2 + tip[0]) / 3, (foot[1] * 2 + tip[1]) / 3]
      const blade =
        `M${n1(foot[0])} ${n1(foot[1])}Q${n1(middle[0] + nx)} ${n1(middle[1] + ny)} ${n1(tip[0])} ${n1(tip[1])}` +
        `Q${n1(middle[0] - nx)} ${n1(middle[1] - ny)} ${n1(foot[0])} ${n1(foot[1])}Z`
      const tone = (i * 7 + (sign > 0 ? 1 : 0)) % 3
      paths[tone] = (paths[tone] ?? '') + blade
    }
  }
  canvas.at(x, y, rotation, 1, () => {
    paths.forEach((d, i) => canvas.path(d, { fill: tones[i] ?? colour }))
    canvas.path(
      `M0 ${n1(length * 0.12)}Q${n1(bend * 0.05)} ${n1(-length * 0.5)} ${n1(bend)} ${n1(-length)}`,
      {
        stroke: shift(colour, { lightness: 0.1 }),
        width: 4,
      },
    )
  })
}

/** A broad leaf with slanting ribs and a torn edge. */
export function bananaLeaf(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  rotation: number,
  length: number,
  colour: string,
): void {
  const bend = random.range(-0.22, 0.22) * length
  const wide = length * random.range(0.17, 0.22)
  const spine = (t: number): Point => [t * t * bend, -length * t]
  const steps = 16
  const half = (sign: number): string => {
    const edge: Point[] = []
    for (let i = 0; i <= steps; i++) {
      const t = i / steps
      const [sx, sy] = spine(t)
      const reach = sign * wide * Math.sin(Math.PI * t ** 0.75) ** 0.75
      edge.push([sx + reach, sy - Math.abs(reach) * 0.22])
      if (i % 5 === 3 && i < 14) edge.push([sx + reach * 0.5, sy - length * 0.005 - Math.abs(reach) * 0.08])
    }
    const back = Array.from({ length: 7 }, (_, i) => spine(1 - i / 6))
    return `${smooth(edge, false, 0.1)}L${back.map(([a, b]) => `${n1(a)} ${n1(b)}`).join('L')}Z`
  }
  canvas.at(x, y, rotation, 1, () => {
    const [lit, shade] = [shift(colour, { lightness: 0.05, hue: -5 }), shift(colour, { lightness: -0.05 })]
    canvas.path(half(-1), {
      fill: canvas.linear(
        [
          [0, lit],
          [1, colour],
        ],
        [0, 0, 1, 0],
      ),
    })
    canvas.path(half(1), {
      fill: canvas.linear(
        [
          [0, shade],
          [1, colour],
        ],
        [0, 0, 1, 0],
      ),
    })
    let ribs = ''
    for (let i = 1; i < 22; i++) {
      const t = i / 23
      const [sx, sy] = spine(t)
      const reach = wide * 0.86 * Math.sin(Math.PI * t ** 0.75) ** 0.75
      for (const s of [-1, 1])
        ribs += `M${n1(sx)} ${n1(sy)}q${n1(s * reach * 0.5)} ${n1(-reach * 0.1)} ${n1(s * reach)} ${n1(-reach * 0.32)}`
    }
    canvas.path(ribs, {
      stroke: shift(colour, { lightness: 0.12 }),
      width: 1.4,
      opacity: 0.4,
      role: 'detail',
    })
    const [tipX, tipY] = spine(1)
    canvas.path(`M0 ${n1(length * 0.1)}Q0 ${n1(-length * 0.5)} ${n1(tipX)} ${n1(tipY)}`, {
      stroke: shift(colour, { lightness: 0.16 }),
      width: 5,
      role: canvas.line ? 'detail' : undefined,
    })
  })
}

/** A hibiscus with its long stamen. */
export function hibiscus(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  r: number,
  colour: string,
  core: string,
): void {
  canvas.at(x, y, random.range(0, 360), r / 100, () => {
    const shade = canvas.radial([
      [0.5, '#000000', 0.25],
      [1, '#000000', 0],
    ])
    canvas.circle(6, 8, 108, { fill: shade, role: 'shade' })
    const deep = shift(colour, { lightness: -0.2, chroma: 1.15 })
    for (let i = 0; i < 5; i++) {
      const transform = `rotate(${n1(i * 72 + random.range(-5, 5))})`
      const d =
        'M0 0C-34 -14 -74 -52 -58 -88C-48 -108 -28 -98 -14 -108C2 -116 18 -100 34 -104C62 -100 70 -58 52 -40C38 -22 14 -6 0 0Z'
      const fill = canvas.linear([
        [0, shift(colour, { lightness: 0.08, chroma: 0.9 })],
        [0.55, colour],
        [1, deep],
      ])
      canvas.path(d, { fill, transform, role: canvas.line ? 'accent' : undefined })
      canvas.path('M0 -8C-10 -40 -22 -64 -34 -82M0 -8Q-4 -56 -8 -94M0 -8Q10 -50 22 -88M0 -8Q24 -36 46 -66', {
        stroke: deep,
        width: 1.6,
        opacity: 0.45,
        transform,
        role: 'detail',
      })
    }
    canvas.circle(0, 0, 16, {
      fill: canvas.radial([
        [0, deep],
        [1, deep, 0],
      ]),
      role: 'shade',
    })
    canvas.path('M0 0Q18 -34 20 -78', { stroke: core, width: 6 })
    for (let i = 0; i < 11; i++) {
      const t = 0.45 + i * 0.052
      canvas.circle(20 * t + (i % 2 ? 7 : -7), -78 * t, 4, {
        fill: mix(core, '#ffffff', 0.3),
        role: canvas.line ? 'detail' : undefined,
      })
    }
  })
}

/** A palm tree that leans; `height` from its foot to its crown. */
export function palmTree(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  height: number,
  lean: number,
  trunk: string,
  colour: string,
): void {
  const top: Point = [x + lean * height, y - height]
  const bow = (t: number): Point => [x + lean * height * t ** 1.8, y - height * t]
  const wide = height * 0.032
  const side = (sign: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8
      const [px, py] = bow(t)
      return [px + sign * wide * (1.25 - 0.75 * t + (t < 0.1 ? 0.5 : 0)), py] as const
    })
  const bark = canvas.linear(
    [
      [0, shift(trunk, { lightness: 0.08 })],
      [1, shift(trunk, { lightness: -0.06 })],
    ],
    [0, 0, 1, 0],
  )
  canvas.path(smooth([...side(-1), ...side(1).toReversed()], true), { fill: bark })
  let rings = ''
  for (let i = 1; i < 20; i++) {
    const [px, py] = bow(i / 20)
    const w = wide * (1.2 - (0.75 * i) / 20)
    rings += `M${n1(px - w)} ${n1(py)}q${n1(w)} ${n1(w * 0.6)} ${n1(2 * w)} 0`
  }
  canvas.path(rings, { stroke: shift(trunk, { lightness: -0.1 }), width: 1.6, opacity: 0.6, role: 'detail' })
  const crown = [-112, 118, -84, 88, -140, 146, -52, 56, -22, 18]
  crown.forEach((turn, i) => {
    const tone = shift(colour, { lightness: i < 4 ? -0.05 : i > 7 ? 0.05 : 0 })
    archedFrond(canvas, random, top, turn + random.range(-9, 9), height * random.range(0.42, 0.54), tone)
  })
  for (const dx of [-0.5, 0.4, 0])
    canvas.circle(top[0] + dx * wide * 1.8, top[1] + wide, wide * 0.72, {
      fill: shift(trunk, { lightness: -0.06 }),
    })
}

/** A frond that bows down under its weight, seen from the side. */
function archedFrond(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  turn: number,
  length: number,
  colour: string,
): void {
  const angle = (turn * Math.PI) / 180
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)]
  const rib = (t: number): Point => [
    x + dx * length * t,
    y + dy * length * t * (1 - t * 0.35) + length * 0.5 * t * t,
  ]
  let d = ''
  for (let i = 1; i <= 20; i++) {
    const t = i / 20
    const [px, py] = rib(t)
    const [qx, qy] = rib(Math.max(0, t - 0.06))
    const heading = Math.atan2(py - qy, px - qx)
    const reach = length * 0.3 * Math.sin(Math.PI * (0.2 + 0.72 * t)) * random.range(0.85, 1.1)
    for (const s of [-1, 1]) {
      const a = heading + s * (0.95 - t * 0.5)
      const [tx, ty] = [px + Math.cos(a) * reach, py + Math.sin(a) * reach + reach * 0.25]
      d += `M${n1(qx)} ${n1(qy)}Q${n1((px + tx) / 2 + 3)} ${n1((py + ty) / 2 - 4)} ${n1(tx)} ${n1(ty)}Q${n1((px + tx) / 2 - 2)} ${n1((py + ty) / 2 + 4)} ${n1(px)} ${n1(py)}Z`
    }
  }
  canvas.path(d, { fill: colour, role: canvas.line ? 'solid' : undefined })
  canvas.path(smooth([0, 0.25, 0.5, 0.75, 1].map(rib)), {
    stroke: shift(colour, { lightness: 0.05 }),
    width: length * 0.012,
  })
}

/** A bird-of-paradise flower on its beak, pointing up. */
export function strelitzia(
  canvas: Canvas,
  x: number,
  y: number,
  rotation: number,
  size: number,
  colour: string,
  blue: string,
  green: string,
): void {
  canvas.at(x, y, rotation, size / 200, () => {
    canvas.path('M0 0Q4 -70 26 -96', { stroke: green, width: 14 })
    const beak = canvas.linear(
      [
        [0, green],
        [1, shift(colour, { lightness: -0.1 })],
      ],
      [0, 0, 1, 0],
    )
    for (const turn of [-34, -12, 12]) {
      canvas.path(petalPath(150, 30), {
        fill: canvas.linear([
          [0, shift(colour, { lightness: 0.08 })],
          [1, shift(colour, { lightness: -0.08 })],
        ]),
        transform: `translate(24 -92) rotate(${turn})`,
        role: canvas.line ? 'accent' : undefined,
      })
    }
    canvas.path(petalPath(116, 16), { fill: blue, transform: 'translate(28 -92) rotate(34)' })
    canvas.path('M8 -84C30 -112 100 -116 176 -92C110 -82 60 -66 22 -66Z', { fill: beak })
  })
}
