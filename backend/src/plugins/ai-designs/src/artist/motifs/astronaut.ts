import type { Canvas } from '../canvas'
import { mix } from '../colour'
import { circlePath } from '../curves'
import type { Random } from '../random'
import { roundedPath } from './shapes'

export interface SuitLook {
  suit: string
  shade: string
  accent: string
  /** Sky in the visor, from above to below. */
  visor: readonly [string, string, string]
  ink: string
}

type Pose = 'floating' | 'sitting'

/** An astronaut about 400 units tall round the origin at scale 1. */
export function astronaut(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  scale: number,
  turn: number,
  look: SuitLook,
  pose: Pose = 'floating',
): void {
  const { suit, shade, accent, ink } = look
  const cloth = canvas.linear(
    [
      [0, mix(suit, '#ffffff', 0.3)],
      [0.6, suit],
      [1, shade],
    ],
    [0, 0, 1, 1],
  )
  const tube = (points: string, fill: string): void => {
    canvas.path(points, { fill, stroke: mix(shade, ink, 0.25), width: 1.6 })
  }
  canvas.at(x, y, turn, scale, () => {
    canvas.path(roundedPath(-74, -84, 148, 150, 26), { fill: mix(shade, ink, 0.25) })
    if (pose === 'floating') floatingLegs(tube, cloth, shade, accent)
    else sittingLegs(tube, cloth, shade, accent)
    canvas.path('M-66 -70C-80 -30 -72 40 -56 66Q0 84 56 66C72 40 80 -30 66 -70Q0 -96 -66 -70Z', {
      fill: cloth,
    })
    canvas.path('M-58 50Q0 68 58 50L56 66Q0 84 -56 66Z', { fill: accent })
    panel(canvas, look)
    if (pose === 'floating') {
      tube(
        'M-58 -66C-104 -72 -140 -110 -150 -146C-160 -160 -136 -178 -118 -164C-104 -132 -84 -112 -48 -104Z',
        suit,
      )
      tube('M58 -66C110 -58 128 -14 132 22C138 44 106 52 96 34C92 2 82 -22 48 -30Z', mix(suit, shade, 0.35))
      for (const [gx, gy, gr] of [
        [-140, -166, 25],
        [116, 44, 25],
      ] as const) {
        canvas.circle(gx, gy, gr, { fill: mix(shade, suit, 0.3) })
        canvas.circle(gx - 3, gy - 4, gr * 0.72, { fill: suit, role: 'shade' })
      }
      canvas.path('M-160 -140L-114 -158L-110 -146L-154 -128ZM92 24L138 16L140 28L95 37Z', { fill: accent })
    } else {
      tube('M-60 -60C-100 -40 -112 10 -92 44C-84 62 -54 60 -54 42C-62 10 -60 -10 -44 -24Z', suit)
      tube('M60 -60C100 -40 112 10 92 44C84 62 54 60 54 42C62 10 60 -10 44 -24Z', mix(suit, shade, 0.35))
      for (const side of [-1, 1])
        canvas
          .circle(side * 70, 56, 23, { fill: mix(shade, suit, 0.4) })
          .path(`M${side * 54} 30L${side * 96} 34L${side * 94} 46L${side * 54} 42Z`, { fill: accent })
    }
    helmet(canvas, random, look)
  })
}

type Tube = (points: string, fill: string) => void

function floatingLegs(tube: Tube, cloth: string, shade: string, accent: string): void {
  tube('M-58 44C-74 92 -84 132 -74 176C-70 198 -26 196 -26 174C-30 130 -18 104 4 70Z', cloth)
  tube('M58 44C86 84 84 112 66 146C56 170 96 190 112 168C138 122 128 84 92 30Z', shade)
  tube('M-80 168Q-50 182 -22 166L-20 194C-22 216 -92 218 -88 192Z', shade)
  tube('M62 142Q84 164 116 160L124 176C128 200 60 196 52 176Z', shade)
  tube('M-82 158Q-50 172 -22 156L-22 168Q-50 184 -81 170Z', accent)
}

