import type { Canvas } from '../canvas'
import { mix } from '../colour'
import { n1 } from '../curves'
import type { Random } from '../random'
import { neon } from './city'

export interface AlleyLook {
  near: string
  far: string
  haze: string
  lights: readonly string[]
}

/** Both sides of a narrow street that runs to a point, with lit windows, awnings and neon signs. */
export function alley(canvas: Canvas, random: Random, x: number, y: number, look: AlleyLook): void {
  const depths = [0.1, 0.17, 0.27, 0.4, 0.58, 0.82, 1.18]
  depths.forEach((from, i) => {
    const to = depths[i + 1] ?? 1.7
    const t = i / (depths.length - 1)
    for (const side of [-1, 1] as const)
      house(
        canvas,
        random,
        x,
        y,
        side,
        from,
        to,
        mix(mix(look.haze, look.far, 0.45 + 0.3 * t), look.near, t ** 0.8),
        look,
      )
  })
}

/** One house front in perspective; depths are scales about the vanishing point. */
function house(
  canvas: Canvas,
  random: Random,
  vx: number,
  vy: number,
  side: -1 | 1,
  from: number,
  to: number,
  colour: string,
  look: AlleyLook,
): void {
  const tall = random.range(880, 1500)
  const at = (depth: number, up: number): string =>
    `${n1(vx + side * 470 * depth)} ${n1(vy - (up - 250) * depth)}`
  const wall = (d0: number, d1: number, low: number, high: number): string =>
    `M${at(d0, low)}L${at(d0, high)}L${at(d1, high)}L${at(d1, low)}Z`
  canvas.path(wall(from, to, 0, tall), {
    fill: canvas.linear(
      [
        [0, mix(colour, look.haze, 0.22)],
        [1, colour],
      ],
      [0, 1, 0, 0.2],
    ),
  })
  const pitch = (to - from) / 4
  const lit = new Map<string, string>()
  for (let column = 0; column < 3; column++) {
    for (let floor = 0; floor < 11; floor++) {
      if (!random.chance(0.5)) continue
      const d0 = from + pitch * (column + 0.7)
      const low = 360 + floor * 92
      if (low + 60 > tall) continue
      const light = random.pick(look.lights)
      lit.set(light, (lit.get(light) ?? '') + wall(d0, d0 + pitch * 0.62, low, low + 52))
    }
  }
  for (const [light, d] of lit)
    canvas.path(d, { fill: light, opacity: 0.75, role: canvas.line ? 'detail' : undefined })
  const shop = random.pick(look.lights)
  canvas.path(wall(from + pitch * 0.4, to - pitch * 0.3, 20, 205), {
    fill: canvas.linear([
      [0, mix(shop, '#ffffff', 0.4)],
      [1, mix(shop, colour, 0.25)],
    ]),
    opacity: 0.9,
  })
  canvas.path(wall(from + pitch * 0.2, to - pitch * 0.1, 205, 262), {
    fill: mix(random.pick(look.lights), colour, 0.35),
  })
  const sign = random.pick(look.lights)
  const depth = from + pitch * random.range(1, 2.4)
  const [low, high] = [random.range(330, 420), random.range(640, 830)]
  const inner = (out: number, up: number): readonly [number, number] => [
    vx + side * (470 - out) * depth,
    vy - (up - 250) * depth,
  ]
  const [ax, ay] = inner(16, high)
  const [bx, by] = inner(92, low)
  const [left, width] = [Math.min(ax, bx), Math.abs(bx - ax)]
  canvas.rect(left, ay, width, by - ay, { fill: mix(look.near, '#000000', 0.3) })
  neon(canvas, `M${n1(left)} ${n1(ay)}h${n1(width)}v${n1(by - ay)}h${n1(-width)}Z`, sign, 2 + 5 * depth)
  const strokes = Math.max(2, Math.floor((by - ay) / (width * 0.95)))
  let glyphs = ''
  for (let k = 0; k < strokes; k++) {
    const cell = (by - ay) / strokes
    const top = ay + k * cell + cell * 0.25
    const [gx, gw, gh] = [left + width * 0.24, width * 0.52, cell * 0.5]
    glyphs += random.chance(0.5)
      ? `M${n1(gx)} ${n1(top)}h${n1(gw)}M${n1(gx + gw / 2)} ${n1(top)}v${n1(gh)}M${n1(gx)} ${n1(top + gh * 0.55)}h${n1(gw)}`
      : `M${n1(gx)} ${n1(top)}h${n1(gw)}l${n1(-gw * 0.7)} ${n1(gh)}M${n1(gx + gw * 0.4)} ${n1(top + gh * 0.4)}l${n1(gw * 0.55)} ${n1(gh * 0.6)}`
  }
  neon(canvas, glyphs, random.pick(look.lights), 1.5 + 3.4 * depth)
}

