import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { circlePath, n1 } from '../curves'
import { petalPath } from './plants'
import { around, beadsPath, heartPath, polar, xy } from './shapes'

export interface SkullLook {
  bone: string
  shade: string
  /** Colours of the ornaments; none for a bare skull. */
  paint: readonly string[]
  ink: string
}

const DOME =
  'M0 -212C-104 -214 -164 -142 -160 -52C-158 -18 -148 4 -140 26C-146 48 -134 66 -112 78C-98 86 -90 92 -84 108L-78 150' +
  'C-74 190 -44 206 0 206C44 206 74 190 78 150L84 108C90 92 98 86 112 78C134 66 146 48 140 26C148 4 158 -18 160 -52C164 -142 104 -214 0 -212Z'
const EYE =
  'M-66 -46C-98 -50 -122 -24 -116 8C-112 36 -86 48 -62 42C-36 36 -24 16 -28 -10C-32 -34 -46 -44 -66 -46Z'

/** A skull from the front, about 320 wide at scale 1; bare, or painted for the Day of the Dead. */
export function skull(canvas: Canvas, x: number, y: number, scale: number, look: SkullLook): void {
  const { bone, shade, paint, ink } = look
  canvas.at(x, y, 0, scale, () => {
    const face = canvas.radial(
      [
        [0, mix(bone, '#ffffff', 0.45)],
        [0.65, bone],
        [1, mix(bone, shade, 0.45)],
      ],
      [0.46, 0.34, 0.7],
    )
    canvas.path(DOME, { fill: face, stroke: ink, width: 4 })
    const clip = canvas.clip(DOME)
    canvas.path(
      'M-170 -60C-140 20 -110 60 -84 108L-90 210H-200V-60ZM170 -60C140 20 110 60 84 108L90 210H200V-60Z',
      { fill: shade, opacity: 0.35, clip, role: 'shade' },
    )
    canvas.path('M-136 30C-104 52 -92 66 -84 108M136 30C104 52 92 66 84 108', {
      stroke: shade,
      width: 4,
      opacity: 0.8,
      role: 'detail',
    })
    if (paint.length > 0) forehead(canvas, paint, ink)
    for (const side of [-1, 1]) {
      canvas.at(0, 0, 0, 1, () => eye(canvas, paint, ink), side)
    }
    canvas.path('M0 40C-20 56 -32 84 -22 94C-14 100 -6 92 0 80C6 92 14 100 22 94C32 84 20 56 0 40Z', {
      fill: ink,
      role: canvas.line ? 'solid' : undefined,
    })
    teeth(canvas, bone, ink)
    if (paint.length > 0) cheeks(canvas, paint)
    else cracks(canvas, shade)
  })
}

function eye(canvas: Canvas, paint: readonly string[], ink: string): void {
  const [a, b] = paint
  if (a && b) {
    for (const angle of around(13)) {
      const [px, py] = polar(-71, -2, 50, angle)
      canvas.circle(px, py, 14, { fill: a, stroke: ink, width: 2, role: canvas.line ? 'accent' : undefined })
      canvas.circle(px, py, 6, { fill: b })
    }
  }
  canvas.path(EYE, {
    fill: canvas.radial([
      [0, mix(ink, paint[0] ?? ink, 0.28)],
      [1, ink],
    ]),
    role: canvas.line ? 'solid' : undefined,
  })
  if (a)
    canvas.path(beadsPath(-71, -2, 30, 16, 2.6), {
      fill: paint[2] ?? a,
      role: canvas.line ? 'detail' : undefined,
    })
}

function teeth(canvas: Canvas, bone: string, ink: string): void {
  canvas.path('M-66 122Q0 138 66 122L60 172Q0 190 -60 172Z', {
    fill: mix(bone, '#ffffff', 0.25),
    stroke: ink,
    width: 3,
  })
  let d = 'M-64 148Q0 164 64 148'
  for (let i = -3; i <= 3; i++)
    d += `M${i * 16} ${n1(130 - Math.abs(i) * 1.4)}V${n1(181 - Math.abs(i) * 2.6)}`
  canvas.path(d, { stroke: ink, width: 2.6, role: 'detail' })
}

