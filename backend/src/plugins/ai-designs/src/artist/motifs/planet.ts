import type { Canvas } from '../canvas'
import { mix } from '../colour'
import { circlePath, n1, rectPath } from '../curves'
import { skyAt, type Palette } from '../palettes'
import type { Random } from '../random'

/** A banded planet with a night side and, if wanted, a tilted ring that passes before and behind it. */
export function planet(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  r: number,
  palette: Palette,
  ringed: boolean,
): void {
  const colour = palette.accent2
  const tilt = random.range(-30, -10)
  const halo = canvas.radial([
    [0.3, colour, 0.4],
    [1, colour, 0],
  ])
  canvas.circle(x, y, r * 1.9, { fill: halo, role: 'glow' })
  const halfRing = (front: boolean): void => {
    canvas.at(x, y, tilt, 1, () => {
      const clip = canvas.clip(rectPath(-3 * r, front ? 0 : -2 * r, 6 * r, 2 * r))
      canvas.clipped(clip, () => {
        for (const [size, width, opacity] of [
          [1.95, 0.1, 0.75],
          [1.72, 0.17, 0.9],
          [1.48, 0.1, 0.5],
        ] as const) {
          const stroke = mix(palette.accent, colour, (size - 1.4) * 0.9)
          canvas.ellipse(0, 0, r * size, r * size * 0.26, { stroke, width: r * width, opacity })
        }
      })
    })
  }
  if (ringed) halfRing(false)
  const face = canvas.linear(
    [
      [0, mix(palette.accent, colour, 0.2)],
      [0.5, colour],
      [1, palette.flowers[0]],
    ],
    [0.2, 0, 0.8, 1],
  )
  canvas.circle(x, y, r, { fill: face, role: 'accent' })
  canvas.clipped(canvas.clip(circlePath(x, y, r)), () => {
    const bands = [palette.accent, palette.flowers[0], palette.light, skyAt(palette, 2)]
    for (let i = 0; i < 9; i++) {
      const line = y - r + (i + random.next()) * r * 0.23
      const [sag, thick, rise] = [random.range(14, 40), random.range(6, 24), random.range(14, 40)].map(n1)
      const d = `M${n1(x - r)} ${n1(line)}q${n1(r)} ${sag} ${n1(2 * r)} 0v${thick}q${n1(-r)} ${rise} ${n1(-2 * r)} 0Z`
      canvas.path(d, { fill: random.pick(bands), opacity: random.range(0.15, 0.4), role: 'detail' })
    }
    const night = canvas.radial(
      [
        [0.55, palette.dark, 0],
        [1, palette.dark, 0.85],
      ],
      [0.22, 0.25, 0.85],
    )
    canvas.circle(x + r * 0.42, y + r * 0.36, r * 1.5, { fill: night, role: 'shade' })
  })
  if (ringed) halfRing(true)
}
