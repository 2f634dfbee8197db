import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { spline, type Point } from '../../curves'
import type { Random } from '../../random'
import type { FaceLook } from './canine'
import { furOver, type Coat } from './coat'
import { knots, outline, points, ribbon } from './form'

const HEAD = outline(
  knots(
    '10,-334 -34,-326 -78,-282 -112,-220 -156,-130 -200,-64 -232,-24 -242,14 -226,48 -196,58 -172,72 -142,74 -112,48 -62,26 -6,6 22,40 26,120 0,230 -50,350 -100,480 -150,720! 520,720! 450,520 380,300 330,110 270,-70 190,-220 100,-314',
  ),
)
const CREST = points('4,-340 60,-334 124,-296 190,-220 240,-130 284,-30 316,80 344,200 366,330')

/** The head of a horse in profile that looks left, with a mane that streams behind it; about 900 wide, 900 high. */
export function horseHead(canvas: Canvas, random: Random, { coat }: FaceLook): void {
  const ink = shift(coat.dark, { lightness: -0.16 })
  const mane = shift(coat.dark, { lightness: -0.06 })
  tresses(canvas, random, mane, 0.34)
  canvas.path(outline(knots('34,-318! 44,-380 70,-428! 84,-370 72,-310!')), { fill: coat.dark })
  canvas.path(HEAD, {
    fill: canvas.linear([
      [0, shift(coat.base, { lightness: 0.06 })],
      [0.5, coat.base],
      [1, shift(coat.base, { lightness: -0.1 })],
    ]),
  })
  const clip = canvas.clip(HEAD)
  canvas.clipped(clip, () => {
    canvas.path(
      'M-40 20C40 -20 70 -120 40 -220C100 -160 120 -40 60 60C40 120 60 220 20 500H-120C-40 300 20 160 -40 20Z',
      {
        fill: coat.dark,
        opacity: 0.3,
        role: 'shade',
      },
    )
    canvas.path('M-260 60C-240 20 -210 -20 -160 -20C-150 20 -140 60 -150 90Z', {
      fill: mix(coat.dark, '#3a2a2c', 0.4),
      opacity: 0.55,
      role: 'shade',
    })
    canvas.path(
      'M-20 -340C-60 -300 -96 -240 -120 -180C-150 -120 -190 -70 -210 -40C-220 -60 -160 -140 -130 -210C-110 -270 -80 -330 -20 -340Z',
      {
        fill: coat.light,
        opacity: 0.9,
        role: canvas.line ? 'detail' : undefined,
      },
    )
  })
  furOver(
    canvas,
    random,
    clip,
    { centre: [-220, -60], from: 120, to: 760, start: 40, end: 190, length: 24, gap: 34 },
    coat.dark,
    0.28,
  )
  canvas.path(outline(knots('-14,-330! -22,-384 0,-444! 30,-392 34,-326!')), {
    fill: canvas.linear([
      [0, coat.dark],
      [1, coat.base],
    ]),
  })
  profile(canvas, coat, ink)
  tresses(canvas, random, mix(mane, coat.base, 0.16), 0.22)
  forelock(canvas, random, mane)
}

function profile(canvas: Canvas, coat: Coat, ink: string): void {
  canvas.path('M-116 -196C-104 -222 -66 -224 -48 -196C-62 -178 -98 -174 -116 -196Z', {
    fill: ink,
    role: 'solid',
  })
  canvas.circle(-82, -200, 13, { fill: mix(coat.eye, '#2a1a14', 0.3), role: 'accent' })
  canvas.circle(-82, -200, 8, { fill: '#15101a', role: 'solid' })
  canvas.circle(-87, -206, 4, { fill: '#ffffff' })
  canvas.path('M-120 -206C-104 -236 -62 -236 -42 -204M-118 -206l-14 2M-110 -216l-12 -8', {
    stroke: ink,
    width: 5,
    role: 'detail',
  })
  canvas.path('M-222 6C-226 -16 -204 -24 -194 -8C-192 6 -206 16 -222 6Z', { fill: ink, role: 'solid' })
  canvas.path('M-222 44C-196 40 -176 34 -158 22', { stroke: ink, width: 5, role: 'detail' })
  canvas.path('M-8 8C40 -30 52 -96 26 -150', { stroke: coat.dark, width: 5, opacity: 0.6, role: 'detail' })
}

/** Locks that grow along the crest and stream away; `share` says how long they are. */
function tresses(canvas: Canvas, random: Random, colour: string, share: number): void {
  const roots = spline(CREST, 26)
  roots.forEach(([x, y], i) => {
    const long = 1100 * share * random.range(0.75, 1.15)
    const t = i / 25
    const lift = -0.5 + t * 0.9 + random.range(-0.12, 0.12)
    const at = (u: number, wave: number): Point => [
      x + long * u * (0.9 - 0.35 * t),
      y + long * u * lift + Math.sin(u * 4.4 + i * 0.5) * 40 * u + wave + long * 0.34 * u * u,
    ]
    const line: Point[] = [[x - 26, y + 20], at(0.2, -10), at(0.5, 0), at(0.78, 4), at(1, 0)]
    const wide = random.range(30, 46)
    const tone = shift(colour, { lightness: (i % 3) * 0.045 - 0.03, hue: (i % 2) * 8 })
    canvas.path(
      ribbon(spline(line, 20), (u) => wide * Math.sin(Math.PI * Math.min(1, 0.22 + u * 0.78)) ** 0.8),
      { fill: tone },
    )
  })
}

function forelock(canvas: Canvas, random: Random, colour: string): void {
  for (let i = 0; i < 6; i++) {
    const line: Point[] = [
      [24 - i * 6, -346],
      [-40 - i * 7, -338 + i * 8],
      [-84 - i * 4, -286 + i * 16],
      [-96 + i * 3, -240 + i * 18 + random.range(-8, 8)],
    ]
    canvas.path(
      ribbon(spline(line, 14), (u) => 30 * (1 - u) ** 0.8),
      { fill: shift(colour, { lightness: (i % 3) * 0.05 - 0.02 }) },
    )
  }
}
