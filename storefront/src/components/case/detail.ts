import type { Placement, PrintArea } from '@caseloom/contract'
import { artworkBox, type Size } from './placement'

/** The longer side of the small version that detail is measured on. */
const DETAIL_SIDE = 240
const CELL = 4
/** Differences up to this are grain and compression, not drawing. */
const FLOOR = 6

/** How much is drawn where: local contrast, summed over cells of the small version. The renderer measures the same. */
export interface DetailMap {
  columns: number
  rows: number
  cells: number[]
}
type Box = PrintArea['cameraCutout']

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
export function insideBox(px: number, py: number, box: Box, print: Size): boolean {
  const [width, height] = [box.width * print.width, box.height * print.height]
  const radius = Math.min(box.radius * print.width, width / 2, height / 2)
  const dx = Math.abs(px - (box.x * print.width + width / 2))
  const dy = Math.abs(py - (box.y * print.height + height / 2))
  if (dx > width / 2 || dy > height / 2) return false
  const [cornerX, cornerY] = [dx - (width / 2 - radius), dy - (height / 2 - radius)]
  return cornerX <= 0 || cornerY <= 0 || Math.hypot(cornerX, cornerY) <= radius
}

/** The detail of the whole artwork, of what is printed of it, and of what the camera's opening takes. */
export interface DetailSums {
  all: number
  printed: number
  lost: number
}

export function detailSums(
  map: DetailMap,
  artwork: Size,
  print: Size,
  placement: Placement,
  cutout: Box,
): DetailSums {
  const box = artworkBox(print, artwork, placement)
  const turn = (box.rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const stepU = (box.width / map.columns) * (box.mirror ? -1 : 1)
  const stepV = box.height / map.rows
  const sums = { all: 0, printed: 0, lost: 0 }
  for (let row = 0; row < map.rows; row++) {
    const down = (row + 0.5 - map.rows / 2) * stepV
    for (let column = 0; column < map.columns; column++) {
      const energy = map.cells[row * map.columns + column] ?? 0
      if (energy === 0) continue
      sums.all += energy
      const across = (column + 0.5 - map.columns / 2) * stepU
      const px = box.cx + across * cos - down * sin
      const py = box.cy + across * sin + down * cos
      if (px < 0 || py < 0 || px > print.width || py > print.height) continue
      sums.printed += energy
      if (insideBox(px, py, cutout, print)) sums.lost += energy
    }
  }
  return sums
}

/** The share of the printed picture's detail that falls into the camera's opening, 0 to 1. */
export function cameraLoss(
  map: DetailMap,
  artwork: Size,
  print: Size,
  placement: Placement,
  cutout: Box,
): number {
  const { printed, lost } = detailSums(map, artwork, print, placement, cutout)
  return printed === 0 ? 0 : Math.round((lost / printed) * 10_000) / 10_000
}
