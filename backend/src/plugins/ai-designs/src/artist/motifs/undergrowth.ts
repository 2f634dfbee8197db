import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { n1, smooth, type Point } from '../curves'
import type { Random } from '../random'
import { petalPath } from './plants'

/** Blades of grass along a line, all in one path. */
export function grass(
  canvas: Canvas,
  random: Random,
  line: (x: number) => number,
  count: number,
  low: number,
  high: number,
  colour: string,
): void {
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = random.range(-20, 1020)
    const y = line(x) + 14
    const tall = random.range(low, high)
    const lean = random.bell() * tall * 0.34
    const wide = 2 + tall * 0.022
    d += `M${n1(x - wide)} ${n1(y)}Q${n1(x + lean * 0.15 - wide * 0.5)} ${n1(y - tall * 0.6)} ${n1(x + lean)} ${n1(y - tall)}Q${n1(x + lean * 0.25 + wide)} ${n1(y - tall * 0.55)} ${n1(x + wide)} ${n1(y)}Z`
  }
  canvas.path(d, { fill: colour, role: canvas.line ? 'solid' : undefined })
}

/** A fern frond that curls at its tip. */
export function fern(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  rotation: number,
  length: number,
  colour: string,
): void {
  const bend = random.range(0.2, 0.5) * length * (rotation < 0 ? -1 : 1)
  const rib = (t: number): Point => [bend * t * t, -length * (t - 0.12 * t * t)]
  let d = ''
  // In ink half as many leaflets: edge beside edge would be a black clump.
  for (let i = 2; i <= 22; i += canvas.line ? 2 : 1) {
    const t = i / 22
    const [px, py] = rib(t)
    const reach = length * 0.27 * Math.sin(Math.PI * (0.2 + 0.78 * t)) + 2
    const heading = Math.atan2(2 * bend * t, length)
    for (const s of [-1, 1]) {
      const a = heading + s * (1.25 - t * 0.45)
      const [tx, ty] = [px + Math.sin(a) * reach, py - Math.cos(a) * reach + reach * 0.12]
      const [nx, ny] = [Math.cos(a) * reach * 0.13, Math.sin(a) * reach * 0.13]
      d += `M${n1(px)} ${n1(py)}Q${n1((px + tx) / 2 + nx)} ${n1((py + ty) / 2 + ny)} ${n1(tx)} ${n1(ty)}Q${n1((px + tx) / 2 - nx)} ${n1((py + ty) / 2 - ny)} ${n1(px)} ${n1(py)}Z`
    }
  }
  canvas.at(x, y, rotation, 1, () => {
    canvas.path(d, { fill: colour })
    canvas.path(smooth([0, 0.3, 0.6, 1].map(rib)), {
      stroke: shift(colour, { lightness: -0.06 }),
      width: 2.4,
    })
  })
}

/** Tall trunks that thin out upwards and fade with distance: `depth` 0 far, 1 near. */
export function trunks(
  canvas: Canvas,
  random: Random,
  count: number,
  foot: number,
  depth: number,
  colour: string,
  keepMiddle = 0,
): void {
  let d = ''
  let boughs = ''
  for (let i = 0; i < count; i++) {
    let x = ((i + random.range(0.1, 0.9)) / count) * 1040 - 20
    if (Math.abs(x - 500) < keepMiddle) x += (x < 500 ? -1 : 1) * keepMiddle
    const wide = (10 + 44 * depth) * random.range(0.7, 1.25)
    const lean = random.range(-26, 26)
    const top = wide * 0.62
    d +=
      `M${n1(x - wide * 1.9)} ${n1(foot + 16)}Q${n1(x - wide * 0.6)} ${n1(foot - 30)} ${n1(x - wide * 0.55)} ${n1(foot - 160)}` +
      `L${n1(x + lean - top * 0.5)} -10H${n1(x + lean + top * 0.5)}L${n1(x + wide * 0.55)} ${n1(foot - 160)}Q${n1(x + wide * 0.6)} ${n1(foot - 30)} ${n1(x + wide * 1.9)} ${n1(foot + 16)}Z`
    if (random.chance(0.7)) {
      const y = foot * random.range(0.15, 0.55)
      const side = random.chance(0.5) ? 1 : -1
      boughs += `M${n1(x + lean * 0.5)} ${n1(y)}Q${n1(x + side * wide * 2)} ${n1(y - 40)} ${n1(x + side * wide * 3.4)} ${n1(y - 130)}Q${n1(x + side * wide * 2.2)} ${n1(y - 20)} ${n1(x + lean * 0.5)} ${n1(y + wide * 0.6)}Z`
    }
  }
  const paint = { fill: colour, role: canvas.line ? ('detail' as const) : undefined }
  canvas.path(boughs, paint).path(d, paint)
}