function forehead(canvas: Canvas, paint: readonly string[], ink: string): void {
  const at = (i: number): string => paint[i % paint.length] ?? ink
  for (const [i, turn] of [-90, -60, -30, 0, 30, 60, 90].entries()) {
    const transform = `translate(0 -104) rotate(${turn})`
    canvas.path(petalPath(58, 21), {
      fill: at(i),
      stroke: ink,
      width: 2,
      transform,
      role: canvas.line && i % 2 ? 'accent' : undefined,
    })
    canvas.path(petalPath(32, 10), { fill: at(i + 1), transform })
  }
  canvas.path(heartPath(0, -92, 26), {
    fill: at(0),
    stroke: ink,
    width: 2.5,
    role: canvas.line ? 'accent' : undefined,
  })
  for (const side of [-1, 1]) {
    canvas.path(
      `M${side * 34} -76Q${side * 76} -104 ${side * 106} -84Q${side * 128} -66 ${side * 112} -52Q${side * 98} -48 ${side * 100} -62M${side * 70} -132Q${side * 104} -150 ${side * 122} -122`,
      { stroke: at(2), width: 5, role: canvas.line ? 'detail' : undefined },
    )
    canvas.path(
      [0, 1, 2, 3].map((i) => circlePath(side * (80 + i * 14), -158 + i * 13, 5.5 - i * 0.6)).join(''),
      { fill: at(1) },
    )
  }
  canvas.path([-2, -1, 0, 1, 2].map((i) => circlePath(i * 20, -184 + Math.abs(i) * 3, 5)).join(''), {
    fill: at(3),
  })
  canvas.path('M0 -64V24M-10 -40Q0 -52 10 -40M-10 -18Q0 -30 10 -18', {
    stroke: at(1),
    width: 3.6,
    role: 'detail',
  })
}

function cheeks(canvas: Canvas, paint: readonly string[]): void {
  const at = (i: number): string => paint[i % paint.length] ?? '#000000'
  for (const side of [-1, 1]) {
    canvas.path(
      `M${side * 40} 106C${side * 64} 84 ${side * 98} 92 ${side * 94} 112C${side * 90} 126 ${side * 72} 120 ${side * 78} 108`,
      { stroke: at(0), width: 5 },
    )
    canvas.path([0, 1, 2].map((i) => circlePath(side * (112 - i * 8), 52 + i * 14, 4.5)).join(''), {
      fill: at(2),
    })
  }
  for (const turn of [-56, -28, 0, 28, 56])
    canvas.path(petalPath(22, 9), { fill: at(1), transform: `translate(0 202) rotate(${turn})` })
}

function cracks(canvas: Canvas, shade: string): void {
  canvas.path(
    'M44 -204L34 -172L48 -150L36 -126L44 -108M34 -172L20 -160M48 -150L62 -142M-112 -120Q-96 -150 -70 -164',
    { stroke: mix(shade, '#000000', 0.25), width: 3, opacity: 0.8, role: 'detail' },
  )
}

/** A rose with a curled heart, from the front. */
export function rose(canvas: Canvas, x: number, y: number, r: number, colour: string, turn = 0): void {
  const deep = shift(colour, { lightness: -0.17, chroma: 1.05 })
  canvas.at(x, y, turn, r / 100, () => {
    canvas.circle(4, 8, 104, {
      fill: canvas.radial([
        [0.6, '#000000', 0.35],
        [1, '#000000', 0],
      ]),
      role: 'shade',
    })
    for (const [ring, [count, reach, start]] of (
      [
        [5, 100, 0],
        [5, 82, 36],
        [4, 62, 10],
        [3, 44, 50],
      ] as const
    ).entries()) {
      const tone = mix(shift(colour, { lightness: 0.06 }), deep, ring * 0.22)
      const fill = canvas.linear([
        [0, shift(tone, { lightness: 0.08 })],
        [1, mix(tone, deep, 0.7)],
      ])
      for (const angle of around(count, (start * Math.PI) / 180)) {
        const [cx, cy] = polar(0, 0, reach * 0.48, angle)
        const at = (u: number, v: number): string =>
          xy([cx + Math.cos(angle) * u + Math.sin(angle) * v, cy + Math.sin(angle) * u - Math.cos(angle) * v])
        const [w, h] = [reach * 0.62, reach * 0.54]
        canvas.path(
          `M${at(-w * 0.55, -h * 0.6)}C${at(-w * 1.2, h * 0.2)} ${at(-w * 0.7, h * 1.02)} ${at(-w * 0.12, h * 0.98)}Q${at(0, h * 1.1)} ${at(w * 0.12, h * 0.98)}C${at(w * 0.7, h * 1.02)} ${at(w * 1.2, h * 0.2)} ${at(w * 0.55, -h * 0.6)}Z`,
          { fill, stroke: deep, width: 1.6, role: canvas.line && ring === 3 ? 'accent' : undefined },
        )
      }
    }
    canvas.circle(0, 0, 27, { fill: deep, role: canvas.line ? 'accent' : undefined })
    canvas.path('M-18 4C-18 -18 14 -22 19 -2C22 14 0 22 -8 10C-13 1 -2 -8 6 -1', {
      stroke: shift(colour, { lightness: 0.08 }),
      width: 5,
      role: 'detail',
    })
  })
}
