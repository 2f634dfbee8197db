import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { circlePath, n1, polygon } from '../curves'
import type { Random } from '../random'
import { around, beadsPath, polar, starPath, xy } from './shapes'
import { sparkle } from './sky'

export interface FaceLook {
  skin: string
  ink: string
  cheek: string
}

/** A calm face with closed or open eyes, for a disc of radius 100 round the origin. */
export function calmFace(canvas: Canvas, { ink, cheek }: FaceLook, open: boolean): void {
  const blush = canvas.radial([
    [0, cheek, 0.7],
    [1, cheek, 0],
  ])
  for (const side of [-1, 1]) {
    canvas.circle(side * 46, 28, 24, { fill: blush, role: 'shade' })
    if (open) {
      canvas.path(`M${side * 20} -8Q${side * 36} -26 ${side * 56} -8Q${side * 38} 4 ${side * 20} -8Z`, {
        fill: mix('#ffffff', cheek, 0.12),
        stroke: ink,
        width: 3,
      })
      canvas.circle(side * 38, -10, 8, { fill: ink, role: canvas.line ? 'solid' : undefined })
      canvas.path(`M${side * 20} -9Q${side * 36} -28 ${side * 58} -7`, { stroke: ink, width: 4.5 })
    } else {
      canvas.path(
        `M${side * 18} -6Q${side * 38} 10 ${side * 58} -8M${side * 26} -1l${side * -3} 8M${side * 38} 3v9M${side * 50} -2l${side * 5} 8`,
        { stroke: ink, width: 3.6 },
      )
    }
    canvas.path(`M${side * 14} -34Q${side * 36} -48 ${side * 60} -32`, { stroke: ink, width: 3.4 })
  }
  canvas.path('M-4 -30Q-12 6 -13 18Q-6 28 0 26Q6 28 13 18', { stroke: ink, width: 3.2 })
  canvas.path('M-22 48Q-10 42 0 46Q10 42 22 48Q10 62 0 62Q-10 62 -22 48Z', {
    fill: cheek,
    stroke: ink,
    width: 2.6,
    role: canvas.line ? 'accent' : undefined,
  })
  canvas.path('M-24 48Q0 54 24 48', { stroke: ink, width: 2.4 })
}

/** A sun with a face and rays in turn straight and waved. */
export function sunFace(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  gold: string,
  look: FaceLook,
  rays = 16,
): void {
  canvas.at(x, y, 0, r / 100, () => {
    canvas.circle(0, 0, 260, {
      fill: canvas.radial([
        [0.2, gold, 0.5],
        [1, gold, 0],
      ]),
      role: 'glow',
    })
    const step = Math.PI / rays
    const at = (away: number, angle: number): string => xy(polar(0, 0, away, angle))
    for (const [i, angle] of around(rays * 2).entries()) {
      if (i % 2) {
        const d = `M${at(104, angle - step * 0.42)}C${at(130, angle - step * 0.85)} ${at(150, angle + step * 0.1)} ${at(182, angle + step * 0.28)}C${at(160, angle + step * 0.62)} ${at(140, angle + step * 0.1)} ${at(104, angle + step * 0.42)}Z`
        canvas.path(d, { fill: shift(gold, { lightness: -0.08, hue: -14 }), stroke: look.ink, width: 1.6 })
      } else {
        const corners = [
          polar(0, 0, 102, angle - step * 0.6),
          polar(0, 0, 208, angle),
          polar(0, 0, 102, angle + step * 0.6),
        ]
        canvas.path(polygon(corners, true), { fill: gold, stroke: look.ink, width: 1.8 })
        canvas.path(`M${at(108, angle)}L${at(186, angle)}`, { stroke: look.ink, width: 1.4, role: 'detail' })
      }
    }
    canvas.circle(0, 0, 106, { fill: gold, stroke: look.ink, width: 3 })
    canvas.path(beadsPath(0, 0, 99, 48, 2), { fill: look.ink, role: 'detail' })
    const disc = canvas.radial(
      [
        [0, shift(look.skin, { lightness: 0.05 })],
        [0.75, look.skin],
        [1, shift(look.skin, { lightness: -0.07 })],
      ],
      [0.42, 0.38, 0.7],
    )
    canvas.circle(0, 0, 92, {
      fill: disc,
      stroke: look.ink,
      width: 2.4,
      role: canvas.line ? 'accent' : undefined,
    })
    calmFace(canvas, look, true)
  })
}

