import type { Field } from '../field'
import { blur, lightOf, shrink } from '../pixels'
import { Random } from '../random'
import { triangulate, type Triangles } from '../triangles'
import type { Style } from './style'

const COLUMNS = 288
/** How close points stand where the picture has an edge, and where it is calm, in columns; each of the four is cut otherwise. */
const FINE = [4, 5, 4.5, 6.5] as const
const CALM = [17, 21, 24, 27] as const
/** An edge is where the light changes by as much, from one column to the next. */
const EDGE = 0.035
/** Facets are turned to the light or away from it. */
const FACET = 0.085

type Point = readonly [number, number]

/** The picture in flat facets that follow its forms, as if it were folded from one sheet. */
export const lowPoly: Style = {
  id: 'low-poly',
  mat: 'never',
  rework: (pixels, { seed, index, transparent }) => {
    const { width, height, data, alpha } = pixels
    const columns = Math.min(COLUMNS, width)
    const rows = Math.round((columns * height) / width)
    const small = shrink(data, width, height, columns, rows)
    const random = new Random(seed ^ 0x10b0)
    const points = scatter(small, columns, rows, random, index)
    const triangles = triangulate(points)
    const colours = coloursOf(small, columns, rows, points, triangles, random)
    const out = new Uint8ClampedArray(data)
    fill(out, width, height, width / columns, points, triangles, colours)
    return { width, height, data: soften(out, width, height), alpha: transparent ? alpha : null }
  },
  finish: { grain: 0.02, vignette: 0.1 },
}

/** Points along the edges of the picture first, then wherever there is room, and round its border. */
function scatter(small: Field, columns: number, rows: number, random: Random, index: number): Point[] {
  const light = blur(lightOf(small), columns, rows, 1)
  const unit = columns / COLUMNS
  const fine = Math.max(2, (FINE[index] ?? 6) * unit)
  const calm = Math.max(4, (CALM[index] ?? 20) * unit)
  const points: Point[] = []
  const cells = new Map<number, Point[]>()
  const across = Math.ceil(columns / fine) + 2
  const cellOf = (x: number, y: number): number => Math.floor(y / fine) * across + Math.floor(x / fine)
  const isFree = (x: number, y: number, reach: number): boolean => {
    const span = Math.ceil(reach / fine)
    for (let j = -span; j <= span; j++)
      for (let i = -span; i <= span; i++)
        for (const [px, py] of cells.get(cellOf(x + i * fine, y + j * fine)) ?? [])
          if ((px - x) ** 2 + (py - y) ** 2 < reach * reach) return false
    return true
  }
  const put = (x: number, y: number): void => {
    const cell = cellOf(x, y)
    cells.set(cell, [...(cells.get(cell) ?? []), [x, y]])
    points.push([x, y])
  }
  const along = (length: number): number[] => {
    const count = Math.max(2, Math.round(length / calm))
    return Array.from({ length: count }, (_, i) => (i * length) / count)
  }
  for (const x of along(columns)) {
    put(x, 0)
    put(columns - x, rows)
  }
  for (const y of along(rows)) {
    put(0, rows - y)
    put(columns, y)
  }
  for (const [x, y] of random.shuffle(edgesOf(light, columns, rows))) if (isFree(x, y, fine)) put(x, y)
  for (let i = Math.round((columns * rows * 14) / calm ** 2); i > 0; i--) {
    const [x, y] = [random.range(1, columns - 1), random.range(1, rows - 1)]
    if (isFree(x, y, calm)) put(x, y)
  }
  return points
}

/** Where the light changes most, across the change. */
function edgesOf(light: Float32Array, columns: number, rows: number): Point[] {
  const change = new Float32Array(light.length)
  const at = (x: number, y: number): number => light[y * columns + x] as number
  for (let y = 1; y < rows - 1; y++)
    for (let x = 1; x < columns - 1; x++)
      change[y * columns + x] = Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1))
  const found: Point[] = []
  for (let y = 2; y < rows - 2; y++) {
    for (let x = 2; x < columns - 2; x++) {
      const i = y * columns + x
      const here = change[i] as number
      if (here < EDGE) continue
      const upright = Math.abs(at(x + 1, y) - at(x - 1, y)) > Math.abs(at(x, y + 1) - at(x, y - 1))
      const step = upright ? 1 : columns
      if (here >= (change[i - step] as number) && here >= (change[i + step] as number)) found.push([x, y])
    }
  }
  return found
}

