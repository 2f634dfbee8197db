import { mix } from '../../colour'
import { flowerArc, foliageFan } from '../../motifs/wreath'
import type { Frame, Scene } from '../../scene'
import { halo, portraitGround } from './stage'

/** Draws a creature round the origin. */
export type Drawn = (frame: Frame) => void

/** A creature on a disc in a ring of leaves and flowers. */
export const inAWreath =
  (draw: Drawn, scale: number): Drawn =>
  (frame) => {
    const { canvas, random, palette } = frame
    const y = canvas.height * 0.51
    portraitGround(frame)
    foliageFan(canvas, random, { x: 500, y, r: 350, from: 0, to: 352 }, palette, 44, 130)
    halo(frame, 500, y, 360, mix(palette.land[0], palette.light, 0.2))
    flowerArc(canvas, random, { x: 500, y, r: 384, from: 130, to: 230 }, palette, 9, 70)
    flowerArc(canvas, random, { x: 500, y, r: 384, from: -36, to: 36 }, palette, 5, 52)
    canvas.at(500, y, 0, scale, () => {
      draw(frame)
    })
  }

/** The creature alone, for stickers and repeats. */
export const onItsOwn =
  (draw: Drawn, scale: number): Scene =>
  (frame) => {
    frame.canvas.at(500, frame.canvas.height / 2, 0, scale, () => {
      draw(frame)
    })
    return undefined
  }
