import type { Canvas } from '../canvas'
import { shift } from '../colour'

const BACK =
  'C-72 -196 -78 -226 -70 -262C-68 -290 -66 -318 -62 -336C-48 -330 -34 -314 -26 -300C-10 -305 10 -305 26 -300' +
  'C34 -314 48 -330 62 -336C66 -318 68 -290 70 -262C78 -226 72 -196 62 -172C86 -128 104 -60 78 0'
const BODY = `M-78 0C-104 -60 -86 -128 -62 -172${BACK}C40 8 -40 8 -78 0Z`
const TAIL = 'M70 -18C150 -10 190 -70 168 -128C158 -156 128 -150 134 -126C150 -78 128 -46 66 -52Z'

/** A cat sitting with its back to us; the origin is the middle of its seat, it is about 340 high. */
export function sittingCat(
  canvas: Canvas,
  x: number,
  y: number,
  scale: number,
  colour: string,
  rim: string,
  mirrored: boolean,
): void {
  const draw = (): void => {
    canvas.path(TAIL, { fill: colour, role: 'solid' })
    const fill = canvas.linear([
      [0, shift(colour, { lightness: 0.05 })],
      [1, colour],
    ])
    canvas.path(BODY, { fill, role: 'solid' })
    canvas.path(`M-62 -172${BACK}`, { stroke: rim, width: 4, opacity: 0.85, role: 'shade' })
  }
  canvas.at(x, y, 0, scale, draw, mirrored ? -scale : scale)
}
