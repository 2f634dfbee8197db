import type { Canvas } from '../canvas'
import { mix } from '../colour'
import { n1 } from '../curves'
import type { Random } from '../random'

/** A puffy cloud with a flat foot; the colour of its foot is best that of the sky behind it. */
export function cumulus(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  width: number,
  top: string,
  foot: string,
): void {
  const lobes = Math.max(4, Math.round(width / 70))
  const left = x - width / 2
  const step = width / lobes
  const tall = width * random.range(0.16, 0.22)
  const layer = (scale: number, lift: number): string => {
    let d = `M${n1(left)} ${n1(y)}`
    for (let i = 0; i < lobes; i++) {
      const hump = Math.sin(Math.PI * ((i + 0.5) / lobes)) ** 0.8
      const rise = i === lobes - 1 ? y : y - tall * scale * hump * random.range(0.75, 1.15) - lift * hump
      const endX = left + step * (i + 1)
      const [, lastY] = lastPoint(d)
      const high = Math.min(lastY, rise) - step * (0.5 + 0.42 * hump) * scale
      d += `C${n1(endX - step * 1.12)} ${n1(high)} ${n1(endX + step * 0.1)} ${n1(high)} ${n1(endX)} ${n1(rise)}`
    }
    return `${d}Z`
  }
  const body = canvas.linear([
    [0, top],
    [0.55, mix(top, foot, 0.35)],
    [1, foot],
  ])
  canvas.path(layer(1, width * 0.03), { fill: body })
  const lit = canvas.linear([
    [0, mix(top, '#ffffff', 0.45), 0.9],
    [0.8, top, 0],
  ])
  canvas.path(layer(0.62, 0), { fill: lit, role: 'shade' })
}

function lastPoint(d: string): [number, number] {
  const numbers = d.match(/-?[\d.]+/g) ?? []
  return [Number(numbers.at(-2) ?? 0), Number(numbers.at(-1) ?? 0)]
}

/** Banks of cloud along a line, the nearer ones lower and larger. */
export function cloudBank(
  canvas: Canvas,
  random: Random,
  y: number,
  depth: number,
  rows: number,
  top: string,
  foot: string,
): void {
  for (let row = 0; row < rows; row++) {
    const t = rows === 1 ? 1 : row / (rows - 1)
    const line = y + depth * t
    const colour = mix(foot, top, 0.35 + 0.65 * t)
    const fill = canvas.linear(
      [
        [0, mix(foot, top, t * 0.4)],
        [1, foot],
      ],
      [0, line, 0, line + depth],
      'userSpaceOnUse',
    )
    canvas.rect(-5, line, 1010, canvas.height - line + 10, { fill, role: 'shade' })
    for (let i = 0; i < 5; i++) {
      const x = i * 240 + random.range(-70, 70)
      cumulus(
        canvas,
        random,
        x,
        line + random.range(2, 16),
        random.range(320, 520),
        colour,
        mix(foot, top, t * 0.4),
      )
    }
  }
}
