import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { circlePath, n1, rectPath } from '../curves'
import type { Random } from '../random'

/** Fills the picture (or its upper part) with a ramp of colours. */
export function backdrop(canvas: Canvas, colours: readonly string[], part = 1): void {
  const last = Math.max(1, colours.length - 1)
  const fill = canvas.linear(colours.map((colour, i) => [i / last, colour] as const))
  canvas.rect(-5, -5, 1010, canvas.height * part + 10, { fill, role: 'backdrop' })
}

export function stars(
  canvas: Canvas,
  random: Random,
  count: number,
  colour: string,
  foot: number,
  big = 6,
): void {
  if (canvas.omits('star starry')) return
  let d = ''
  for (let i = 0; i < count; i++) {
    d += circlePath(random.next() * 1000, random.next() ** 1.25 * foot, 0.6 + random.next() ** 6 * 2.6)
  }
  canvas.path(d, { fill: colour, opacity: 0.9, role: canvas.line ? 'solid' : undefined })
  for (let i = 0; i < big; i++) {
    sparkle(canvas, random.next() * 1000, random.next() * foot * 0.8, random.range(7, 19), colour)
  }
}

export function sparkle(canvas: Canvas, x: number, y: number, r: number, colour: string): void {
  const halo = canvas.radial([
    [0, colour, 0.5],
    [1, colour, 0],
  ])
  canvas.circle(x, y, r * 1.5, { fill: halo, role: 'glow' })
  const q = r * 0.1
  const d =
    `M${n1(x)} ${n1(y - r)}Q${n1(x + q)} ${n1(y - q)} ${n1(x + r)} ${n1(y)}Q${n1(x + q)} ${n1(y + q)} ${n1(x)} ${n1(y + r)}` +
    `Q${n1(x - q)} ${n1(y + q)} ${n1(x - r)} ${n1(y)}Q${n1(x - q)} ${n1(y - q)} ${n1(x)} ${n1(y - r)}Z`
  canvas.path(d, { fill: colour, role: canvas.line ? 'solid' : undefined })
}

export function sun(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  top: string,
  foot: string,
  glow = 3,
): void {
  if (canvas.omits('sun')) return
  const halo = canvas.radial([
    [0, top, 0.55],
    [0.35, top, 0.25],
    [1, top, 0],
  ])
  canvas.circle(x, y, r * glow, { fill: halo, role: 'glow' })
  const disc = canvas.linear([
    [0, top],
    [1, foot],
  ])
  canvas.circle(x, y, r, { fill: disc, role: 'accent' })
}

export function moon(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  r: number,
  colour: string,
  crescent = false,
): void {
  if (canvas.omits('moon')) return
  const halo = canvas.radial([
    [0, colour, 0.5],
    [0.36, colour, 0.22],
    [1, colour, 0],
  ])
  canvas.circle(x, y, r * 2.8, { fill: halo, role: 'glow' })
  if (crescent) {
    const inner = n1(r * 0.82)
    const d =
      `M${n1(x + r * 0.35)} ${n1(y - r * 0.94)}A${n1(r)} ${n1(r)} 0 1 0 ${n1(x + r * 0.94)} ${n1(y + r * 0.35)}` +
      `A${inner} ${inner} 0 1 1 ${n1(x + r * 0.35)} ${n1(y - r * 0.94)}Z`
    const fill = canvas.linear(
      [
        [0, mix(colour, '#ffffff', 0.4)],
        [1, colour],
      ],
      [0, 0, 1, 1],
    )
    canvas.path(d, { fill, role: 'accent' })
    return
  }
  const face = canvas.radial(
    [
      [0, mix(colour, '#ffffff', 0.55)],
      [0.7, colour],
      [1, shift(colour, { lightness: -0.1 })],
    ],
    [0.4, 0.38, 0.65],
  )
  canvas.circle(x, y, r, { fill: face, role: 'accent' })
  const clip = canvas.clip(circlePath(x, y, r))
  const crater = shift(colour, { lightness: -0.09 })
  for (let i = 0; i < 11; i++) {
    const angle = random.next() * Math.PI * 2
    const away = Math.sqrt(random.next()) * r * 0.9
    const size = random.range(0.05, 0.24) * r
    const d = circlePath(x + Math.cos(angle) * away, y + Math.sin(angle) * away, size, size * 0.86)
    canvas.path(d, { fill: crater, opacity: 0.42, clip, role: 'shade' })
  }
}

