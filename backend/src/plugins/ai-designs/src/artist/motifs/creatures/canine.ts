import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import type { Random } from '../../random'
import { earShell, furOver, modelled, patch, type Coat } from './coat'
import { closedEye, eye, mouth, nose } from './features'
import { bothSides, knots, outline, twofold, type Knot } from './form'

export interface FaceLook {
  coat: Coat
  asleep?: boolean
}

const FOX_HEAD: readonly Knot[] = knots(
  '0,-140 58,-130 112,-102 154,-62 184,-8 246,46! 200,60 226,104! 168,112 116,148 62,208 30,244 0,250',
)
const FOX_EAR: readonly Knot[] = knots('46,-104 84,-190 132,-262 182,-318! 204,-210 202,-110 176,-20 90,-40')
const FOX_SHELL: readonly Knot[] = knots('94,-118! 124,-196 168,-262! 180,-180 172,-80!')

/** A fox's face from the front, about 490 wide; the origin is between the eyes. */
export function foxFace(canvas: Canvas, random: Random, { coat, asleep }: FaceLook): void {
  const ink = shift(coat.dark, { lightness: -0.2, chroma: 0.5 })
  bothSides(canvas, () => {
    const ear = outline(FOX_EAR)
    const fill = canvas.linear([
      [0, ink],
      [0.34, ink],
      [0.62, coat.base],
      [1, coat.base],
    ])
    canvas.path(ear, { fill })
    earShell(canvas, outline(FOX_SHELL), mix(coat.light, coat.dark, 0.12), coat.light, [112, -96])
  })
  const head = outline(twofold(FOX_HEAD))
  modelled(canvas, head, coat.base)
  const clip = canvas.clip(head)
  furOver(canvas, random, clip, { centre: [0, 110], from: 110, to: 330, length: 22, gap: 22 }, coat.dark, 0.3)
  canvas.clipped(clip, () => {
    bothSides(canvas, () => {
      patch(
        canvas,
        'M20 262C22 190 24 120 40 76C60 34 112 24 168 44C204 54 236 50 262 34V280H20Z',
        coat.light,
      )
      patch(
        canvas,
        'M60 -40C62 -66 88 -76 106 -60C116 -50 118 -40 118 -30C100 -42 80 -44 60 -40Z',
        mix(coat.light, coat.base, 0.35),
      )
    })
    patch(canvas, 'M-34 262C-30 206 -16 196 0 196C16 196 30 206 34 262Z', coat.light)
  })
  bothSides(canvas, () => {
    canvas.path('M40 66C54 30 66 18 86 10C72 34 58 62 48 110C42 96 38 82 40 66Z', {
      fill: coat.dark,
      opacity: 0.55,
      role: 'shade',
    })
    if (asleep) closedEye(canvas, 92, 2, 40, ink)
    else
      eye(canvas, { x: 90, y: -4, size: 36, iris: coat.eye, rim: ink, slant: 22, open: 0.82, pupil: 'slit' })
  })
  nose(canvas, 196, 56, coat.nose)
}

const WOLF_HEAD: readonly Knot[] = knots(
  '0,-156 62,-146 120,-118 162,-72 186,-22 246,16! 210,36 256,80! 206,90 226,136! 164,140 112,176 62,224 0,236',
)
const WOLF_EAR: readonly Knot[] = knots('40,-118 74,-196 116,-250 166,-300! 192,-206 196,-110 180,-30 90,-50')
const WOLF_SHELL: readonly Knot[] = knots('86,-128! 110,-192 154,-250! 168,-176 164,-88!')

