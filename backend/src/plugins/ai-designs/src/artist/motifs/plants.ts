import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { circlePath, n1, pointAt, smooth, type Point } from '../curves'
import type { Random } from '../random'

const GOLDEN_ANGLE = 2.39996

/** One petal pointing up from the origin. */
export function petalPath(length: number, width: number, notch = 0): string {
  const tip = -length * (1 - notch) - length * 0.06 * (notch ? 0 : 1)
  return (
    `M0 0C${n1(-width * 0.55)} ${n1(-length * 0.22)} ${n1(-width)} ${n1(-length * 0.8)} ${n1(-width * 0.28)} ${n1(-length)}` +
    `Q0 ${n1(tip)} ${n1(width * 0.28)} ${n1(-length)}C${n1(width)} ${n1(-length * 0.8)} ${n1(width * 0.55)} ${n1(-length * 0.22)} 0 0Z`
  )
}

/** A leaf in two tones with veins, growing up from its foot and turned by degrees. */
export function leaf(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  rotation: number,
  length: number,
  width: number,
  colour: string,
): void {
  const bend = random.range(-0.25, 0.25) * length
  const deep = shift(colour, { lightness: -0.06 })
  const middle = `${n1(bend * 0.5)} ${n1(-length * 0.5)}`
  const half = (sign: number): string =>
    `M0 0C${n1(sign * width)} ${n1(-length * 0.3)} ${n1(sign * width * 0.8 + bend)} ${n1(-length * 0.75)} ${n1(bend)} ${n1(-length)}Q${middle} 0 0Z`
  canvas.at(x, y, rotation, 1, () => {
    const light = canvas.linear([
      [0, shift(colour, { lightness: 0.05 })],
      [1, deep],
    ])
    const dark = canvas.linear([
      [0, colour],
      [1, shift(deep, { lightness: -0.05 })],
    ])
    canvas.path(half(-1), { fill: light }).path(half(1), { fill: dark })
    let veins = `M0 0Q${middle} ${n1(bend)} ${n1(-length)}`
    for (let i = 1; i < 7; i++) {
      const t = i / 7.2
      const [px, py] = [n1(t * (1 - t) * bend + t * t * bend), n1(-length * t)]
      const reach = width * 0.62 * Math.sin(Math.PI * t ** 0.8)
      for (const sign of [-1, 1]) {
        veins += `M${px} ${py}q${n1(sign * reach * 0.5)} ${n1(-length * 0.03)} ${n1(sign * reach)} ${n1(-length * 0.1)}`
      }
    }
    canvas.path(veins, {
      stroke: shift(colour, { lightness: 0.14 }),
      width: 1.5,
      opacity: 0.55,
      role: 'detail',
    })
  })
}

/** A twig with pairs of small leaves. */
export function sprig(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  rotation: number,
  length: number,
  colour: string,
  pairs = 7,
  round = false,
): void {
  canvas.at(x, y, rotation, 1, () => {
    const bend = random.range(-0.35, 0.35) * length
    const lean = (bend / length) * 40
    canvas.path(`M0 0Q${n1(bend * 0.1)} ${n1(-length * 0.5)} ${n1(bend)} ${n1(-length)}`, {
      stroke: shift(colour, { lightness: -0.05 }),
      width: 3,
    })
    for (let i = 1; i <= pairs; i++) {
      const t = i / pairs
      const [px, py] = [2 * t * (1 - t) * bend * 0.1 + t * t * bend, -length * t]
      const size = length * 0.2 * (1.25 - t * 0.6)
      const d = round ? petalPath(size * 0.8, size * 0.42) : petalPath(size, size * 0.24)
      for (const sign of i === pairs ? [0] : [-1, 1]) {
        const turn = sign * (62 - t * 22) + lean
        canvas.path(d, {
          fill: mix(colour, shift(colour, { lightness: 0.12 }), random.next()),
          transform: `translate(${n1(px)} ${n1(py)}) rotate(${n1(turn)})`,
        })
      }
    }
  })
}

