import type { Canvas } from './canvas'
import { n1 } from './curves'
import type { Palette } from './palettes'
import type { FrameShape } from './plan'

const EDGE = 78

/** The window of a mat in a picture 1000 wide and so tall. */
export function shapePath(shape: FrameShape, tall: number): string {
  const [top, bottom] = [tall * 0.07, tall * 0.93]
  const arc = 500 - EDGE
  const oval = n1(Math.min(620, tall * 0.42))
  switch (shape) {
    case 'arch':
      return `M${EDGE} ${n1(bottom)}V${n1(top + arc)}A${arc} ${arc} 0 0 1 ${1000 - EDGE} ${n1(top + arc)}V${n1(bottom)}Z`
    case 'circle':
      return `M80 ${n1(tall / 2)}a420 ${oval} 0 1 0 840 0a420 ${oval} 0 1 0 -840 0Z`
    case 'border':
      return `M${EDGE} ${EDGE}H${1000 - EDGE}V${n1(tall - EDGE)}H${EDGE}Z`
  }
}

/** A paper mat with a shaped window over everything drawn so far. */
export function mat(canvas: Canvas, palette: Palette, shape: FrameShape): void {
  const tall = canvas.height
  const window = shapePath(shape, tall)
  canvas.path(`M-10 -10H1010V${n1(tall + 10)}H-10Z${window}`, {
    fill: canvas.line?.paper ?? palette.paper,
    evenOdd: true,
    role: 'backdrop',
  })
  canvas.path(window, {
    stroke: palette.land[2],
    width: 3,
    transform: `translate(-15 ${n1(-tall * 0.011)}) scale(1.03 1.022)`,
  })
}
