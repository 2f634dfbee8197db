import type { Canvas } from '../canvas'
import { mix } from '../colour'
import { n1, rectPath } from '../curves'
import type { Random } from '../random'

export interface Skyline {
  base: number
  low: number
  high: number
  colour: string
  foot: string
  lights: readonly string[]
  /** Share of the windows that are lit. */
  lit: number
}

/** A row of towers with lit windows. */
export function skyline(canvas: Canvas, random: Random, row: Skyline): void {
  const bottom = n1(canvas.height)
  const windows = new Map<string, string>()
  let walls = ''
  for (let x = -20; x < 1020;) {
    const width = random.range(38, 108)
    const top = row.base - random.range(row.low, row.high) * (random.chance(0.15) ? 1.35 : 1)
    walls += `M${n1(x)} ${bottom}V${n1(top)}${roof(random, width)}V${bottom}Z`
    const colour = random.pick(row.lights)
    windows.set(
      colour,
      (windows.get(colour) ?? '') + litWindows(random, x, top, width, canvas.height, row.lit),
    )
    x += width + random.range(-6, 5)
  }
  const fill = canvas.linear(
    [
      [0, row.colour],
      [1, row.foot],
    ],
    [0, row.base - row.high, 0, canvas.height],
    'userSpaceOnUse',
  )
  canvas.path(walls, { fill })
  for (const [colour, d] of windows) {
    if (d) canvas.path(d, { fill: colour, opacity: 0.88, role: canvas.line ? 'detail' : undefined })
  }
}

function roof(random: Random, width: number): string {
  const kind = random.next()
  if (kind < 0.2) return `l${n1(width * 0.2)} -22h${n1(width * 0.6)}l${n1(width * 0.2)} 22`
  if (kind < 0.32) {
    const step = n1(width * 0.18)
    return `h${n1(width * 0.3)}v-30h${step}v-46h4v46h${step}v30h${n1(width * 0.34 - 4)}`
  }
  if (kind < 0.45) return `l${n1(width / 2)} ${n1(-width * 0.45)}l${n1(width / 2)} ${n1(width * 0.45)}`
  return `h${n1(width)}`
}

function litWindows(
  random: Random,
  x: number,
  top: number,
  width: number,
  bottom: number,
  share: number,
): string {
  const [w, h] = [random.range(5, 8), random.range(7, 13)]
  const [stepX, stepY] = [w + random.range(4, 8), h + random.range(6, 10)]
  const lit = share * random.range(0.3, 1.2)
  let d = ''
  for (let wx = x + 8; wx < x + width - w - 5; wx += stepX) {
    for (let wy = top + 16; wy < bottom; wy += stepY) if (random.chance(lit)) d += rectPath(wx, wy, w, h)
  }
  return d
}

/** A glowing tube: wide faint strokes below a bright core. */
export function neon(canvas: Canvas, d: string, colour: string, width = 5): void {
  for (const [factor, opacity] of [
    [7, 0.05],
    [4.5, 0.09],
    [2.6, 0.18],
  ] as const) {
    canvas.path(d, { stroke: colour, width: width * factor, opacity, role: 'glow' })
  }
  canvas.path(d, { stroke: colour, width })
  canvas.path(d, { stroke: mix(colour, '#ffffff', 0.75), width: width * 0.42, role: 'shade' })
}
