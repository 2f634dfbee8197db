import { mix } from '../colour'
import { leaf } from '../motifs/plants'
import { flower, greensOf } from '../motifs/wreath'
import type { Frame } from '../scene'

/** Leaves and a few flowers along the foot of a picture. */
export function leafRow({ canvas, random, palette }: Frame, top: number): void {
  const greens = greensOf(palette).map((green) => mix(green, palette.dark, 0.12))
  for (let i = 0; i < 44; i++) {
    const x = (i / 43) * 1060 - 30
    const y = canvas.height - random.range(-30, (canvas.height - top) * 0.25)
    const length = random.range(150, 330)
    leaf(canvas, random, x, y, random.range(-34, 34), length, length * 0.26, random.pick(greens))
  }
  for (let i = 0; i < 9; i++) {
    const y = canvas.height - random.range(30, (canvas.height - top) * 0.5)
    flower(canvas, random, (i + random.next()) * 116, y, random.range(42, 76), palette, i % 3, i)
  }
}
