import { rectPath } from '../curves'
import type { Frame, Scene, SceneSpec } from '../scene'

type Three = readonly [string, string, string]
type Tile = (frame: Frame, colours: Three) => void

/** Each draws in a box of 100 by 100 on the first colour. */
const TILES: readonly Tile[] = [
  ({ canvas }, [a, b, c]) => {
    canvas.path('M0 0H100A100 100 0 0 1 0 100Z', { fill: b }).path('M0 0H60A60 60 0 0 1 0 60Z', { fill: c })
    canvas.path('M0 0H26A26 26 0 0 1 0 26Z', { fill: a })
  },
  ({ canvas }, [, b, c]) => {
    canvas.path('M0 0A50 50 0 0 0 100 0Z', { fill: b }).path('M0 50A50 50 0 0 0 100 50Z', { fill: c })
  },
  ({ canvas }, [, b, c]) => {
    canvas.circle(50, 50, 42, { fill: b }).circle(50, 50, 22, { fill: c })
  },
  ({ canvas }, [, b]) => {
    for (let i = 0; i < 5; i++) canvas.rect(0, i * 20, 100, 10, { fill: b })
  },
  ({ canvas }, [, b, c]) => {
    canvas.path('M0 100L100 0V100Z', { fill: b }).path('M50 100L100 50V100Z', { fill: c })
  },
  ({ canvas }, [, b]) => {
    const petals =
      'M50 0C78 0 100 22 100 50C72 50 50 28 50 0ZM50 100C22 100 0 78 0 50C28 50 50 72 50 100Z' +
      'M0 50C0 22 22 0 50 0C50 28 28 50 0 50ZM100 50C100 78 78 100 50 100C50 72 72 50 100 50Z'
    canvas.path(petals, { fill: b })
  },
  ({ canvas }, [, b, c]) => {
    for (let i = 5; i > 0; i--) {
      const r = i * 20
      canvas.path(`M0 ${100 - r}A${r} ${r} 0 0 1 ${r} 100H0Z`, { fill: i % 2 ? b : c })
    }
  },
  ({ canvas }, [, b]) => {
    for (let i = 0; i < 16; i++)
      canvas.circle(12.5 + (i % 4) * 25, 12.5 + Math.floor(i / 4) * 25, 6, { fill: b })
  },
  ({ canvas }, [, b, c]) => {
    canvas.path('M0 0H100V50A50 50 0 0 1 0 50Z', { fill: b }).circle(50, 42, 20, { fill: c })
  },
]

const draw: Scene = (frame) => {
  const { canvas, random, palette, wishes } = frame
  const columns = [4, 3, 5, 3][wishes.index] ?? 4
  const width = 1000 / columns
  const rows = Math.round(canvas.height / width)
  const height = canvas.height / rows
  const { flowers, accent2, land, paper, dark, leaf } = palette
  const colours = [...new Set([flowers[0], accent2, land[1], paper, dark, flowers[1], leaf])]
  for (let i = 0; i < rows * columns; i++) {
    const [x, y] = [(i % columns) * width, Math.floor(i / columns) * height]
    const [a = paper, b = dark, c = accent2] = random.shuffle(colours)
    canvas.rect(x, y, width + 0.6, height + 0.6, { fill: a })
    const tile = random.pick(TILES)
    const turn = random.int(0, 3) * 90
    canvas.clipped(canvas.clip(rectPath(x - 0.3, y - 0.3, width + 0.9, height + 0.9)), () => {
      canvas.at(x + width / 2, y + height / 2, turn, height / 100, () => {
        canvas.at(-50, -50, 0, 1, () => tile(frame, [a, b, c]))
      })
    })
  }
  return undefined
}

/** Bauhaus tiles. */
export const tiles: SceneSpec = {
  name: 'tiles',
  shows: 'geometric tiles',
  kind: 'pattern',
  words: 'geometric bauhaus cube triangle grid mosaic tile midcentury',
  weak: 'shape pattern',
  palettes: ['boho', 'candy', 'ocean', 'ink'],
  compositions: ['tiles', 'terrazzo', 'arches', 'tiles'],
  neverFramed: true,
  neverLine: true,
  draw,
}