/** Stylised clouds: stacked capsules that fade towards their foot. */
export function clouds(
  canvas: Canvas,
  random: Random,
  top: number,
  foot: number,
  count: number,
  colour: string,
  opacity = 0.5,
): void {
  if (canvas.omits('cloud cloudy')) return
  for (let i = 0; i < count; i++) {
    const y = random.range(top, foot)
    const width = random.range(180, 520)
    const x = random.range(-150, 900)
    let d = ''
    for (let j = random.int(2, 4); j > 0; j--) {
      const w = width * random.range(0.35, 0.8)
      const h = random.range(9, 17)
      const half = n1(h / 2)
      const [xx, yy] = [x + random.range(0, width - w), y + j * h * 0.9]
      d += `M${n1(xx)} ${n1(yy)}h${n1(w)}a${half} ${half} 0 0 1 0 ${n1(h)}h${n1(-w)}a${half} ${half} 0 0 1 0 ${n1(-h)}Z`
    }
    const fill = canvas.linear([
      [0, colour, opacity],
      [1, colour, opacity * 0.35],
    ])
    canvas.path(d, { fill, role: 'shade' })
  }
}

/** A band of mist that hides the foot of what lies behind it. */
export function mist(canvas: Canvas, y: number, height: number, colour: string, opacity: number): void {
  if (canvas.omits('mist fog')) return
  const fill = canvas.linear([
    [0, colour, 0],
    [0.55, colour, opacity],
    [1, colour, 0],
  ])
  canvas.rect(-5, y - height / 2, 1010, height, { fill, role: 'shade' })
}

export function birds(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  count: number,
  colour: string,
  size = 1,
): void {
  if (canvas.omits('bird')) return
  for (let i = 0; i < count; i++) {
    const q = random.range(10, 24) * size
    const [a, b] = [x + random.range(-130, 130), y + random.range(-80, 80)]
    const d =
      `M${n1(a - q)} ${n1(b - q * 0.25)}Q${n1(a - q * 0.45)} ${n1(b - q * 0.5)} ${n1(a)} ${n1(b)}` +
      `Q${n1(a + q * 0.45)} ${n1(b - q * 0.5)} ${n1(a + q)} ${n1(b - q * 0.25)}`
    canvas.path(d, { stroke: colour, width: 2.6 * size })
  }
}

/** Northern lights: curtains of narrow overlapping rays along a wandering hem. */
export function aurora(
  canvas: Canvas,
  random: Random,
  colours: readonly string[],
  hem: number,
  height: number,
): void {
  if (canvas.omits('aurora')) return
  const noise = random.noise()
  const rays = 64
  colours.forEach((colour, k) => {
    const phase = random.next() * 50
    for (let i = 0; i < rays; i++) {
      const u = i / (rays - 1)
      const foot = hem + k * 75 + noise(u * 1.6 + phase, k) * 130
      const tall = height * (0.55 + 0.45 * noise(u * 4 + phase, 9 + k))
      const width = (1200 / (rays - 1)) * 2.2
      const strength = 0.13 + 0.09 * noise(u * 9 + phase, 3)
      const fill = canvas.linear([
        [0, colour, 0],
        [0.72, colour, strength],
        [0.93, mix(colour, '#ffffff', 0.25), 0.26],
        [1, colour, 0],
      ])
      canvas.path(rectPath(u * 1200 - 100, foot - tall, width, tall), { fill, role: 'glow' })
    }
  })
}
