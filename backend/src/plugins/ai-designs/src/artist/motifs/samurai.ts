import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { circlePath, n1 } from '../curves'
import type { Palette } from '../palettes'
import { bothSides, knots, outline, twofold } from './creatures/form'

export interface Armour {
  plate: string
  edge: string
  lace: string
  gold: string
  cloth: string
  skin: string
}

export function armourOf({ dark, light, accent, accent2, land }: Palette): Armour {
  const plate = mix('#241f2b', dark, 0.45)
  return {
    plate,
    edge: shift(plate, { lightness: 0.13 }),
    lace: mix('#b8283a', accent2, 0.4),
    gold: mix('#e0b354', accent, 0.3),
    cloth: mix('#2c3f6b', land[1], 0.55),
    skin: mix('#e2b48f', light, 0.15),
  }
}

/** A row of plates: lacquer with a golden rim, hung on laces. `half` is the right half's width above and below. */
function lame(
  canvas: Canvas,
  y: number,
  high: number,
  half: readonly [number, number],
  armour: Armour,
  sag = 18,
): void {
  const [top, foot] = half
  const d = `M${-top} ${y}Q0 ${y + sag} ${top} ${y}L${foot} ${y + high}Q0 ${y + high + sag} ${-foot} ${y + high}Z`
  const fill = canvas.linear([
    [0, armour.edge],
    [1, armour.plate],
  ])
  canvas.path(d, { fill })
  let laces = ''
  const count = Math.max(5, Math.round(top / 13))
  for (let i = 0; i < count; i++) {
    const u = ((i + 0.5) / count) * 2 - 1
    const dip = sag * (1 - u * u) * 0.5
    laces += `M${n1(u * top - 3)} ${n1(y + dip + high * 0.2)}h6L${n1(u * foot + 3)} ${n1(y + dip + high * 0.86)}h-6Z`
  }
  canvas.path(laces, { fill: armour.lace, role: canvas.line ? 'accent' : undefined })
  canvas.path(`M${-foot} ${y + high}Q0 ${y + high + sag} ${foot} ${y + high}`, {
    stroke: armour.gold,
    width: 4.5,
  })
}

const HORN = '0,-176! 66,-196 134,-262 158,-372 150,-452! 196,-366 190,-256 132,-176 70,-128 0,-112!'
const BOWL = '0,-186! 88,-176 150,-112 164,-30 164,4! 86,26 0,32!'

/** The guard of the neck, row below row, behind the face. */
function neckGuard(canvas: Canvas, armour: Armour): void {
  const rows = [
    [-20, 178, 236],
    [38, 226, 268],
    [82, 258, 292],
    [126, 284, 308],
  ] as const
  for (const [y, top, foot] of rows.toReversed()) lame(canvas, y, 56, [top, foot], armour, -14)
}

/** The helmet with its golden crescent, seen from the front; the origin lies between the eyes. */
function helmet(canvas: Canvas, armour: Armour): void {
  const { plate, edge, gold, lace } = armour
  bothSides(canvas, () => {
    canvas.path('M150 -62C206 -96 262 -92 286 -46C262 -30 222 -22 168 0Z', { fill: lace, role: 'accent' })
    canvas.path('M150 -62C206 -96 262 -92 286 -46', { stroke: gold, width: 6 })
  })
  const fill = canvas.radial(
    [
      [0, shift(edge, { lightness: 0.14 })],
      [0.6, edge],
      [1, plate],
    ],
    [0.36, 0.25, 0.85],
  )
  canvas.path(outline(twofold(knots(BOWL))), { fill })
  const ribs = [-120, -80, -40, 0, 40, 80, 120]
    .map((x) => `M${x} 14Q${n1(x * 0.9)} -110 ${n1(x * 0.2)} -182`)
    .join('')
  canvas.path(ribs, { stroke: plate, width: 3.4, opacity: 0.8, role: 'detail' })
  canvas.path(circlePath(0, -190, 15), { fill: gold, role: 'accent' })
  canvas.path('M-168 -22C-90 14 90 14 168 -22L176 16C92 52 -92 52 -176 16Z', {
    fill: plate,
    role: canvas.line ? 'solid' : undefined,
  })
  canvas.path('M-176 16C-92 52 92 52 176 16', { stroke: gold, width: 6 })
  bothSides(canvas, () => {
    const horn = canvas.linear([
      [0, mix(gold, '#ffffff', 0.35)],
      [1, shift(gold, { lightness: -0.09 })],
    ])
    canvas.path(outline(knots(HORN)), { fill: horn, role: canvas.line ? 'accent' : undefined })
  })
  canvas.circle(0, -126, 40, { fill: lace, role: 'accent' })
  canvas.circle(0, -126, 40, { stroke: gold, width: 7 })
  canvas.path('M0 -152L22 -113H-22Z', { fill: gold })
}

