import { toPrint } from './placement'
import type { Placement, Size, TemplateBox } from './types'

/** The longer side of the small version that detail is measured on. */
const DETAIL_SIDE = 240
const CELL = 4
/** Differences up to this are grain and compression, not drawing. */
const FLOOR = 6

/** How much is drawn where: local contrast, summed over cells of {@link CELL} x {@link CELL} pixels of the small version. */
export interface DetailMap {
  columns: number
  rows: number
  cells: number[]
}

/** The small version's size: the artwork's shape, its longer side {@link DETAIL_SIDE}. */
export function detailSize({ width, height }: Size): Size {
  const shrink = DETAIL_SIDE / Math.max(width, height)
  return {
    width: Math.max(CELL, Math.round(width * shrink)),
    height: Math.max(CELL, Math.round(height * shrink)),
  }
}

/** Measures rows of RGB or RGBA pixels. */
export function detailOf(pixels: ArrayLike<number>, { width, height }: Size, channels: 3 | 4): DetailMap {
  const light = (x: number, y: number): number => {
    const at = (y * width + x) * channels
    return 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0)
  }
  const columns = Math.ceil(width / CELL)
  const rows = Math.ceil(height / CELL)
  const cells = new Array<number>(columns * rows).fill(0)
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const here = light(x, y)
      const step = Math.abs(light(x + 1, y) - here) + Math.abs(light(x, y + 1) - here) - FLOOR
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL)
      if (step > 0) cells[cell] = (cells[cell] ?? 0) + step
    }
  }
  return { columns, rows, cells }
}

/** Whether a point lies within a rounded box of the print area. */
export function insideBox(px: number, py: number, box: TemplateBox, print: Size): boolean {
  const [width, height] = [box.width * print.width, box.height * print.height]
  const radius = Math.min(box.radius * print.width, width / 2, height / 2)
  const dx = Math.abs(px - (box.x * print.width + width / 2))
  const dy = Math.abs(py - (box.y * print.height + height / 2))
  if (dx > width / 2 || dy > height / 2) return false
  const [cornerX, cornerY] = [dx - (width / 2 - radius), dy - (height / 2 - radius)]
  return cornerX <= 0 || cornerY <= 0 || Math.hypot(cornerX, cornerY) <= radius
}

/** The share of the printed picture's detail that falls into the camera's opening, 0 to 1. */
export function cameraLoss(
  map: DetailMap,
  artwork: Size,
  print: Size,
  placement: Placement,
  cutout: TemplateBox,
): number {
  let [printed, lost] = [0, 0]
  map.cells.forEach((energy, index) => {
    if (energy === 0) return
    const u = (((index % map.columns) + 0.5) / map.columns) * artwork.width
    const v = ((Math.floor(index / map.columns) + 0.5) / map.rows) * artwork.height
    const [px, py] = toPrint([u, v], artwork, print, placement)
    if (px < 0 || py < 0 || px > print.width || py > print.height) return
    printed += energy
    if (insideBox(px, py, cutout, print)) lost += energy
  })
  return printed === 0 ? 0 : Math.round((lost / printed) * 10_000) / 10_000
}
