import { Canvas } from './canvas'
import type { Field } from './field'
import { finish } from './finish'
import { rainOver, wantsRain } from './motifs/weather'
import { flowerArc, foliageFan } from './motifs/wreath'
import { letter } from './lettering/letter'
import { mat, shapePath } from './mat'
import { alphaOf, layOver, type Pixels } from './pixels'
import type { Plan } from './plan'
import { Random } from './random'
import { rasterise, type Renderer } from './rasterise'
import type { Scene } from './scene'
import { styleNamed } from './styles'
import type { StyleTask } from './styles/style'

export interface Drawing {
  svg: string | null
  /** Draws what lies below the vectors, at any size. */
  field: ((width: number, height: number) => Field) | null
  /** What is kept of a scene that has no subject to stand alone. */
  mask: string | null
}

const LOOK = { grain: 0.042, vignette: 0.14 }

/** Lays a plan out as layered SVG for a picture of these pixels. */
export function compose(plan: Plan, width: number, height: number): Drawing {
  const { palette, wishes, scene, unwanted, transparent } = plan
  const style = styleNamed(plan.style)
  const task = taskOf(plan, width)
  const tall = (1000 * height) / width
  const canvas = new Canvas(tall, style?.look?.(task) ?? null, unwanted)
  const frame = { canvas, random: new Random(plan.seed), palette, wishes }
  const alone = transparent ? scene.alone : undefined
  const field = (alone ? subjectOf(alone, wishes.index) : scene.draw)(frame) ?? null
  if (rains(plan)) rainOver(canvas, frame.random, palette)
  if (!alone) style?.decorate?.(frame, task)
  if (plan.frame && !transparent) mat(canvas, palette, plan.frame)
  const mask = transparent && !alone ? maskOf(tall) : null
  return {
    svg: canvas.isEmpty ? null : canvas.toSvg(width, height),
    field,
    mask: mask?.toSvg(width, height) ?? null,
  }
}

/** A pattern is no place where rain could fall. */
const rains = ({ scene, wishes, transparent }: Plan): boolean =>
  !transparent && scene.kind !== 'pattern' && !scene.dry?.(wishes) && wantsRain(wishes.says)

/** Draws a plan as pixels; `drawing` is what {@link compose} made of it for this format. */
export async function draw(
  plan: Plan,
  width: number,
  height: number,
  renderer: Renderer = 'resvg',
): Promise<Pixels> {
  const style = styleNamed(plan.style)
  const task = taskOf(plan, width)
  const drawing = compose(plan, width, height)
  const over = drawing.svg ? await rasterise(drawing.svg, renderer) : null
  const data = layOver(over, ground(drawing, plan, width, height, task), width, height)
  const cut = drawing.mask ? await rasterise(drawing.mask, renderer) : over
  let pixels: Pixels = { width, height, data, alpha: plan.transparent && cut ? alphaOf(cut) : null }
  if (style?.rework) pixels = style.rework(pixels, task)
  if (plan.lettering) write(pixels, await rasterise(letter(plan, pixels).toSvg(width, height), renderer))
  finish(pixels, style?.finish ?? LOOK, plan.seed)
  return pixels
}

/** The subject alone: as it is, the other way round, with flowers at its foot, and leaning. */
function subjectOf(alone: Scene, index: number): Scene {
  return (frame) => {
    const { canvas, random, palette } = frame
    const middle = canvas.height / 2
    const mirrored = index === 1
    canvas.at(
      500,
      middle,
      index === 3 ? -9 : 0,
      1,
      () => {
        canvas.at(-500, -middle, 0, 1, () => void alone(frame))
      },
      mirrored ? -1 : 1,
    )
    if (index === 2) {
      const arc = { x: 500, y: middle - 60, r: 400, from: 138, to: 222 }
      foliageFan(canvas, random, arc, palette, 13, 130)
      flowerArc(canvas, random, arc, palette, 7, 66)
    }
    return undefined
  }
}

function taskOf({ palette, wishes, seed, transparent }: Plan, width: number): StyleTask {
  return { palette, index: wishes.index, seed, width, transparent }
}

function ground(
  { field }: Drawing,
  plan: Plan,
  width: number,
  height: number,
  task: StyleTask,
): Field | null {
  const style = styleNamed(plan.style)
  const below = field?.(width, height)
  if (below) return style?.field?.(below, width, height, task) ?? below
  return style?.ground?.(width, height, task) ?? null
}

/** A rounded arch: a place or a pattern becomes a badge. */
function maskOf(tall: number): Canvas {
  return new Canvas(tall).path(shapePath('arch', tall), { fill: '#ffffff' })
}

function write(pixels: Pixels, over: Uint8Array): void {
  layOver(over, pixels.data, pixels.width, pixels.height)
  const { alpha } = pixels
  if (!alpha) return
  for (let i = 0, q = 3; i < alpha.length; i++, q += 4) {
    alpha[i] = Math.max(alpha[i] as number, over[q] as number)
  }
}