function sittingLegs(tube: Tube, cloth: string, shade: string, accent: string): void {
  for (const side of [-1, 1]) {
    const s = (value: number): number => value * side
    tube(
      `M${s(10)} 52C${s(60)} 40 ${s(118)} 66 ${s(122)} 104C${s(126)} 140 ${s(110)} 170 ${s(104)} 196L${s(58)} 190C${s(66)} 160 ${s(72)} 130 ${s(60)} 116C${s(40)} 108 ${s(20)} 100 ${s(4)} 92Z`,
      side < 0 ? cloth : shade,
    )
    tube(`M${s(50)} 184L${s(110)} 190L${s(120)} 216C${s(112)} 226 ${s(56)} 224 ${s(48)} 214Z`, shade)
    tube(`M${s(54)} 172L${s(110)} 180L${s(108)} 192L${s(53)} 184Z`, accent)
  }
}

function panel(canvas: Canvas, { suit, shade, accent, visor, ink }: SuitLook): void {
  canvas.path(roundedPath(-34, -30, 68, 54, 9), { fill: mix(shade, ink, 0.15) })
  for (const [i, px] of [-20, 0, 20].entries())
    canvas.circle(px, -14, 6, {
      fill: [accent, visor[2], mix(suit, '#ffffff', 0.4)][i],
      role: canvas.line ? 'accent' : undefined,
    })
  canvas.path('M-24 4H24M-24 13H8', { stroke: suit, width: 4 })
  canvas.path('M-34 -4C-60 0 -64 26 -52 40M34 -4C60 0 64 26 52 40', {
    stroke: mix(shade, ink, 0.3),
    width: 5,
  })
}

function helmet(canvas: Canvas, random: Random, { suit, shade, accent, visor, ink }: SuitLook): void {
  canvas.path('M-52 -84Q0 -62 52 -84L48 -64Q0 -44 -48 -64Z', { fill: mix(shade, ink, 0.2) })
  const shell = canvas.radial(
    [
      [0, mix(suit, '#ffffff', 0.6)],
      [0.7, suit],
      [1, shade],
    ],
    [0.36, 0.3, 0.75],
  )
  canvas.circle(0, -142, 84, { fill: shell })
  for (const side of [-1, 1]) canvas.path(roundedPath(side < 0 ? -96 : 76, -166, 20, 48, 9), { fill: accent })
  canvas.path('M60 -206L74 -238', { stroke: shade, width: 5 }).circle(75, -242, 7, { fill: accent })
  const glass =
    'M-60 -146C-60 -184 -34 -196 2 -196C38 -196 62 -182 62 -146C62 -108 38 -94 2 -94C-34 -94 -60 -108 -60 -146Z'
  canvas.path(glass, {
    fill: canvas.linear([
      [0, visor[0]],
      [0.6, visor[1]],
      [1, visor[2]],
    ]),
    stroke: mix(shade, ink, 0.35),
    width: 7,
    role: canvas.line ? 'accent' : undefined,
  })
  const clip = canvas.clip(glass)
  let dots = ''
  for (let i = 0; i < 16; i++)
    dots += circlePath(random.range(-56, 58), random.range(-190, -110), random.range(0.8, 2))
  canvas.path(dots, { fill: '#ffffff', clip, role: 'detail' })
  canvas.path('M-64 -102Q0 -142 66 -100V-90H-64Z', {
    fill: mix(visor[1], ink, 0.6),
    opacity: 0.75,
    clip,
    role: 'shade',
  })
  canvas.path('M-46 -150C-44 -174 -26 -184 -4 -186C-26 -178 -36 -168 -38 -146Z', {
    fill: '#ffffff',
    opacity: 0.75,
    role: 'shade',
  })
  canvas.circle(-40, -132, 4.5, { fill: '#ffffff', opacity: 0.75, role: 'shade' })
}