/** A lacquered half-mask with a fierce mouth and a white moustache. */
function mask(canvas: Canvas, armour: Armour): void {
  const { lace, gold, plate, skin } = armour
  canvas.path('M-140 20C-146 90 -128 150 -96 176H96C128 150 146 90 140 20Z', { fill: mix(skin, plate, 0.25) })
  canvas.path('M-150 12C-90 36 90 36 150 12V58C90 44 -90 44 -150 58Z', {
    fill: plate,
    opacity: 0.7,
    role: 'shade',
  })
  bothSides(canvas, () => {
    canvas.path('M24 74C52 52 88 50 118 60L110 74C84 68 56 72 30 86Z', {
      fill: plate,
      role: canvas.line ? 'solid' : undefined,
    })
    canvas.path('M38 92C60 80 88 82 104 92C86 106 58 106 38 92Z', { fill: '#fbf4e6' })
    canvas.path(circlePath(70, 93, 10), { fill: plate, role: canvas.line ? 'solid' : undefined })
  })
  const half = '0,92! 22,132 66,128 128,96! 150,150 132,226 92,286 50,318 0,326!'
  const red = canvas.linear([
    [0, shift(lace, { lightness: 0.05 })],
    [1, shift(lace, { lightness: -0.12 })],
  ])
  canvas.path(outline(twofold(knots(half))), { fill: red, role: canvas.line ? 'accent' : undefined })
  bothSides(canvas, () => {
    canvas.path('M20 150C56 138 92 150 116 176M30 132C62 130 96 128 122 120M86 200C104 216 106 240 96 262', {
      stroke: shift(lace, { lightness: -0.2 }),
      width: 6,
      opacity: 0.7,
      role: 'detail',
    })
    canvas.path('M4 186C40 172 92 184 128 232C92 218 44 214 4 212Z', { fill: '#f6efdf' })
    canvas.path('M22 304C26 330 18 356 6 378C2 356 0 330 2 318Z', { fill: '#f6efdf' })
  })
  canvas.path('M-62 232C-30 218 30 218 62 232C46 272 -46 272 -62 232Z', {
    fill: plate,
    role: canvas.line ? 'solid' : undefined,
  })
  const teeth = [-42, -21, 0, 21, 42].map((x) => `M${x - 9} 228h18l-3 17h-12Z`).join('')
  canvas.path(teeth, { fill: '#fbf4e6' })
  canvas.path('M-14 150C-20 172 20 172 14 150L8 100H-8Z', { fill: shift(lace, { lightness: 0.08 }) })
  canvas.path(`${circlePath(-128, 150, 8)}${circlePath(128, 150, 8)}`, { fill: gold })
}

/** Head and shoulders in full armour, facing us. */
export function samuraiBust(canvas: Canvas, armour: Armour): void {
  const { cloth, gold } = armour
  canvas.path('M-330 900C-330 560 -250 420 -150 360H150C250 420 330 560 330 900Z', { fill: cloth })
  for (let i = 5; i >= 0; i--) lame(canvas, 404 + i * 72, 80, [206 + i * 10, 214 + i * 10], armour, 26)
  bothSides(canvas, () => {
    canvas.at(330, 372, 13, 1, () => {
      for (let i = 5; i >= 0; i--) lame(canvas, i * 74, 84, [122 + i * 5, 128 + i * 5], armour, 16)
      canvas.path('M-124 -26H124V12H-124Z', { fill: armour.plate })
      canvas.path('M-124 -26H124', { stroke: gold, width: 7 })
    })
  })
  canvas.path('M-150 300C-120 380 120 380 150 300L176 402C90 452 -90 452 -176 402Z', { fill: armour.plate })
  canvas.path('M-176 402C-90 452 90 452 176 402', { stroke: gold, width: 6 })
  neckGuard(canvas, armour)
  mask(canvas, armour)
  helmet(canvas, armour)
}

