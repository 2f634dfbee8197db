import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { n1 } from '../../curves'
import { outline } from './form'

const PUPIL = '#17121a'

export interface EyeLook {
  x: number
  y: number
  /** Half the eye's width. */
  size: number
  iris: string
  rim: string
  /** Degrees by which the outer corner is higher. */
  slant?: number
  /** How open, 0 to 1. */
  open?: number
  pupil?: 'slit' | 'round' | 'whole'
}

/** The right eye of a face that looks at us; its mirror image is the left one. */
export function eye(canvas: Canvas, look: EyeLook): void {
  const { x, y, size, iris, rim, slant = 12, open = 0.75, pupil = 'round' } = look
  const tall = size * open
  const almond = (k: number): string =>
    outline([
      [-size * k * 1.06, size * 0.16 * k, 'corner'],
      [-size * 0.35 * k, -tall * 0.62 * k],
      [size * 0.3 * k, -tall * 0.66 * k],
      [size * k, -size * 0.08 * k, 'corner'],
      [size * 0.4 * k, tall * 0.62 * k],
      [-size * 0.35 * k, tall * 0.66 * k],
    ])
  canvas.at(x, y, -slant, 1, () => {
    canvas.path(almond(1.24), { fill: rim, role: 'solid' })
    const ball = canvas.radial(
      [
        [0, shift(iris, { lightness: 0.18 })],
        [0.6, iris],
        [1, shift(iris, { lightness: -0.22 })],
      ],
      [0.5, 0.68, 0.62],
    )
    canvas.path(almond(1), { fill: ball, role: 'accent' })
    const clip = canvas.clip(almond(1))
    canvas.clipped(clip, () => {
      const wide = pupil === 'slit' ? size * 0.2 : pupil === 'round' ? size * 0.38 : size * 0.74
      canvas.ellipse(0, 0, wide, pupil === 'slit' ? tall * 0.62 : wide, { fill: PUPIL, role: 'solid' })
      canvas.path(
        `M${n1(-size)} ${n1(-tall)}H${n1(size)}V${n1(-tall * 0.2)}Q0 ${n1(-tall * 0.75)} ${n1(-size)} ${n1(-tall * 0.1)}Z`,
        {
          fill: PUPIL,
          opacity: 0.35,
          role: 'shade',
        },
      )
    })
    canvas.circle(-size * 0.24, -tall * 0.26, size * 0.17, { fill: '#ffffff' })
    canvas.circle(size * 0.16, tall * 0.26, size * 0.08, { fill: '#ffffff', opacity: 0.75, role: 'shade' })
  })
}

/** A closed, smiling eye with lashes. */
export function closedEye(canvas: Canvas, x: number, y: number, size: number, colour: string): void {
  let d = `M${n1(x - size)} ${n1(y - size * 0.08)}Q${n1(x)} ${n1(y + size * 0.8)} ${n1(x + size)} ${n1(y - size * 0.16)}`
  for (const [t, reach] of [
    [0.45, 0.3],
    [0.72, 0.36],
    [0.98, 0.4],
  ] as const) {
    const px = x + size * t
    const py = y + size * (0.34 - 0.5 * t * t)
    d += `M${n1(px)} ${n1(py)}q${n1(size * reach * 0.5)} ${n1(size * reach * 0.5)} ${n1(size * reach)} ${n1(size * reach * 0.45)}`
  }
  canvas.path(d, { stroke: colour, width: size * 0.17 })
}

/** A nose seen from the front, `y` is its top edge. */
export function nose(canvas: Canvas, y: number, width: number, colour: string, tall = 0.72): void {
  const half = width / 2
  const h = width * tall
  const d = outline([
    [0, y - h * 0.06],
    [half * 0.66, y - h * 0.02],
    [half, y + h * 0.26],
    [half * 0.55, y + h * 0.74],
    [0, y + h],
    [-half * 0.55, y + h * 0.74],
    [-half, y + h * 0.26],
    [-half * 0.66, y - h * 0.02],
  ])
  const fill = canvas.linear([
    [0, shift(colour, { lightness: 0.12 })],
    [1, colour],
  ])
  canvas.path(d, { fill, role: 'solid' })
  canvas.ellipse(-half * 0.2, y + h * 0.17, half * 0.36, h * 0.09, {
    fill: mix(colour, '#ffffff', 0.6),
    opacity: 0.7,
    role: 'shade',
  })
}

/** The line below the nose and the two arcs of the mouth. */
export function mouth(canvas: Canvas, y: number, drop: number, reach: number, colour: string): void {
  const foot = y + drop
  const arc = (side: number): string =>
    `M0 ${n1(foot)}C${n1(side * reach * 0.2)} ${n1(foot + reach * 0.5)} ${n1(side * reach * 0.75)} ${n1(foot + reach * 0.5)} ${n1(side * reach)} ${n1(foot + reach * 0.1)}`
  canvas.path(`M0 ${n1(y)}V${n1(foot)}${arc(-1)}${arc(1)}`, { stroke: colour, width: 5 })
}

export function whiskers(canvas: Canvas, x: number, y: number, reach: number, colour: string): void {
  let d = ''
  for (const [dx, dy, rise] of [
    [0, 0, -0.3],
    [8, 14, -0.02],
    [14, 28, 0.26],
  ] as const) {
    for (const side of [-1, 1]) {
      const [fx, fy] = [side * (x + dx), y + dy]
      d += `M${n1(fx)} ${n1(fy)}Q${n1(side * (x + dx + reach * 0.5))} ${n1(fy + rise * reach * 0.35 - 14)} ${n1(side * (x + dx + reach))} ${n1(fy + rise * reach)}`
    }
  }
  canvas.path(d, { stroke: colour, width: 2.6, opacity: 0.95, role: 'detail' })
}
