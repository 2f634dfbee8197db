import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { n1 } from '../../curves'
import { furOver, modelled, type Coat } from '../../motifs/creatures/coat'
import { flowerArc, flowerBank, foliageFan, leafBank } from '../../motifs/wreath'
import type { Random } from '../../random'
import type { Frame, Scene } from '../../scene'
import { bodyCoatFor, coatFor, faceOf, type Animal } from './animals'
import { halo, portraitGround } from './stage'

export interface PortraitLook {
  crown?: 'flowers' | 'leaves' | 'none'
  asleep?: boolean
}

/** Neck and shoulders below a face; `neck` is half the neck's width. */
export function bust(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  neck: number,
  coat: Coat,
  plain = false,
): void {
  const foot = canvas.height + 40
  const d =
    `M${n1(x - neck * 0.6)} ${n1(y)}C${n1(x - neck * 1.05)} ${n1(y + 90)} ${n1(x - neck * 1.2)} ${n1(y + 210)} ${n1(x - neck * 1.5)} ${n1(y + 300)}` +
    `C${n1(x - neck * 1.9)} ${n1(y + 420)} ${n1(x - neck * 1.9)} ${n1(foot - 100)} ${n1(x - neck * 1.95)} ${n1(foot)}` +
    `H${n1(x + neck * 1.95)}C${n1(x + neck * 1.9)} ${n1(foot - 100)} ${n1(x + neck * 1.9)} ${n1(y + 420)} ${n1(x + neck * 1.5)} ${n1(y + 300)}` +
    `C${n1(x + neck * 1.2)} ${n1(y + 210)} ${n1(x + neck * 1.05)} ${n1(y + 90)} ${n1(x + neck * 0.6)} ${n1(y)}Z`
  modelled(canvas, d, shift(coat.base, { lightness: -0.05 }), 0)
  const clip = canvas.clip(d)
  canvas.clipped(clip, () => {
    const chest = `M${n1(x)} ${n1(y + 60)}C${n1(x + neck * 1.1)} ${n1(y + 160)} ${n1(x + neck * 0.95)} ${n1(y + 420)} ${n1(x)} ${n1(y + 640)}C${n1(x - neck * 0.95)} ${n1(y + 420)} ${n1(x - neck * 1.1)} ${n1(y + 160)} ${n1(x)} ${n1(y + 60)}Z`
    const fill = canvas.linear([
      [0, mix(coat.light, coat.base, 0.5)],
      [1, coat.light],
    ])
    if (!plain) canvas.path(chest, { fill, opacity: 0.9, role: 'shade' })
    const shadow = canvas.linear(
      [
        [0, coat.dark, 0.75],
        [1, coat.dark, 0],
      ],
      [0, y, 0, y + 260],
      'userSpaceOnUse',
    )
    canvas.rect(x - 500, y, 1000, 260, { fill: shadow, role: 'shade' })
  })
  furOver(
    canvas,
    random,
    clip,
    { centre: [x, y - 160], from: 220, to: 900, start: 110, end: 250, length: 26, gap: 34 },
    coat.dark,
    0.3,
  )
}

/** An animal before a disc, with leaves behind its head, a crown and flowers at its feet. */
export function portrait(frame: Frame, animal: Animal, look: PortraitLook = {}): void {
  const { canvas, random, palette } = frame
  const { crown = 'flowers', asleep } = look
  const coat = coatFor(frame, animal)
  const { scale, brow } = animal
  const [x, y] = [500, canvas.height * 0.5 + animal.drop]
  portraitGround(frame)
  halo(frame, x, y - 40, 372)
  const behind = { x, y: y + brow.y * scale, r: brow.r * scale * 1.02, from: -118, to: 118 }
  foliageFan(canvas, random, behind, palette, crown === 'none' ? 0 : 30, 165)
  bust(canvas, random, x, y + 60 * scale, animal.neck * scale, bodyCoatFor(frame, animal), animal.plain)
  canvas.at(x, y, 0, scale, () => {
    faceOf(frame, animal, { coat, asleep })
  })
  const arc = {
    x,
    y: y + brow.y * scale,
    r: brow.r * scale,
    from: -brow.spread,
    to: brow.spread,
  }
  if (crown === 'leaves') foliageFan(canvas, random, { ...arc, r: arc.r - 20 }, palette, 15, 92)
  if (crown === 'flowers') {
    foliageFan(canvas, random, { ...arc, r: arc.r + 6 }, palette, 12, 96)
    flowerArc(canvas, random, arc, palette, Math.round(brow.spread / 5.5), 72)
  }
  leafBank(canvas, random, palette, canvas.height * 0.24, 22, 0.35)
  flowerBank(canvas, random, palette, 7, 92)
}

/** The face alone, for stickers and repeats. */
export const faceAlone =
  (animal: Animal): Scene =>
  (frame) => {
    const { canvas } = frame
    canvas.at(500, canvas.height / 2 + animal.drop, 0, animal.scale * 1.15, () => {
      faceOf(frame, animal, { coat: coatFor(frame, animal) })
    })
    return undefined
  }