/** A whole figure seen from behind with a cloak in the wind and a drawn blade; it stands on the origin, 1000 high. */
export function samuraiStanding(canvas: Canvas, armour: Armour, blade: string): void {
  const { plate, cloth, gold, lace } = armour
  const solid = canvas.line ? ('solid' as const) : undefined
  // Blade, held low to the right.
  canvas.path('M236 -420L470 -92L462 -84L222 -410Z', { fill: blade })
  canvas.path('M222 -446L252 -424L226 -388L198 -412Z', { fill: gold, role: 'accent' })
  canvas.path('M178 -500L232 -424L218 -412L160 -486Z', { fill: plate, role: solid })
  // Wide trousers.
  const legs = canvas.linear([
    [0, shift(cloth, { lightness: 0.05 })],
    [1, shift(cloth, { lightness: -0.1 })],
  ])
  canvas.path('M-128 -470C-170 -300 -210 -150 -214 -26H-34L0 -300L40 -26H216C208 -150 172 -300 130 -470Z', {
    fill: legs,
  })
  canvas.path(
    'M-150 -40C-146 -180 -112 -320 -84 -440M-86 -34C-76 -180 -50 -320 -34 -440M150 -40C146 -180 112 -320 84 -440M92 -34C80 -180 54 -320 36 -440',
    {
      stroke: shift(cloth, { lightness: -0.16 }),
      width: 5,
      opacity: 0.8,
      role: 'detail',
    },
  )
  canvas.path('M-206 -28L-222 4H-40L-44 -28ZM50 -28L46 4H224L208 -28Z', { fill: plate, role: solid })
  for (let i = 3; i >= 0; i--)
    canvas.at(0, -510, 0, 1, () => {
      lame(canvas, i * 40, 48, [128 + i * 15, 142 + i * 15], armour, 10)
    })
  // The cloak, blown to the left.
  const cloak = canvas.linear([
    [0, lace],
    [1, shift(lace, { lightness: -0.16 })],
  ])
  canvas.path(
    'M-118 -770C-60 -796 60 -796 118 -770C150 -640 158 -520 140 -410C90 -380 20 -420 -40 -370C-130 -300 -240 -340 -340 -250C-400 -200 -452 -220 -492 -176C-470 -300 -380 -360 -300 -450C-220 -540 -160 -650 -118 -770Z',
    { fill: cloak, role: canvas.line ? 'accent' : undefined },
  )
  canvas.path(
    'M-60 -760C-90 -600 -200 -440 -380 -300M0 -766C-10 -620 -90 -480 -180 -350M60 -764C70 -640 50 -520 10 -412M104 -750C126 -640 124 -520 110 -420',
    {
      stroke: shift(lace, { lightness: -0.22 }),
      width: 6,
      opacity: 0.6,
      role: 'detail',
    },
  )
  canvas.circle(12, -610, 58, { stroke: gold, width: 9 })
  canvas.path('M12 -654L50 -588H-26Z', { fill: gold, role: 'accent' })
  bothSides(canvas, () => {
    canvas.at(150, -776, 16, 0.62, () => {
      for (let i = 3; i >= 0; i--) lame(canvas, i * 66, 76, [84 + i * 5, 90 + i * 5], armour, 12)
    })
  })
  canvas.path('M214 -606C224 -560 222 -520 206 -486L166 -500C178 -540 178 -570 172 -600Z', { fill: cloth })
  canvas.circle(188, -486, 25, { fill: armour.skin })
  // Helmet from behind.
  for (const [y, top, foot] of [
    [-826, 112, 132],
    [-852, 98, 118],
    [-878, 84, 102],
  ] as const)
    lame(canvas, y, 40, [top, foot], armour, 12)
  canvas.path('M-92 -872C-96 -960 -50 -1004 0 -1006C50 -1004 96 -960 92 -872C50 -856 -50 -856 -92 -872Z', {
    fill: plate,
    role: solid,
  })
  canvas.path('M-92 -872C-50 -856 50 -856 92 -872', { stroke: gold, width: 6 })
  bothSides(canvas, () => {
    canvas.path('M44 -972C92 -990 122 -1040 124 -1112C156 -1040 144 -958 78 -930Z', {
      fill: gold,
      role: 'accent',
    })
  })
  canvas.path(circlePath(0, -1008, 11), { fill: gold })
}
