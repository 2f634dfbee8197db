import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { n1 } from '../curves'
import type { Palette } from '../palettes'
import type { Random } from '../random'

export interface House {
  x: number
  width: number
  top: number
  foot: number
  colour: string
  /** How many of its windows are lit, 0 to 1. */
  lit: number
  /** How far its colours have faded into the air, 0 to 1. */
  haze: number
  air: string
}

/** A pointed window as the houses at the canal have them. */
function ogee(x: number, y: number, w: number, h: number): string {
  const [l, r, spring] = [n1(x - w / 2), n1(x + w / 2), n1(y - h * 0.62)]
  return `M${l} ${n1(y)}V${spring}Q${l} ${n1(y - h * 0.86)} ${n1(x)} ${n1(y - h)}Q${r} ${n1(y - h * 0.86)} ${r} ${spring}V${n1(y)}Z`
}

/** A house of several floors at the water: tiled roof, pointed windows, a balcony, stains where the tide stands. */
export function palazzo(canvas: Canvas, random: Random, palette: Palette, house: House): void {
  const { x, width, top, foot, colour, lit, haze, air } = house
  const faded = (tone: string): string => mix(tone, air, haze)
  const [wall, trim] = [faded(colour), faded(mix(palette.light, colour, 0.25))]
  const tall = foot - top
  const fill = canvas.linear([
    [0, shift(wall, { lightness: 0.03 })],
    [0.72, wall],
    [1, mix(wall, faded(palette.dark), 0.5)],
  ])
  canvas.rect(x, top, width, tall, { fill })
  const eaves = width * 0.04
  canvas.path(
    `M${n1(x - eaves)} ${n1(top)}L${n1(x + width * 0.06)} ${n1(top - width * 0.13)}H${n1(x + width * 0.94)}L${n1(x + width + eaves)} ${n1(top)}Z`,
    { fill: faded(mix('#a9513a', palette.land[1], 0.35)) },
  )
  canvas.rect(x, top, width, width * 0.035, { fill: trim, role: 'detail' })
  const columns = Math.max(2, Math.round(width / 62))
  const floors = Math.max(2, Math.round(tall / 190))
  const [stepX, stepY] = [width / columns, (tall * 0.86) / floors]
  let [frames, bright, dim, rails] = ['', '', '', '']
  for (let floor = 0; floor < floors; floor++) {
    const y = top + width * 0.09 + stepY * (floor + 0.82)
    const high = Math.min(stepY * 0.66, stepX * 1.9)
    for (let column = 0; column < columns; column++) {
      const wx = x + stepX * (column + 0.5)
      frames += ogee(wx, y + 3, stepX * 0.66, high * 1.12)
      const pane = ogee(wx, y, stepX * 0.44, high * 0.94)
      if (random.chance(lit)) bright += pane
      else dim += pane
    }
    if (floor % 2 === 0 && floor < floors - 1)
      rails += `M${n1(x + width * 0.06)} ${n1(y + 4)}h${n1(width * 0.88)}v${n1(stepX * 0.16)}h${n1(-width * 0.88)}Z`
  }
  canvas.path(frames, { fill: trim })
  canvas.path(dim, {
    fill: faded(mix(palette.dark, palette.land[1], 0.3)),
    role: canvas.line ? 'solid' : undefined,
  })
  canvas.path(bright, { fill: mix('#ffd98a', palette.accent, 0.3), role: canvas.line ? 'accent' : undefined })
  canvas.path(rails, { fill: trim })
  const tide = canvas.linear([
    [0, palette.dark, 0],
    [1, mix(palette.leaf, palette.dark, 0.6), 0.7],
  ])
  canvas.rect(x, foot - 60, width, 62, { fill: tide, role: 'shade' })
}

/** The great church at the canal's mouth: two domes, volutes and a tower, its foot's middle at the point. */
export function domes(
  canvas: Canvas,
  x: number,
  foot: number,
  size: number,
  stone: string,
  line: string,
): void {
  canvas.at(x, foot, 0, size / 400, () => {
    const fill = canvas.linear(
      [
        [0, shift(stone, { lightness: 0.05 })],
        [1, stone],
      ],
      [-300, 0, 300, 0],
      'userSpaceOnUse',
    )
    const great =
      'M-150 -190C-158 -300 -96 -372 -14 -388V-420H-6V-446H6V-420H14V-388C96 -372 158 -300 150 -190Z'
    const small = 'M140 -130C138 -190 170 -226 206 -234V-256H214V-234C250 -226 282 -190 280 -130Z'
    canvas.path(`${small}M146 -132H274V0H146Z`, { fill })
    canvas.path('M-300 0V-330L-274 -400L-248 -330V0Z', { fill })
    canvas.path(`M-190 0V-96C-196 -140 -150 -150 -150 -196H150C150 -150 196 -140 190 -96V0Z`, { fill })
    canvas.path(great, { fill })
    canvas.path(
      'M-150 -196H150M-156 -176H156M-190 -92H190M-90 -196C-92 -290 -60 -350 -12 -386M90 -196C92 -290 60 -350 12 -386M0 -196V-388M-300 -318H-248M-300 -296H-248M146 -130H274',
      { stroke: line, width: 5, opacity: 0.6, role: 'detail' },
    )
    const doors = [-120, -60, 60, 120].map((at) => ogee(at, -14, 26, 62)).join('') + ogee(0, 0, 66, 120)
    canvas.path(doors, { fill: line, opacity: 0.7, role: canvas.line ? 'solid' : undefined })
  })
}
