import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { feather } from './feathers'

export interface HummingbirdLook {
  back: string
  throat: string
  belly: string
  ink: string
}

const BODY =
  'M-150 -112C-146 -158 -84 -166 -54 -128C-18 -84 44 -34 74 54C88 104 70 134 44 124C-24 106 -86 44 -112 -44C-138 -62 -152 -84 -150 -112Z'
const BELLY = 'M-112 -48C-86 44 -24 106 44 124C24 84 -20 26 -58 -18C-76 -36 -96 -48 -112 -48Z'
const THROAT =
  'M-150 -104C-128 -112 -98 -98 -80 -72C-66 -50 -62 -30 -66 -12C-92 -20 -112 -36 -124 -56C-140 -70 -150 -86 -150 -104Z'
const BEAK = 'M-144 -122Q-230 -146 -318 -140Q-230 -132 -146 -106Z'
const SHOULDER = 'M-66 -94C-30 -150 40 -170 92 -158C70 -110 40 -60 -4 -38C-34 -40 -58 -60 -66 -94Z'

/** Hovers and looks left, about 640 wide; the tip of its beak lies at -318, -140. */
export function hummingbird(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  look: HummingbirdLook,
  mirrored = false,
  turn = 0,
): void {
  canvas.at(
    x,
    y,
    turn,
    scale,
    () => {
      draw(canvas, look)
    },
    mirrored ? -scale : scale,
  )
}

function draw(canvas: Canvas, { back, throat, belly, ink }: HummingbirdLook): void {
  const wing = mix(back, ink, 0.42)
  // The far wing, then the tail, the body and the near wing.
  for (let i = 0; i < 7; i++)
    feather(canvas, -44, -96, -34 + i * 8, 250 - i * 16, 21, mix(wing, belly, 0.3), ink)
  for (let i = 0; i < 5; i++)
    feather(canvas, 46, 92, 176 - i * 11, 190 - (i % 2) * 18, 19, mix(wing, back, 0.35), ink)
  canvas.path(BODY, {
    fill: canvas.linear(
      [
        [0, shift(back, { lightness: 0.1, hue: 14 })],
        [0.55, back],
        [1, shift(back, { lightness: -0.1, hue: -14 })],
      ],
      [0, 0, 1, 1],
    ),
  })
  canvas.path(BELLY, {
    fill: canvas.linear([
      [0, belly],
      [1, mix(belly, back, 0.35)],
    ]),
  })
  canvas.path(THROAT, {
    fill: canvas.linear([
      [0, shift(throat, { lightness: 0.08 })],
      [1, shift(throat, { lightness: -0.08, hue: -12 })],
    ]),
    role: canvas.line ? 'accent' : undefined,
  })
  let scales = ''
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 3; i++) scales += `M${-128 + row * 12 + i * 15} ${-92 + row * 15 - i * 3}q8 11 15 -3`
  canvas.path(scales, { stroke: mix(throat, '#ffffff', 0.5), width: 2.4, opacity: 0.6, role: 'detail' })
  canvas.path(BEAK, { fill: ink, role: 'solid' })
  for (let i = 0; i < 9; i++)
    feather(
      canvas,
      -26,
      -84,
      2 + i * 10.5,
      318 - i * 21,
      25 - i * 0.8,
      shift(wing, { lightness: (i % 2) * 0.03 }),
      ink,
    )
  canvas.path(SHOULDER, {
    fill: canvas.linear(
      [
        [0, shift(back, { lightness: 0.12, hue: 16 })],
        [1, shift(back, { lightness: -0.04 })],
      ],
      [0, 0, 1, 1],
    ),
  })
  canvas.path(
    'M-52 -92q14 14 30 4M-30 -114q16 14 34 2M-8 -132q18 14 36 0M-24 -74q16 12 30 0M0 -96q16 12 34 -2',
    {
      stroke: mix(back, '#ffffff', 0.4),
      width: 3,
      opacity: 0.7,
      role: 'detail',
    },
  )
  canvas.circle(-112, -122, 11, { fill: '#17131c', role: 'solid' })
  canvas.circle(-116, -126, 3.4, { fill: '#ffffff' })
}
