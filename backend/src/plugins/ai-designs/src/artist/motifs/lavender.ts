import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { circlePath, n1 } from '../curves'
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
  for (let step = 0; step < STEPS; step++) {
    const t = ((step + 1) / STEPS) ** 2.1
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
      const count = 5 + Math.round(9 * t)
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