/** Fireflies or spores. */
export function lights(
  canvas: Canvas,
  random: Random,
  count: number,
  top: number,
  foot: number,
  colour: string,
): void {
  const halo = canvas.radial([
    [0, colour, 0.8],
    [0.3, colour, 0.3],
    [1, colour, 0],
  ])
  for (let i = 0; i < count; i++) {
    const [x, y, r] = [random.next() * 1000, random.range(top, foot), random.range(2, 6)]
    canvas.circle(x, y, r * 4.5, { fill: halo, role: 'glow' })
    canvas.circle(x, y, r, { fill: mix(colour, '#ffffff', 0.5), role: canvas.line ? 'accent' : undefined })
  }
}

/** A poppy, cup or bell flower seen from the side, on its stem's end. */
export function poppy(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  r: number,
  rotation: number,
  colour: string,
): void {
  const deep = shift(colour, { lightness: -0.14, chroma: 1.1 })
  canvas.at(x, y, rotation, r / 50, () => {
    const back = canvas.linear([
      [0, colour],
      [1, deep],
    ])
    canvas.path('M-4 2C-40 -8 -46 -52 -22 -78C-10 -84 12 -84 24 -76C46 -50 40 -8 4 2Z', { fill: back })
    const side = canvas.linear([
      [0, shift(colour, { lightness: 0.07 })],
      [1, mix(colour, deep, 0.5)],
    ])
    const role = canvas.line ? ('accent' as const) : undefined
    canvas.path('M0 4C-44 4 -72 -30 -60 -62C-44 -58 -12 -34 0 4Z', { fill: side, role })
    canvas.path('M0 4C44 4 72 -30 60 -62C44 -58 12 -34 0 4Z', { fill: side, role })
    canvas.path('M0 6C-28 0 -34 -30 -18 -50C-8 -56 8 -56 18 -50C34 -30 28 0 0 6Z', { fill: side })
    canvas.path('M-48 -46Q-26 -26 -6 0M48 -46Q26 -26 6 0M-6 -46Q-4 -22 -1 0M7 -46Q4 -22 1 0', {
      stroke: deep,
      width: 1.6,
      opacity: 0.5,
      role: 'detail',
    })
    canvas.ellipse(0, 3, 7, 4, { fill: shift(deep, { lightness: -0.2, chroma: 0.5 }), role: 'shade' })
  })
}

/** A spike of small bells: lavender, lupin, larkspur. */
export function spike(
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
    canvas.path(`M0 0Q${n1(length * 0.05)} ${n1(-length * 0.5)} 0 ${n1(-length)}`, { stroke: stem, width: 3 })
    const tones = [shift(colour, { lightness: -0.06 }), colour, shift(colour, { lightness: 0.08 })]
    for (let i = 0; i < 16; i++) {
      const t = i / 16
      const size = length * (0.085 - 0.045 * t)
      const turn = (i % 2 ? 1 : -1) * random.range(34, 62) * (1 - t * 0.6)
      canvas.path(petalPath(size * 1.4, size * 0.62), {
        fill: tones[i % 3],
        transform: `translate(${n1(length * 0.02)} ${n1(-length * (0.42 + 0.58 * t))}) rotate(${n1(turn)})`,
      })
    }
  })
}
