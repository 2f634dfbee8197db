import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { n1, spline, type Point } from '../../curves'
import type { Random } from '../../random'
import type { FaceLook } from './canine'
import { earShell, furOver, modelled, patch } from './coat'
import { closedEye, eye, mouth, nose, whiskers } from './features'
import { bothSides, knots, outline, points, ribbon, twofold, type Knot } from './form'

const BEAR_HEAD: readonly Knot[] = knots(
  '0,-172 84,-160 152,-118 194,-48 214,30 204,104 156,164 80,198 0,206',
)

/** A bear's face from the front, about 440 wide. */
export function bearFace(canvas: Canvas, random: Random, { coat, asleep }: FaceLook): void {
  const ink = shift(coat.dark, { lightness: -0.16 })
  bothSides(canvas, () => {
    canvas.circle(150, -136, 68, {
      fill: canvas.linear([
        [0, coat.base],
        [1, coat.dark],
      ]),
    })
    canvas.circle(152, -132, 38, {
      fill: mix(coat.dark, coat.light, 0.25),
      role: canvas.line ? 'accent' : undefined,
    })
  })
  const head = outline(twofold(BEAR_HEAD))
  modelled(canvas, head, coat.base)
  const clip = canvas.clip(head)
  furOver(canvas, random, clip, { centre: [0, 70], from: 110, to: 320, length: 19, gap: 21 }, coat.dark, 0.42)
  canvas.clipped(clip, () => {
    patch(
      canvas,
      'M0 10C70 4 124 56 122 116C118 178 60 200 0 200C-60 200 -118 178 -122 116C-124 56 -70 4 0 10Z',
      mix(coat.light, coat.base, 0.25),
    )
  })
  bothSides(canvas, () => {
    if (asleep) closedEye(canvas, 86, -14, 34, ink)
    else eye(canvas, { x: 84, y: -22, size: 24, iris: coat.eye, rim: ink, slant: 0, open: 1, pupil: 'whole' })
    canvas.path('M58 -66Q84 -84 110 -62', { stroke: coat.light, width: 5, opacity: 0.4, role: 'detail' })
  })
  nose(canvas, 46, 92, coat.nose, 0.62)
  mouth(canvas, 102, 24, 54, ink)
}

const HARE_HEAD: readonly Knot[] = knots(
  '0,-150 54,-146 106,-114 142,-52 154,18 176,78! 136,98 104,142 50,170 0,176',
)
const HARE_EAR: readonly Knot[] = knots('16,-124 12,-230 40,-350 88,-442! 134,-360 146,-230 110,-96')
const HARE_SHELL: readonly Knot[] = knots('50,-150 44,-250 64,-340 90,-394! 112,-330 116,-220 92,-130')

/** A hare's face from the front with long ears, about 350 wide and 620 high. */
export function hareFace(canvas: Canvas, random: Random, { coat, asleep }: FaceLook): void {
  const ink = shift(coat.dark, { lightness: -0.16 })
  bothSides(canvas, () => {
    const ear = outline(HARE_EAR)
    canvas.path(ear, {
      fill: canvas.linear([
        [0, coat.dark],
        [0.5, coat.base],
        [1, coat.base],
      ]),
    })
    furOver(
      canvas,
      random,
      canvas.clip(ear),
      { centre: [60, 0], from: 100, to: 460, start: -30, end: 40, length: 20, gap: 26 },
      coat.dark,
      0.3,
    )
    earShell(canvas, outline(HARE_SHELL), mix('#e6a197', coat.base, 0.3), coat.light, [52, -150])
  })
  const head = outline(twofold(HARE_HEAD))
  modelled(canvas, head, coat.base)
  const clip = canvas.clip(head)
  furOver(canvas, random, clip, { centre: [0, 80], from: 70, to: 280, length: 17, gap: 21 }, coat.dark, 0.34)
  canvas.clipped(clip, () => {
    patch(
      canvas,
      'M0 40C50 36 96 70 104 116C110 170 60 190 0 190C-60 190 -110 170 -104 116C-96 70 -50 36 0 40Z',
      coat.light,
    )
  })
  bothSides(canvas, () => {
    canvas.ellipse(98, -16, 56, 46, { fill: coat.light, opacity: 0.5, role: 'shade' })
    if (asleep) closedEye(canvas, 94, -14, 36, ink)
    else
      eye(canvas, { x: 94, y: -16, size: 36, iris: coat.eye, rim: ink, slant: 6, open: 0.98, pupil: 'whole' })
  })
  nose(canvas, 66, 38, mix('#d9756f', coat.nose, 0.15))
  mouth(canvas, 93, 14, 34, ink)
  whiskers(canvas, 50, 92, 180, mix(coat.light, '#ffffff', 0.5))
}