/** Light of the signs on wet asphalt, broken by ripples. */
export function wetGround(canvas: Canvas, random: Random, x: number, y: number, look: AlleyLook): void {
  const height = canvas.height
  canvas.path(
    `M${n1(x)} ${n1(y - 22)}L${n1(x + (height - y + 32) * 2)} ${n1(height + 10)}H${n1(x - (height - y + 32) * 2)}Z`,
    {
      fill: canvas.linear([
        [0, mix(look.haze, look.far, 0.3)],
        [0.25, look.far],
        [1, look.near],
      ]),
    },
  )
  for (let i = 0; i < 90; i++) {
    const t = random.next() ** 0.7
    const top = y + 10 + t * (height - y) * 0.7
    const px = x + (random.next() - 0.5) * (160 + 1500 * t)
    const [colour, wide, long] = [
      random.pick(look.lights),
      random.range(6, 26) * (0.3 + t),
      random.range(60, 330) * (0.3 + t),
    ]
    const fill = canvas.linear([
      [0, colour, 0],
      [0.2, colour, 0.55],
      [1, colour, 0],
    ])
    canvas.rect(px - wide / 2, top, wide, long, { fill, role: 'glow' })
  }
  let ripples = ''
  for (let i = 0; i < 90; i++) {
    const t = random.next()
    const [py, long] = [y + 14 + t ** 1.4 * (height - y), random.range(30, 200) * (0.3 + t)]
    ripples += `M${n1(random.range(-50, 1000))} ${n1(py)}q${n1(long / 2)} ${n1(3 * t)} ${n1(long)} 0q${n1(-long / 2)} ${n1(-2 * t)} ${n1(-long)} 0Z`
  }
  canvas.path(ripples, { fill: look.near, opacity: 0.6, role: 'detail' })
}

/** Somebody with an umbrella, seen from behind. */
export function walker(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  dark: string,
  umbrella: string,
): void {
  canvas.at(x, y, 0, size / 100, () => {
    canvas.path('M-10 0L-8 -34H8L11 0H4L1 -24L-3 0Z', { fill: dark, role: 'solid' })
    canvas
      .path('M-17 -18C-18 -52 -13 -66 0 -66C13 -66 18 -52 17 -18Q0 -12 -17 -18Z', {
        fill: dark,
        role: 'solid',
      })
      .circle(0, -74, 8.5, { fill: dark, role: 'solid' })
    canvas.path('M8 -50L6 -112', { stroke: dark, width: 2.6 })
    canvas.path(
      'M-40 -84Q-36 -118 6 -120Q48 -118 52 -84Q42 -92 30 -84Q18 -92 6 -84Q-6 -92 -18 -84Q-30 -92 -40 -84Z',
      {
        fill: canvas.linear([
          [0, mix(umbrella, '#ffffff', 0.25)],
          [1, umbrella],
        ]),
        role: canvas.line ? 'accent' : undefined,
      },
    )
    canvas.path('M6 -120Q-10 -104 -18 -84M6 -120Q22 -104 30 -84', {
      stroke: mix(umbrella, dark, 0.4),
      width: 1.8,
    })
    const glow = canvas.linear([
      [0, umbrella, 0.5],
      [1, umbrella, 0],
    ])
    canvas.rect(-24, 4, 48, 70, { fill: glow, role: 'glow' })
  })
}
