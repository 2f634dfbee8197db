import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { circlePath, spline } from '../curves'
import type { Palette } from '../palettes'
import { knots, outline, points, ribbon } from './creatures/form'

const HULL =
  '-470,-92! -452,-150 -430,-172! -424,-120 -380,-62 -250,-26 -60,-14 150,-20 320,-52 420,-120 462,-196! 470,-190! 440,-96 366,-14 240,34 40,48 -180,40 -350,6 -430,-44'
/** The comb of iron at the bow: six teeth for the six quarters of the city. */
const COMB = 'M-430 -172L-452 -240Q-486 -236 -490 -204Q-470 -196 -462 -170L-452 -92L-436 -96Z'
const TEETH = [0, 1, 2, 3, 4].map((i) => `M-462 ${-168 + i * 15}h-26v7h28Z`).join('')
const RIM = '-424,-120! -380,-62 -250,-26 -60,-14 150,-20 320,-52 420,-120 462,-196!'

/** A gondola with its rower, the bow to the left; the origin lies at the water under its middle. */
export function gondola(canvas: Canvas, palette: Palette): void {
  const iron = mix('#d9d4c6', palette.light, 0.3)
  const black = mix('#14121c', palette.dark, 0.5)
  const gold = mix('#d8a842', palette.accent, 0.3)
  rower(canvas, palette, black)
  seat(canvas, palette, gold)
  const hull = canvas.linear([
    [0, shift(black, { lightness: 0.12 })],
    [0.5, black],
    [1, shift(black, { lightness: 0.05 })],
  ])
  canvas.path(outline(knots(HULL)), { fill: hull, role: canvas.line ? 'solid' : undefined })
  canvas.path(outline(knots(RIM), false), { stroke: gold, width: 6 })
  canvas.path('M-330 4C-180 24 60 30 240 14', { stroke: gold, width: 3, opacity: 0.8, role: 'detail' })
  canvas.path(COMB + TEETH, { fill: iron })
  canvas.path(circlePath(462, -200, 11), { fill: gold, role: 'accent' })
}

function seat(canvas: Canvas, palette: Palette, gold: string): void {
  const red = mix('#a8202f', palette.accent2, 0.35)
  canvas.path('M-60 0C-70 -70 -50 -104 0 -108C56 -104 84 -66 78 0Z', { fill: red, role: 'accent' })
  canvas.path('M-38 -10C-44 -58 -30 -80 2 -82C38 -80 56 -54 52 -10Z', {
    fill: shift(red, { lightness: 0.07 }),
    role: 'shade',
  })
  canvas.path('M-60 -4C-70 -70 -50 -104 0 -108C56 -104 84 -66 78 -4', { stroke: gold, width: 6 })
  canvas.path('M-176 6C-172 -40 -150 -56 -120 -56S-76 -36 -74 8Z', { fill: shift(red, { lightness: -0.06 }) })
}

/** He stands at the stern, in stripes and a straw hat, and leans into his oar. */
function rower(canvas: Canvas, palette: Palette, black: string): void {
  const skin = mix('#c98d63', palette.light, 0.1)
  const shirt = mix('#f6f1e6', palette.light, 0.4)
  const stripe = mix('#23386e', palette.dark, 0.25)
  const straw = mix('#ecd08a', palette.accent, 0.2)
  const wood = mix('#8a5a35', palette.land[2], 0.2)
  const limb = (line: string, width: number, fill: string): void => {
    canvas.path(
      ribbon(spline(points(line), 12), () => width),
      { fill },
    )
  }
  canvas.path('M40 96L96 -60L330 -322', { stroke: wood, width: 11 })
  canvas.path('M14 150L36 84L54 92L44 160Z', { fill: wood })
  canvas.path('M352 -70L322 -214L392 -218L402 -86L380 -84L358 -168L374 -72Z', {
    fill: black,
    role: canvas.line ? 'solid' : undefined,
  })
  const body = 'M318 -204C304 -262 304 -322 322 -350C344 -366 376 -362 388 -344C400 -310 402 -254 396 -206Z'
  canvas.path(body, { fill: shirt })
  const clip = canvas.clip(body)
  const bands = [0, 1, 2, 3, 4].map((i) => `M290 ${-334 + i * 30}h130v12h-130Z`).join('')
  canvas.path(bands, { fill: stripe, clip, role: canvas.line ? 'solid' : undefined })
  limb('332,-338 292,-312 244,-268', 27, shirt)
  limb('252,-276 240,-264 228,-250', 20, skin)
  limb('384,-336 372,-290 284,-274', 26, mix(shirt, stripe, 0.25))
  limb('298,-276 286,-274 274,-272', 19, skin)
  canvas.path('M330 -214C352 -204 376 -204 398 -214L402 -190L326 -190Z', {
    fill: mix('#a8202f', palette.accent2, 0.35),
    role: 'accent',
  })
  canvas.path('M340 -358V-384H364V-356Z', { fill: shift(skin, { lightness: -0.05 }) })
  canvas.ellipse(348, -402, 27, 32, { fill: skin })
  canvas.path('M300 -414C320 -424 376 -428 398 -418L394 -406C370 -414 328 -412 304 -402Z', { fill: straw })
  canvas.path('M322 -418C324 -448 372 -452 376 -421Z', { fill: straw })
  canvas.path('M322 -418C338 -424 362 -426 376 -421L376 -430C362 -435 338 -433 322 -427Z', { fill: stripe })
}

/** Poles to moor at, in the stripes of their house. */
export function mooringPole(canvas: Canvas, x: number, foot: number, tall: number, palette: Palette): void {
  const [a, b] = [mix('#f4efe2', palette.light, 0.4), mix('#2d4f8f', palette.accent2, 0.4)]
  const wide = tall * 0.05
  const pole = `M${x - wide} ${foot}L${x - wide * 0.8} ${foot - tall}H${x + wide * 0.8}L${x + wide} ${foot}Z`
  canvas.path(pole, { fill: a })
  const step = tall / 9
  const twist = Array.from(
    { length: 10 },
    (_, i) =>
      `M${x - wide * 2} ${foot - i * step}l${wide * 4} ${-step * 0.9}v${-step * 0.5}l${-wide * 4} ${step * 0.9}Z`,
  ).join('')
  canvas.path(twist, { fill: b, clip: canvas.clip(pole), role: canvas.line ? 'accent' : undefined })
  canvas.circle(x, foot - tall - wide * 0.6, wide * 1.25, {
    fill: mix('#d8a842', palette.accent, 0.3),
    role: 'accent',
  })
}
