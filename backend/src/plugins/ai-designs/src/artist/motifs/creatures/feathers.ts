import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { n1 } from '../../curves'

/** One feather that grows up from its foot, turned by degrees, with a shaft. */
export function feather(
  canvas: Canvas,
  x: number,
  y: number,
  rotation: number,
  length: number,
  width: number,
  colour: string,
  ink: string,
): void {
  canvas.at(x, y, rotation, 1, () => {
    const fill = canvas.linear([
      [0, shift(colour, { lightness: 0.07 })],
      [1, shift(colour, { lightness: -0.08 })],
    ])
    const w = width
    canvas.path(
      `M0 0C${n1(-w)} ${n1(-length * 0.2)} ${n1(-w)} ${n1(-length * 0.8)} 0 ${n1(-length)}C${n1(w)} ${n1(-length * 0.8)} ${n1(w)} ${n1(-length * 0.2)} 0 0Z`,
      { fill },
    )
    canvas.path(`M0 0V${n1(-length * 0.9)}`, { stroke: ink, width: 2, opacity: 0.5, role: 'detail' })
  })
}

export interface FeatherRows {
  x: number
  y: number
  width: number
  rows: number
  step: number
  size: number
}

/** Rows of scallops like shingles, each with a drop in its middle: the breast of a bird. */
export function featherRows(
  canvas: Canvas,
  { x, y, width, rows, step, size }: FeatherRows,
  light: string,
  dark: string,
): void {
  for (let row = 0; row < rows; row++) {
    const top = y + row * step
    let scallops = ''
    let drops = ''
    const count = Math.ceil(width / size) + 1
    for (let i = 0; i <= count; i++) {
      const cx = x - width / 2 + (i + (row % 2 ? 0.5 : 0)) * size - size / 2
      const half = n1(size * 0.5)
      scallops += `M${n1(cx - half)} ${n1(top)}C${n1(cx - half)} ${n1(top + size * 0.9)} ${n1(cx + half)} ${n1(top + size * 0.9)} ${n1(cx + half)} ${n1(top)}`
      drops += `M${n1(cx)} ${n1(top + size * 0.12)}q${n1(size * 0.16)} ${n1(size * 0.3)} 0 ${n1(size * 0.44)}q${n1(-size * 0.16)} ${n1(-size * 0.14)} 0 ${n1(-size * 0.44)}Z`
    }
    canvas.path(scallops, { stroke: mix(light, dark, 0.5), width: 3, opacity: 0.7, role: 'detail' })
    canvas.path(drops, { fill: mix(light, dark, 0.75), role: canvas.line ? 'solid' : undefined })
  }
}
