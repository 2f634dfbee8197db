import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { n1 } from '../curves'
import type { Random } from '../random'
import { heartPath, roundedPath } from './shapes'

/** A cup on its saucer with steam; `x, y` is the middle of its foot. */
export function cup(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  glaze: string,
  drink: string,
  band: string,
  steam: string,
): void {
  canvas.at(x, y, 0, size / 200, () => {
    const wisp = (dx: number, tall: number): string =>
      `M${dx} -176C${dx - 34} ${-176 - tall * 0.3} ${dx + 34} ${-176 - tall * 0.55} ${dx} ${-176 - tall}C${dx + 46} ${-176 - tall * 0.6} ${dx - 12} ${-176 - tall * 0.3} ${dx + 14} -176Z`
    canvas.path(wisp(-36, 120) + wisp(6, 170) + wisp(44, 130), {
      fill: canvas.linear([
        [0, steam, 0],
        [1, steam, 0.7],
      ]),
      role: 'shade',
    })
    canvas.ellipse(0, 4, 156, 20, { fill: '#000000', opacity: 0.25, role: 'shade' })
    canvas.path('M-150 -14Q0 46 150 -14Q140 10 60 18H-60Q-140 10 -150 -14Z', {
      fill: shift(glaze, { lightness: -0.05 }),
    })
    canvas.ellipse(0, -14, 150, 18, { fill: glaze })
    canvas.path('M96 -128C164 -142 172 -56 84 -44L88 -64C136 -74 132 -118 96 -106Z', {
      fill: shift(glaze, { lightness: -0.06 }),
    })
    const body = canvas.linear(
      [
        [0, shift(glaze, { lightness: 0.03 })],
        [0.4, glaze],
        [1, shift(glaze, { lightness: -0.12 })],
      ],
      [0, 0, 1, 0],
    )
    const d = 'M-108 -158C-106 -70 -70 -18 -44 -14H44C70 -18 106 -70 108 -158Z'
    canvas.path(d, { fill: body })
    const clip = canvas.clip(d)
    canvas.path('M-120 -104Q0 -82 120 -104V-66Q0 -44 -120 -66Z', {
      fill: band,
      clip,
      role: canvas.line ? 'accent' : undefined,
    })
    canvas.path([-70, -35, 0, 35, 70].map((hx) => heartPath(hx, -78 - Math.abs(hx) * 0.1, 8)).join(''), {
      fill: glaze,
    })
    canvas.ellipse(0, -158, 108, 22, { fill: shift(glaze, { lightness: 0.04 }) })
    canvas.ellipse(0, -155, 97, 17, { fill: drink })
    canvas.path(heartPath(0, -155, 12), {
      fill: mix(drink, '#fff2dc', 0.8),
      transform: 'translate(0 -62) scale(2.2 0.6)',
      role: 'shade',
    })
  })
}

/** A pile of closed books; answers with the height of its top. */
export function bookPile(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  width: number,
  colours: readonly string[],
  pages: string,
  foil: string,
): number {
  let top = y
  colours.forEach((colour, i) => {
    const tall = width * random.range(0.12, 0.17)
    const wide = width * random.range(0.84, 1.02)
    const left = x - wide / 2 + random.range(-0.05, 0.05) * width
    const spineLeft = i % 2 === 0
    canvas.path(roundedPath(left, top - tall, wide, tall, tall * 0.16), {
      fill: canvas.linear([
        [0, shift(colour, { lightness: 0.05 })],
        [1, shift(colour, { lightness: -0.06 })],
      ]),
    })
    const inset = tall * 0.17
    const pageX = spineLeft ? left + wide * 0.1 : left - 1
    canvas.path(roundedPath(pageX, top - tall + inset, wide * 0.9 + 1, tall - inset * 2, 3), { fill: pages })
    let lines = ''
    for (let k = 1; k < 4; k++)
      lines += `M${n1(pageX + 6)} ${n1(top - tall + inset + ((tall - inset * 2) * k) / 4)}h${n1(wide * 0.87)}`
    canvas.path(lines, { stroke: mix(pages, '#8a7358', 0.35), width: 1.4, role: 'detail' })
    const spineX = spineLeft ? left : left + wide * 0.78
    canvas.path(roundedPath(spineX, top - tall, wide * 0.22 + 30, tall, tall * 0.3), { fill: colour })
    canvas.path(
      `M${n1(spineX + 22)} ${n1(top - tall + 2)}v${n1(tall - 4)}M${n1(spineX + wide * 0.22 + 8)} ${n1(top - tall + 2)}v${n1(tall - 4)}`,
      { stroke: foil, width: 4 },
    )
    canvas.path(heartPath(spineX + wide * 0.11 + 14, top - tall / 2, tall * 0.16), { fill: foil })
    top -= tall
  })
  return top
}

/** A burning candle in a jar. */
export function candle(canvas: Canvas, x: number, y: number, size: number, wax: string, flame: string): void {
  canvas.at(x, y, 0, size / 100, () => {
    canvas.circle(0, -132, 120, {
      fill: canvas.radial([
        [0, flame, 0.7],
        [1, flame, 0],
      ]),
      role: 'glow',
    })
    canvas.path(roundedPath(-42, -100, 84, 102, 12), {
      fill: canvas.linear(
        [
          [0, shift(wax, { lightness: 0.06 })],
          [1, shift(wax, { lightness: -0.08 })],
        ],
        [0, 0, 1, 0],
      ),
    })
    canvas
      .ellipse(0, -98, 41, 9, { fill: mix(wax, '#ffffff', 0.5) })
      .path('M0 -98V-114', { stroke: '#4a3428', width: 3 })
    canvas.path('M0 -152C18 -132 16 -112 0 -108C-16 -112 -18 -132 0 -152Z', {
      fill: canvas.linear([
        [0, flame],
        [1, '#fffbe6'],
      ]),
      role: canvas.line ? 'accent' : undefined,
    })
    canvas.path(roundedPath(-26, -66, 52, 34, 4), { fill: mix(wax, '#fffaf0', 0.75) })
  })
}
