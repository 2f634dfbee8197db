import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { feather, featherRows } from './feathers'
import { knots, outline } from './form'

const TRUNK = outline(
  knots(
    '-156,-92 -138,-136 -94,-160 -44,-148 4,-106 74,-66 150,-24 178,12 130,44 60,78 -20,90 -94,68 -144,12 -162,-46',
  ),
)
const BREAST = outline(
  knots('-164,-60! -118,-66 -74,-30 -20,34 60,58 140,36! 70,110 -20,110 -110,86 -166,10'),
)
const WING = outline(knots('-66,-66! -10,-84 66,-48 150,14 232,74! 130,70 40,58 -32,22 -66,-24'))

export interface Plumage {
  back: string
  breast: string
  wing: string
  ink: string
  beak: string
}

/** A small bird that sits and looks left, about 480 long; its toes stand on the origin. */
export function songbird(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  look: Plumage,
  mirrored = false,
): void {
  canvas.at(
    x,
    y,
    0,
    scale,
    () => {
      canvas.at(0, -128, 0, 1, () => {
        drawBird(canvas, look)
      })
    },
    mirrored ? -scale : scale,
  )
}

function drawBird(canvas: Canvas, { back, breast, wing, ink, beak }: Plumage): void {
  for (const [turn, long, tone] of [
    [116, 200, wing],
    [108, 216, mix(wing, ink, 0.3)],
    [100, 190, wing],
  ] as const) {
    feather(canvas, 130, 14, turn, long, 24, tone, ink)
  }
  canvas.path('M-22 80L-26 126M14 82L16 126M-26 126l-22 4M-26 126l18 5M16 126l-20 4M16 126l20 5', {
    stroke: beak,
    width: 7,
  })
  canvas.path(TRUNK, {
    fill: canvas.linear([
      [0, shift(back, { lightness: 0.06 })],
      [1, shift(back, { lightness: -0.06 })],
    ]),
  })
  canvas.clipped(canvas.clip(TRUNK), () => {
    canvas.path(BREAST, {
      fill: canvas.linear([
        [0, shift(breast, { lightness: 0.05 })],
        [1, shift(breast, { lightness: -0.05 })],
      ]),
      role: canvas.line ? 'accent' : undefined,
    })
    featherRows(
      canvas,
      { x: -30, y: -10, width: 260, rows: 4, step: 26, size: 28 },
      breast,
      mix(breast, ink, 0.6),
    )
    canvas.path('M-170 -116C-140 -128 -110 -128 -84 -112C-104 -92 -140 -88 -168 -92Z', {
      fill: ink,
      opacity: 0.85,
      role: canvas.line ? 'detail' : undefined,
    })
  })
  canvas.path('M-154 -110L-206 -92L-150 -80Z', { fill: beak, role: 'solid' })
  canvas.circle(-106, -110, 12, { fill: '#ffffff' })
  canvas.circle(-107, -110, 9, { fill: '#15121a', role: 'solid' })
  canvas.circle(-110, -113, 3, { fill: '#ffffff' })
  canvas.path(WING, {
    fill: canvas.linear([
      [0, shift(wing, { lightness: 0.05 })],
      [1, shift(wing, { lightness: -0.08 })],
    ]),
  })
  canvas.clipped(canvas.clip(WING), () => {
    for (let i = 0; i < 6; i++)
      feather(
        canvas,
        -20 + i * 26,
        -56 + i * 14,
        118 - i * 1.5,
        150,
        17,
        mix(wing, ink, i % 2 ? 0.34 : 0.12),
        ink,
      )
    for (let i = 0; i < 5; i++) {
      canvas.path(`M${-62 + i * 26} ${-50 + i * 9}q16 26 30 4`, {
        stroke: mix(wing, '#ffffff', 0.6),
        width: 4,
        role: 'detail',
      })
    }
  })
}

const SWALLOW = outline(
  knots(
    '-128,-10! -104,-30 -70,-34 -40,-30 0,-70 60,-140 150,-200! 116,-120 76,-50 60,-12 120,-20 220,-64! 150,0 220,40! 120,26 50,30 20,70 -10,150 -60,220! -58,120 -50,50 -80,26 -108,12',
  ),
)

/** A swallow in flight seen from the side, about 350 long, flying left. */
export function swallow(
  canvas: Canvas,
  x: number,
  y: number,
  rotation: number,
  scale: number,
  look: Plumage,
  mirrored = false,
): void {
  canvas.at(
    x,
    y,
    rotation,
    scale,
    () => {
      canvas.path(SWALLOW, {
        fill: canvas.linear([
          [0, shift(look.back, { lightness: 0.06 })],
          [1, look.back],
        ]),
        role: 'solid',
      })
      canvas.path('M-112 4C-90 24 -60 30 -30 32C10 34 50 24 80 8C40 14 0 6 -40 6C-70 6 -90 6 -112 4Z', {
        fill: look.breast,
        role: 'accent',
      })
      canvas.path('M-126 -8C-112 -16 -98 -14 -88 -4C-100 6 -114 4 -124 2Z', {
        fill: look.wing,
        role: 'accent',
      })
    },
    mirrored ? -scale : scale,
  )
}