/** A crescent with a face in profile, looking right; `scaleX` -1 turns it. */
export function moonFace(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  silver: string,
  look: FaceLook,
  scaleX = 1,
): void {
  canvas.at(
    x,
    y,
    -12,
    r / 100,
    () => {
      canvas.circle(-10, 0, 190, {
        fill: canvas.radial([
          [0.3, silver, 0.4],
          [1, silver, 0],
        ]),
        role: 'glow',
      })
      const d =
        'M34 -94C-40 -104 -100 -56 -100 4C-100 62 -50 102 24 98C4 88 -8 78 -12 66C-14 58 -6 54 2 52C-2 48 -2 44 4 42C-4 38 -2 30 6 27' +
        'C-4 22 -2 18 4 15C12 12 20 6 16 0C6 -16 -8 -26 -6 -46C-4 -66 12 -82 34 -94Z'
      const fill = canvas.linear(
        [
          [0, mix(silver, '#ffffff', 0.4)],
          [1, shift(silver, { lightness: -0.08 })],
        ],
        [0, 0, 1, 1],
      )
      canvas.path(d, { fill, stroke: look.ink, width: 2.6, role: canvas.line ? 'accent' : undefined })
      canvas.path('M-34 -12Q-22 0 -8 -8M-30 -6l-5 8M-20 -3v9M-38 -32Q-22 -44 -8 -34', {
        stroke: look.ink,
        width: 3,
      })
      canvas.path('M-6 40Q-14 42 -20 38', { stroke: look.ink, width: 2.4 })
      canvas.circle(-38, 24, 15, {
        fill: canvas.radial([
          [0, look.cheek, 0.7],
          [1, look.cheek, 0],
        ]),
        role: 'shade',
      })
      let lines = ''
      for (let i = 0; i < 7; i++)
        lines += `M${n1(-86 + i * 4)} ${n1(-30 + i * 14)}q12 4 ${n1(22 - Math.abs(i - 3) * 2)} 1`
      canvas.path(lines, { stroke: look.ink, width: 1.5, opacity: 0.6, role: 'detail' })
    },
    (scaleX * r) / 100,
  )
}

/** The phases of the moon in a row or an arc. */
export function moonPhases(
  canvas: Canvas,
  points: readonly (readonly [number, number, number])[],
  silver: string,
  dark: string,
): void {
  const middle = (points.length - 1) / 2
  points.forEach(([x, y, r], i) => {
    const share = 1 - Math.abs(i - middle) / (middle + 0.6)
    canvas.circle(x, y, r, { fill: dark, stroke: silver, width: 2 })
    if (share > 0.97) {
      canvas.circle(x, y, r, { fill: silver, role: canvas.line ? 'accent' : undefined })
      return
    }
    const side = i < middle ? 1 : 0
    const bulge = n1(Math.abs(1 - share * 2) * r)
    const sweep = share < 0.5 ? 1 - side : side
    canvas.path(
      `M${n1(x)} ${n1(y - r)}A${n1(r)} ${n1(r)} 0 0 ${side} ${n1(x)} ${n1(y + r)}A${bulge} ${n1(r)} 0 0 ${sweep} ${n1(x)} ${n1(y - r)}Z`,
      { fill: silver, role: canvas.line ? 'accent' : undefined },
    )
  })
}

/** Small stars, dots and sparkles, as on the ground of an old card. */
export function starDust(
  canvas: Canvas,
  random: Random,
  spots: readonly { x: number; y: number; r: number }[],
  colour: string,
): void {
  let dots = ''
  spots.forEach(({ x, y, r }, i) => {
    if (i % 4 === 0) sparkle(canvas, x, y, r * 0.9, colour)
    else if (i % 4 === 1) canvas.path(starPath(x, y, r * 0.6, 5, 0.42, random.next()), { fill: colour })
    else dots += circlePath(x, y, r * 0.16)
  })
  canvas.path(dots, { fill: colour })
}
