import { lightOf, shrink, type Pixels } from '../pixels'
import type { FrameShape } from '../plan'

const COLUMNS = 50
/** Above it is the camera, on one phone or another: on the largest its opening ends at 35 % of the height. */
const CAMERA_FOOT = 0.365
/** Below it the case bends round the edge; a mat's window ends before. */
const FOOT = 0.93
const FOOT_IN_MAT: Readonly<Record<FrameShape, number>> = { arch: 0.89, border: 0.91, circle: 0.73 }
/** The subject is most often in the middle: words stand there only where it is much calmer than anywhere else. */
const MIDDLE = 0.5
const MIDDLE_REACH = 0.14
const MIDDLE_COST = 0.9

/** How high the middle of a block of words stands best, as a share of the height: clear of the camera, where the picture is calm. */
export function calmHeight(
  { data, width, height }: Pixels,
  block: { width: number; height: number },
  frame: FrameShape | null,
): number {
  const rows = Math.round((COLUMNS * height) / width)
  const energy = energyOf(lightOf(shrink(data, width, height, COLUMNS, rows)), rows, block.width / 1000)
  const half = block.height / 2
  const [from, to] = [CAMERA_FOOT + half, (frame ? FOOT_IN_MAT[frame] : FOOT) - half]
  const usual = energy.reduce((sum, each) => sum + each, 0) / rows || 1
  let best = { at: Math.max(from, to), cost: Infinity }
  for (let row = Math.ceil(from * rows); row <= to * rows; row++) {
    const at = row / rows
    const [first, end] = [Math.floor((at - half) * rows), Math.ceil((at + half) * rows)]
    const mean = energy.slice(first, end).reduce((sum, each) => sum + each, 0) / (end - first)
    const middle = MIDDLE_COST * Math.exp(-(((at - MIDDLE) / MIDDLE_REACH) ** 2))
    const cost = mean / usual + middle
    if (cost < best.cost) best = { at, cost }
  }
  return best.at
}

/** Of each row how much changes from cell to cell, where the words would stand. */
function energyOf(light: Float32Array, rows: number, share: number): number[] {
  const side = Math.max(0, Math.round((COLUMNS * (1 - share)) / 2))
  const at = (x: number, y: number): number =>
    light[Math.min(rows - 1, y) * COLUMNS + Math.min(COLUMNS - 1, x)] as number
  return Array.from({ length: rows }, (_, y) => {
    let sum = 0
    for (let x = side; x < COLUMNS - side; x++) {
      sum += Math.abs(at(x + 1, y) - at(x, y)) + Math.abs(at(x, y + 1) - at(x, y))
    }
    return sum
  })
}