/** Where inside a triangle its colour is read: off its sides, on which the neighbours' colours begin. */
const READ = [
  [1 / 3, 1 / 3],
  [0.5, 0.25],
  [0.25, 0.5],
  [0.25, 0.25],
  [0.6, 0.2],
  [0.2, 0.6],
  [0.2, 0.2],
] as const

function coloursOf(
  small: Field,
  columns: number,
  rows: number,
  points: readonly Point[],
  triangles: Triangles,
  random: Random,
): Float32Array {
  const colours = new Float32Array(triangles.length)
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => points[triangles[t + k] as number] ?? ([0, 0] as const))
    if (!a || !b || !c) continue
    for (const [u, v] of READ) {
      const x = clamp(a[0] + (b[0] - a[0]) * u + (c[0] - a[0]) * v, columns)
      const y = clamp(a[1] + (b[1] - a[1]) * u + (c[1] - a[1]) * v, rows)
      for (let k = 0; k < 3; k++)
        (colours[t + k] as number) += (small[(y * columns + x) * 3 + k] as number) / READ.length
    }
    const turn = 1 + random.range(-FACET, FACET)
    for (let k = 0; k < 3; k++) colours[t + k] = (colours[t + k] as number) * turn
  }
  return colours
}

const clamp = (value: number, end: number): number => Math.max(0, Math.min(end - 1, Math.floor(value)))

/** Row by row between the sides that it meets. */
function fill(
  out: Field,
  width: number,
  height: number,
  scale: number,
  points: readonly Point[],
  triangles: Triangles,
  colours: Float32Array,
): void {
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [0, 1, 2].map((k) => points[triangles[t + k] as number] ?? ([0, 0] as const))
    const scaled = corners.map(([x, y]) => [x * scale, y * scale] as const)
    const ys = scaled.map(([, y]) => y)
    const foot = Math.min(height - 1, Math.ceil(Math.max(...ys)))
    for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= foot; y++) {
      let left = Infinity
      let right = -Infinity
      for (let k = 0; k < 3; k++) {
        const [[x1, y1], [x2, y2]] = [scaled[k] ?? [0, 0], scaled[(k + 1) % 3] ?? [0, 0]]
        const line = Math.max(Math.min(y1, y2), Math.min(Math.max(y1, y2), y + 0.5))
        if (Math.abs(line - (y + 0.5)) > 0.5) continue
        const x = Math.abs(y2 - y1) < 1e-9 ? x1 : x1 + ((x2 - x1) * (line - y1)) / (y2 - y1)
        left = Math.min(left, x)
        right = Math.max(right, x)
      }
      const end = Math.min(width - 1, Math.ceil(right - 0.5))
      for (let x = Math.max(0, Math.floor(left - 0.5)), p = (y * width + x) * 3; x <= end; x++) {
        out[p++] = colours[t] as number
        out[p++] = colours[t + 1] as number
        out[p++] = colours[t + 2] as number
      }
    }
  }
}

/** Takes the steps out of the sides: only where two facets meet is anything to be mixed. */
function soften(data: Field, width: number, height: number): Field {
  const out = new Uint8ClampedArray(data)
  const row = width * 3
  for (let y = 1; y < height - 1; y++) {
    for (let p = y * row + 3, end = y * row + row - 3; p < end; p++) {
      const here = data[p] as number
      const [left, right] = [data[p - 3] as number, data[p + 3] as number]
      const [above, below] = [data[p - row] as number, data[p + row] as number]
      if (here === left && here === right && here === above && here === below) continue
      out[p] = (here * 2 + left + right + above + below) / 6
    }
  }
  return out
}
