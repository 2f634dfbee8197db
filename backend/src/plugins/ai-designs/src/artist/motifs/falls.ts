import type { Canvas } from '../canvas'
import { mix } from '../colour'
import { n1, smooth, type Point } from '../curves'
import type { Random } from '../random'

/** A fall of water between two heights, widening downwards, with threads of light and spray at its foot. */
export function waterfall(
  canvas: Canvas,
  random: Random,
  x: number,
  top: number,
  foot: number,
  width: number,
  colour: string,
  light: string,
): void {
  const edge = (side: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8
      return [
        x + side * width * (0.5 + 0.16 * t) + random.range(-0.03, 0.03) * width,
        top + (foot - top) * t,
      ] as const
    })
  const [left, right] = [edge(-1), edge(1)]
  const d = smooth([...left, ...right.toReversed()], true, 0.1)
  canvas.path(d, {
    fill: canvas.linear([
      [0, mix(colour, light, 0.55)],
      [0.5, mix(colour, light, 0.75)],
      [1, light],
    ]),
  })
  const clip = canvas.clip(d)
  for (const [tone, count, wide] of [
    [mix(colour, light, 0.25), 9, 0.05],
    [mix(colour, '#ffffff', 0.9), 12, 0.026],
  ] as const) {
    let threads = ''
    for (let i = 0; i < count; i++) {
      const u = random.range(-0.5, 0.5)
      const from = top + (foot - top) * random.range(-0.05, 0.55)
      const to = from + (foot - top) * random.range(0.25, 0.6)
      const w = width * wide * random.range(0.6, 1.3)
      threads += `M${n1(x + u * width - w)} ${n1(from)}Q${n1(x + u * width * 1.1)} ${n1(from - w * 3)} ${n1(x + u * width + w)} ${n1(from)}L${n1(x + u * width * 1.3 + w * 0.6)} ${n1(to)}Q${n1(x + u * width * 1.3)} ${n1(to + w * 6)} ${n1(x + u * width * 1.3 - w * 0.6)} ${n1(to)}Z`
    }
    canvas.path(threads, { fill: tone, opacity: 0.7, clip, role: 'detail' })
  }
  spray(canvas, random, x, foot, width, light)
}

/** Foam and mist where water strikes. */
export function spray(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  width: number,
  light: string,
): void {
  canvas.ellipse(x, y, width * 1.25, width * 0.42, {
    fill: canvas.radial([
      [0, light, 0.9],
      [0.5, light, 0.4],
      [1, light, 0],
    ]),
    role: 'glow',
  })
  for (let i = 0; i < 14; i++) {
    const px = x + random.bell() * width * 0.42
    const r = width * random.range(0.05, 0.13)
    canvas.ellipse(px, y + random.range(-0.3, 0.6) * r, r * 1.3, r, {
      fill: mix(light, '#ffffff', 0.5),
      opacity: 0.85,
      role: canvas.line ? 'detail' : undefined,
    })
  }
}

/** A wall of rock in layers, from an edge of the picture to `reach`; every layer a little further in. */
export function cliffWall(
  canvas: Canvas,
  random: Random,
  side: -1 | 1,
  top: number,
  reach: number,
  lit: string,
  shade: string,
  layers = 9,
): void {
  const foot = canvas.height + 10
  const step = (foot - top) / layers
  const at = (u: number): number => (side < 0 ? u : 1000 - u)
  const points: Point[] = [[at(-20), top]]
  const bands: string[] = []
  for (let i = 0; i < layers; i++) {
    const y = top + i * step
    const u = reach * (0.55 + 0.45 * (i / layers)) + random.range(-0.12, 0.1) * reach
    points.push(
      [at(u * random.range(0.88, 0.98)), y + random.range(-6, 6)],
      [at(u), y + step * 0.16],
      [at(u * random.range(0.94, 1.02)), y + step * 0.86],
    )
    bands.push(
      `M${n1(at(-20))} ${n1(y + step * random.range(0.1, 0.3))}L${n1(at(u))} ${n1(y + step * 0.2)}L${n1(at(u * 0.99))} ${n1(y + step * random.range(0.45, 0.65))}L${n1(at(-20))} ${n1(y + step * random.range(0.4, 0.8))}Z`,
    )
  }
  points.push([at(-20), foot])
  const d = `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}Z`
  const range = side < 0 ? ([0, 0, 1, 0.1] as const) : ([1, 0, 0, 0.1] as const)
  canvas.path(d, {
    fill: canvas.linear(
      [
        [0, shade],
        [1, lit],
      ],
      range,
    ),
  })
  const clip = canvas.clip(d)
  bands.forEach((band, i) =>
    canvas.path(band, {
      fill: i % 2 ? mix(lit, shade, 0.8) : mix(lit, '#ffffff', 0.14),
      opacity: 0.42,
      clip,
      role: canvas.line ? 'detail' : undefined,
    }),
  )
}