export function berries(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  rotation: number,
  length: number,
  stem: string,
  colour: string,
): void {
  canvas.at(x, y, rotation, 1, () => {
    for (let i = 0; i < 9; i++) {
      const t = random.range(0.35, 1)
      const angle = random.range(-0.45, 0.45)
      const [px, py] = [Math.sin(angle) * length * t, -Math.cos(angle) * length * t]
      canvas.path(`M0 0Q${n1(px * 0.2)} ${n1(py * 0.6)} ${n1(px)} ${n1(py)}`, { stroke: stem, width: 1.8 })
      const fill = canvas.radial(
        [
          [0, shift(colour, { lightness: 0.15 })],
          [1, colour],
        ],
        [0.35, 0.3, 0.8],
      )
      canvas.circle(px, py, random.range(5, 9), { fill, role: 'accent' })
    }
  })
}

/** A layered rose or peony. */
export function peony(canvas: Canvas, random: Random, x: number, y: number, r: number, colour: string): void {
  const deep = shift(colour, { lightness: -0.2, chroma: 1.1, hue: -8 })
  const pale = shift(colour, { lightness: 0.15, chroma: 0.75, hue: 6 })
  const rings = r > 90 ? 7 : r > 50 ? 5 : 4
  canvas.at(x, y, random.range(0, 360), 1, () => {
    softShadow(canvas, r * 1.06, 0.28)
    for (let ring = 0; ring < rings; ring++) {
      const q = 1 - ring / rings
      const reach = r * (0.16 + 0.84 * q ** 0.95)
      const petals = Math.max(4, Math.round(8 - ring * 0.55))
      const turn = random.next() * 360
      const base = mix(deep, colour, Math.min(1, q * 1.1))
      const tip = mix(colour, pale, 0.25 + 0.75 * (0.35 + 0.65 * q))
      const fill = canvas.linear([
        [0, tip],
        [0.28, mix(tip, colour, 0.6)],
        [1, base],
      ])
      for (let i = 0; i < petals; i++) {
        const length = reach * random.range(0.93, 1.07)
        const width = reach * random.range(0.62, 0.78) * (1 + (8 - petals) * 0.07)
        const transform = `rotate(${n1(turn + (i * 360) / petals + random.range(-7, 7))})`
        // One path for the petal and its edge: a bouquet has thousands of them.
        const edge = r > 70 ? { stroke: mix(tip, base, 0.55), width: 1.1 } : {}
        canvas.path(petalPath(length, width, random.range(0.02, 0.1)), { fill, transform, ...edge })
      }
      const heart = canvas.radial([
        [0, deep, 0.42],
        [0.75, deep, 0.12],
        [1, deep, 0],
      ])
      canvas.circle(0, 0, reach * 0.86, { fill: heart, role: 'shade' })
    }
  })
}

/** A daisy, sunflower or cosmos. */
export function daisy(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  r: number,
  colour: string,
  centre: string,
  petals = 14,
): void {
  canvas.at(x, y, random.range(0, 360), 1, () => {
    softShadow(canvas, r, 0.2)
    const fill = canvas.linear([
      [0, shift(colour, { lightness: 0.07, chroma: 0.85 })],
      [0.6, colour],
      [1, shift(colour, { lightness: -0.16, hue: -10 })],
    ])
    for (let layer = 0; layer < 2; layer++) {
      for (let i = 0; i < petals; i++) {
        const length = r * (layer ? 0.86 : 1) * random.range(0.94, 1.05)
        const width = ((r * 2.5) / petals) * random.range(0.9, 1.15)
        const turn = ((i + layer * 0.5) * 360) / petals + random.range(-4, 4)
        canvas.path(petalPath(length, width, random.range(0, 0.06)), {
          fill,
          transform: `rotate(${n1(turn)})`,
        })
      }
    }
    const disc = canvas.radial([
      [0, shift(centre, { lightness: 0.08 })],
      [0.8, centre],
      [1, shift(centre, { lightness: -0.15 })],
    ])
    canvas.circle(0, 0, r * 0.3, { fill: disc, role: 'accent' })
    let [pale, deep] = ['', '']
    for (let i = 0; i < (r > 40 ? 70 : 20); i++) {
      const away = r * (r > 40 ? 0.0345 : 0.06) * Math.sqrt(i)
      const [px, py] = [Math.cos(i * GOLDEN_ANGLE) * away, Math.sin(i * GOLDEN_ANGLE) * away]
      const dot = circlePath(px, py, Math.max(0.8, r * 0.014))
      if (i % 3) pale += dot
      else deep += dot
    }
    canvas.path(pale, { fill: shift(centre, { lightness: 0.16 }), role: 'shade' })
    canvas.path(deep, { fill: shift(centre, { lightness: -0.18 }), role: 'shade' })
  })
}