/** A wolf's face from the front, about 510 wide; the origin is between the eyes. */
export function wolfFace(canvas: Canvas, random: Random, { coat, asleep }: FaceLook): void {
  const ink = shift(coat.dark, { lightness: -0.18 })
  bothSides(canvas, () => {
    canvas.path(outline(WOLF_EAR), {
      fill: canvas.linear([
        [0, ink],
        [1, coat.base],
      ]),
    })
    earShell(canvas, outline(WOLF_SHELL), mix(coat.dark, coat.base, 0.4), coat.light, [104, -104])
  })
  const head = outline(twofold(WOLF_HEAD))
  modelled(canvas, head, coat.base)
  const clip = canvas.clip(head)
  canvas.clipped(clip, () => {
    bothSides(canvas, () => {
      patch(
        canvas,
        'M30 250C36 170 36 120 44 84C56 40 100 34 150 50C190 62 226 50 270 26V260H30Z',
        coat.light,
      )
    })
    patch(canvas, 'M-40 260C-36 200 -20 190 0 190C20 190 36 200 40 260Z', coat.light)
    const cap = canvas.linear([
      [0, coat.dark],
      [1, coat.dark, 0.25],
    ])
    canvas.path(
      'M-150 -160C-120 -90 -70 -66 -36 -40C-22 -20 -20 30 -22 80C-18 130 18 130 22 80C20 30 22 -20 36 -40C70 -66 120 -90 150 -160Z',
      { fill: cap, role: 'shade' },
    )
  })
  furOver(canvas, random, clip, { centre: [0, 120], from: 120, to: 330, length: 26, gap: 21 }, ink, 0.34)
  furOver(
    canvas,
    random,
    clip,
    { centre: [0, 60], from: 130, to: 300, start: 96, end: 264, length: 26, gap: 24 },
    coat.base,
    0.5,
  )
  bothSides(canvas, () => {
    patch(
      canvas,
      'M48 -34C50 -70 84 -86 108 -66C124 -52 130 -38 130 -24C108 -44 76 -44 48 -34Z',
      mix(coat.light, coat.base, 0.3),
    )
    if (asleep) closedEye(canvas, 92, 6, 42, ink)
    else
      eye(canvas, { x: 90, y: -2, size: 37, iris: coat.eye, rim: ink, slant: 22, open: 0.72, pupil: 'round' })
    canvas.path('M44 40C40 86 44 130 62 168', { stroke: coat.dark, width: 4, opacity: 0.45, role: 'detail' })
  })
  nose(canvas, 132, 78, coat.nose)
  mouth(canvas, 186, 12, 56, ink)
}

const DOG_HEAD: readonly Knot[] = knots(
  '0,-184 74,-170 128,-136 152,-72 150,0 146,60 136,112 112,164 62,198 0,206',
)
const DOG_EAR: readonly Knot[] = knots(
  '84,-160! 156,-166 214,-104 236,0 216,104 176,118 150,40 134,-50 104,-110',
)

export interface DogLook extends FaceLook {
  patched?: boolean
  tongue?: boolean
}

/** The face of a friendly hound with hanging ears, about 470 wide. */
export function dogFace(canvas: Canvas, random: Random, look: DogLook): void {
  const { coat, asleep, patched = true, tongue = true } = look
  const ink = shift(coat.dark, { lightness: -0.18 })
  const head = outline(twofold(DOG_HEAD))
  modelled(canvas, head, coat.base)
  const clip = canvas.clip(head)
  furOver(canvas, random, clip, { centre: [0, 90], from: 90, to: 320, length: 17, gap: 22 }, coat.dark, 0.28)
  canvas.clipped(clip, () => {
    patch(
      canvas,
      'M0 -200C26 -190 30 -150 24 -90C20 -30 60 30 112 60C160 90 150 230 0 230C-150 230 -160 90 -112 60C-60 30 -20 -30 -24 -90C-30 -150 -26 -190 0 -200Z',
      coat.light,
    )
    if (patched) {
      const spot = outline(knots('36,-70 84,-84 138,-50 150,20 110,52 62,36 36,-10'))
      canvas.path(spot, { fill: coat.dark, opacity: 0.85, role: canvas.line ? 'detail' : undefined })
    }
  })
  if (tongue && !asleep) {
    const pink = canvas.linear([
      [0, '#c8505a'],
      [1, '#ef8f8e'],
    ])
    canvas.path('M-34 140C-38 180 -36 226 0 230C36 226 38 180 34 140Z', { fill: pink, role: 'accent' })
    canvas.path('M0 150V204', { stroke: '#b04450', width: 4, role: 'detail' })
    canvas.path('M-90 100C-90 150 -40 158 0 132C40 158 90 150 90 100C60 80 -60 80 -90 100Z', {
      fill: mix(coat.light, '#ffffff', 0.2),
    })
  }
  mouth(canvas, 104, 20, 66, ink)
  bothSides(canvas, () => {
    if (asleep) closedEye(canvas, 82, 0, 36, ink)
    else eye(canvas, { x: 80, y: -8, size: 31, iris: coat.eye, rim: ink, slant: 0, open: 1, pupil: 'whole' })
    canvas.path('M54 -62Q84 -86 112 -64', { stroke: ink, width: 6, opacity: 0.5, role: 'detail' })
    const ear = outline(DOG_EAR)
    canvas.path(ear, {
      fill: canvas.linear([
        [0, shift(coat.dark, { lightness: 0.07 })],
        [1, coat.dark],
      ]),
    })
    furOver(
      canvas,
      random,
      canvas.clip(ear),
      { centre: [120, -200], from: 60, to: 330, start: 110, end: 200, length: 20, gap: 22 },
      ink,
      0.4,
    )
    for (const [x, y] of knots('56,122 74,108 80,130')) {
      canvas.circle(x, y, 3.4, { fill: ink, role: 'solid' })
    }
  })
  nose(canvas, 50, 84, coat.nose, 0.66)
}
