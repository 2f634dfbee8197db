import sharp from 'sharp'
import { Canvas } from './canvas'
import { n1 } from './curves'
import type { Field } from './field'
import { finish } from './finish'
import type { FrameShape, Plan } from './plan'
import { Random } from './random'

export interface Drawing {
  svg: string | null
  /** Draws what lies below the vectors, at any size. */
  field: ((width: number, height: number) => Field) | null
}

/** Lays a plan out as layered SVG for a picture of these pixels. */
export function compose(plan: Plan, width: number, height: number): Drawing {
  const { palette } = plan
  const style = plan.line ? { paper: palette.paper, ink: palette.dark, accent: palette.accent2 } : null
  const canvas = new Canvas((1000 * height) / width, style, plan.unwanted)
  const random = new Random(plan.seed)
  const field = plan.scene.draw({ canvas, random, palette, wishes: plan.wishes }) ?? null
  if (plan.frame) mat(canvas, plan, plan.frame)
  return { svg: canvas.isEmpty ? null : canvas.toSvg(width, height), field }
}

/** Draws a plan as RGB pixels. */
export async function draw(plan: Plan, width: number, height: number): Promise<Buffer> {
  const { svg, field } = compose(plan, width, height)
  const base = field ? field(width, height) : null
  const over = svg ? await sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha().raw().toBuffer() : null
  const look = plan.line ? { grain: 0.02, vignette: 0.04 } : { grain: 0.042, vignette: 0.14 }
  return finish(width, height, base, over, look, plan.seed)
}

/** A paper mat with a shaped window over everything drawn so far. */
function mat(canvas: Canvas, { palette, line }: Plan, shape: FrameShape): void {
  const height = canvas.height
  const edge = 78
  const [top, bottom] = [height * 0.07, height * 0.93]
  const arc = 500 - edge
  const shapes: Record<FrameShape, string> = {
    arch: `M${edge} ${n1(bottom)}V${n1(top + arc)}A${arc} ${arc} 0 0 1 ${1000 - edge} ${n1(top + arc)}V${n1(bottom)}Z`,
    circle: `M80 ${n1(height / 2)}a420 ${n1(Math.min(620, height * 0.42))} 0 1 0 840 0a420 ${n1(Math.min(620, height * 0.42))} 0 1 0 -840 0Z`,
    border: `M${edge} ${edge}H${1000 - edge}V${n1(height - edge)}H${edge}Z`,
  }
  const window = shapes[shape]
  const outside = `M-10 -10H1010V${n1(height + 10)}H-10Z${window}`
  canvas.path(outside, { fill: palette.paper, evenOdd: true, role: line ? 'backdrop' : undefined })
  canvas.path(window, {
    stroke: palette.land[2],
    width: 3,
    transform: `translate(-15 ${n1(-height * 0.011)}) scale(1.03 1.022)`,
  })
}
