import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { circlePath, n1 } from '../curves'
import { greensOf } from './wreath'
import type { Palette } from '../palettes'
import type { Random } from '../random'

export interface LavenderLook {
  violet: string
  light: string
  earth: string
  haze: string
}

const STEPS = 26

/** Rows of lavender that run together at the horizon, from far to near. */
export function lavenderRows(
  canvas: Canvas,
  random: Random,
  x: number,
  from: number,
  { violet, light, earth, haze }: LavenderLook,
): void {
  const height = canvas.height
  const ground = canvas.linear([
    [0, mix(violet, haze, 0.45)],
    [0.3, mix(earth, violet, 0.4)],
    [1, earth],
  ])
  canvas.rect(-5, from, 1010, height - from + 10, { fill: ground })
  // In ink fewer rows and spikes, or the far field is a black wall.
  const steps = canvas.line ? STEPS / 2 : STEPS
  for (let step = 0; step < steps; step++) {
    const t = ((step + 1) / steps) ** 2.1
    const y = from + (height * 1.05 - from) * t
    const [apart, wide, tall] = [34 + 300 * t, 16 + 118 * t, 10 + 150 * t]
    const air = 0.5 * (1 - t) ** 2
    let mound = ''
    let spikes = ''
    let tips = ''
    for (let row = -16; row <= 16; row++) {
      const middle = x + (row + 0.5) * apart
      if (middle < -wide * 1.4 || middle > 1000 + wide * 1.4) continue
      mound += circlePath(middle, y - tall * 0.08, wide, tall * 0.5)
      const count = canvas.line ? 3 + Math.round(5 * t) : 5 + Math.round(9 * t)
      for (let i = 0; i < count; i++) {
        const share = random.range(-1, 1)
        const [fx, fy] = [middle + share * wide * 0.8, y - tall * 0.12]
        const long = tall * random.range(0.6, 1) * (1 - share * share * 0.35)
        const lean = share * wide * 0.36
        const stroke = `M${n1(fx)} ${n1(fy)}L${n1(fx + lean)} ${n1(fy - long)}`
        if (i % 3) spikes += stroke
        else tips += stroke
      }
    }
    const colour = mix(violet, haze, air)
    canvas.path(mound, { fill: shift(mix(colour, earth, 0.4), { lightness: -0.03 }) })
    canvas.path(spikes, { stroke: colour, width: 2.4 + 12 * t })
    canvas.path(tips, {
      stroke: mix(mix(violet, light, 0.42), haze, air),
      width: 2 + 9 * t,
      role: canvas.line ? 'accent' : undefined,
    })
  }
}

const VIOLETS = ['#6f55b5', '#8a6fd0', '#a58be0', '#5c459c'] as const

/** Sprigs of lavender that stand along the foot of the picture, higher towards its sides. */
export function lavenderBank(
  canvas: Canvas,
  random: Random,
  palette: Palette,
  height: number,
  count = 34,
): void {
  const greens = greensOf(palette)
  for (let i = 0; i < count; i++) {
    const x = ((i * 0.618) % 1) * 1040 - 20
    const away = Math.abs(x - 500) / 500
    const tall = height * (0.5 + 0.5 * away) * random.range(0.8, 1.15)
    lavenderSprig(canvas, random, x, tall, random.pick(greens), random.pick(VIOLETS))
  }
}

function lavenderSprig(
  canvas: Canvas,
  random: Random,
  x: number,
  tall: number,
  green: string,
  violet: string,
): void {
  const lean = ((x - 500) / 500) * 9 + random.range(-7, 7)
  canvas.at(x, canvas.height + 20, lean, 1, () => {
    canvas.path(`M0 0Q6 ${n1(-tall * 0.5)} 0 ${n1(-tall)}`, { stroke: green, width: 5 })
    for (const side of [-1, 1])
      canvas.path(
        `M2 ${n1(-tall * 0.2)}Q${side * 34} ${n1(-tall * 0.3)} ${side * 40} ${n1(-tall * 0.48)}Q${side * 14} ${n1(-tall * 0.4)} 2 ${n1(-tall * 0.2)}Z`,
        { fill: green },
      )
    let [buds, tips] = ['', '']
    const whorls = 9
    for (let k = 0; k < whorls; k++) {
      const t = k / (whorls - 1)
      const [y, wide] = [-tall * (0.52 + 0.5 * t), 24 * (1 - t * 0.62)]
      for (const side of [-1, -0.35, 0.35, 1])
        buds += circlePath(side * wide, y + Math.abs(side) * 8, wide * 0.5, wide * 0.72)
      tips += circlePath(0, y - 6, wide * 0.42, wide * 0.6)
    }
    canvas.path(buds, { fill: violet })
    canvas.path(tips, { fill: mix(violet, '#ffffff', 0.35), role: canvas.line ? 'accent' : undefined })
  })
}