/** A five-petalled cherry blossom. */
export function blossom(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  r: number,
  colour: string,
  core: string,
): void {
  canvas.at(x, y, random.range(0, 360), 1, () => {
    const fill = canvas.radial(
      [
        [0, mix(colour, core, 0.55)],
        [0.45, colour],
        [1, shift(colour, { lightness: 0.06, chroma: 0.7 })],
      ],
      [0.5, 1, 1],
    )
    for (let i = 0; i < 5; i++) {
      const transform = `rotate(${n1(i * 72 + random.range(-5, 5))})`
      canvas.path(petalPath(r, r * 0.62, 0.16), { fill, transform, role: canvas.line ? 'accent' : undefined })
    }
    if (r <= 20) return
    let [threads, tips] = ['', '']
    for (let i = 0; i < 7; i++) {
      const away = r * random.range(0.28, 0.42)
      const [px, py] = [Math.cos((i / 7) * Math.PI * 2) * away, Math.sin((i / 7) * Math.PI * 2) * away]
      threads += `M0 0L${n1(px)} ${n1(py)}`
      tips += circlePath(px, py, r * 0.04)
    }
    canvas
      .path(threads, { stroke: core, width: 1.2, role: 'detail' })
      .path(tips, { fill: core, role: 'detail' })
  })
}

export function fallingPetal(
  canvas: Canvas,
  random: Random,
  colours: readonly string[],
  x: number,
  y: number,
): void {
  const size = random.range(7, 16)
  canvas.path(petalPath(size, size * 0.6, 0.2), {
    fill: random.pick(colours),
    opacity: random.range(0.6, 1),
    transform: `translate(${n1(x)} ${n1(y)}) rotate(${random.int(0, 360)}) scale(1 ${random.range(0.5, 1).toFixed(2)})`,
  })
}

function softShadow(canvas: Canvas, r: number, strength: number): void {
  const fill = canvas.radial([
    [0.5, '#000000', strength],
    [1, '#000000', 0],
  ])
  canvas.circle(0, 0, r, { fill, role: 'shade' })
}

/** A branch that forks twice; returns the points where blossom may grow. `angle` in radians. */
export function branch(
  canvas: Canvas,
  random: Random,
  from: Point,
  angle: number,
  length: number,
  width: number,
  colour: string,
  depth = 0,
): Point[] {
  const joints = 7
  const points: Point[] = [from]
  let heading = angle
  for (let i = 0; i < joints; i++) {
    heading += random.range(-0.26, 0.26)
    const [x, y] = pointAt(points, points.length - 1)
    points.push([x + (Math.cos(heading) * length) / joints, y + (Math.sin(heading) * length) / joints])
  }
  const thickness = (i: number): number => width * (1 - (0.72 * i) / joints)
  const side = (sign: number): Point[] =>
    points.map(([x, y], i) => {
      const before = pointAt(points, i - 1)
      const after = pointAt(points, i + 1)
      const across = Math.atan2(after[1] - before[1], after[0] - before[0]) + Math.PI / 2
      const half = (sign * thickness(i)) / 2
      return [x + Math.cos(across) * half, y + Math.sin(across) * half] as const
    })
  const fill = canvas.linear([
    [0, shift(colour, { lightness: 0.08 })],
    [1, shift(colour, { lightness: -0.06 })],
  ])
  canvas.path(smooth([...side(1), ...side(-1).toReversed()], true), { fill })
  const tips: Point[] = [pointAt(points, joints)]
  for (let i = 2; i < points.length; i++) {
    const joint = pointAt(points, i)
    if (depth >= 1 && random.chance(0.6)) tips.push(joint)
    if (depth < 2 && random.chance(depth === 0 ? 0.75 : 0.3)) {
      const turn = heading + (random.chance(0.5) ? 1 : -1) * random.range(0.4, 0.95)
      const size = length * random.range(0.4, 0.6)
      tips.push(...branch(canvas, random, joint, turn, size, thickness(i) * 0.75, colour, depth + 1))
    }
  }
  return tips
}