const DEER_HEAD: readonly Knot[] = knots(
  '0,-156 54,-152 94,-120 112,-64 112,-20 92,40 70,100 62,146 76,186 64,226 28,250 0,252',
)
const DEER_EAR: readonly Knot[] = knots('74,-128! 140,-196 220,-218 286,-206! 250,-142 190,-96 104,-76!')
const DEER_SHELL: readonly Knot[] = knots('112,-122! 156,-170 216,-190 258,-190! 222,-144 172,-114')

/** A deer's face from the front, about 570 wide with its ears; antlers are drawn apart. */
export function deerFace(canvas: Canvas, random: Random, { coat, asleep }: FaceLook): void {
  const ink = shift(coat.dark, { lightness: -0.18 })
  bothSides(canvas, () => {
    canvas.path(outline(DEER_EAR), {
      fill: canvas.linear(
        [
          [0, coat.base],
          [1, coat.dark],
        ],
        [0, 0, 1, 0],
      ),
    })
    earShell(canvas, outline(DEER_SHELL), mix('#e0a596', coat.light, 0.35), coat.light, [118, -116])
  })
  const head = outline(twofold(DEER_HEAD))
  modelled(canvas, head, coat.base)
  const clip = canvas.clip(head)
  furOver(
    canvas,
    random,
    clip,
    { centre: [0, 190], from: 120, to: 400, start: -50, end: 50, length: 20, gap: 21 },
    coat.dark,
    0.32,
  )
  canvas.clipped(clip, () => {
    bothSides(canvas, () => {
      patch(
        canvas,
        'M120 20C84 30 60 90 48 150C40 176 30 190 0 196V262H130Z',
        mix(coat.light, coat.base, 0.15),
      )
      canvas.ellipse(80, -34, 52, 40, { fill: coat.light, opacity: 0.55, role: 'shade' })
    })
    const blaze = canvas.linear([
      [0, coat.dark],
      [1, coat.dark, 0.15],
    ])
    canvas.path('M-60 -170C-40 -110 -26 -60 -20 40C-18 90 18 90 20 40C26 -60 40 -110 60 -170Z', {
      fill: blaze,
      role: 'shade',
    })
  })
  bothSides(canvas, () => {
    if (asleep) closedEye(canvas, 82, -32, 30, ink)
    else {
      eye(canvas, { x: 84, y: -34, size: 29, iris: coat.eye, rim: ink, slant: -10, open: 1, pupil: 'whole' })
      canvas.path('M104 -56l16 -12M112 -46l18 -6', { stroke: ink, width: 5, role: 'detail' })
    }
  })
  nose(canvas, 184, 78, coat.nose, 0.56)
  mouth(canvas, 226, 6, 30, ink)
}

const BEAM: readonly Point[] = points('40,-148 70,-220 150,-290 206,-370 214,-470 180,-560')
const TINES: readonly (readonly Point[])[] = [
  points('64,-208 52,-262 80,-320'),
  points('140,-282 130,-350 150,-420'),
  points('196,-352 254,-394 284,-462'),
  points('214,-440 264,-500 270,-560'),
]

/** A stag's crown for the face above; answers the tips, for flowers or birds. */
export function antlers(canvas: Canvas, colour: string, scale = 1): Point[] {
  const tips: Point[] = []
  bothSides(canvas, (side) => {
    const fill = canvas.linear([
      [0, shift(colour, { lightness: 0.14 })],
      [1, colour],
    ])
    canvas.at(0, -148 * (1 - scale), 0, scale, () => {
      for (const tine of TINES)
        canvas.path(
          ribbon(spline(tine, 14), (t) => 24 * (1 - t * 0.86)),
          { fill },
        )
      canvas.path(
        ribbon(spline(BEAM, 26), (t) => 36 * (1 - t * 0.82)),
        { fill },
      )
    })
    for (const line of [...TINES, BEAM]) {
      const [x, y] = line.at(-1) ?? [0, 0]
      tips.push([n1(side * x * scale), n1(-148 * (1 - scale) + y * scale)])
    }
  })
  return tips
}
