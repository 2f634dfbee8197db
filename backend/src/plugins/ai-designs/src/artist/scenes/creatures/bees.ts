import { mix, shift } from '../../colour'
import { n1 } from '../../curves'
import { bee } from '../../motifs/creatures/bee'
import { daisy } from '../../motifs/plants'
import { backdrop, moon, sparkle } from '../../motifs/sky'
import { flowerBank, foliageFan, leafBank } from '../../motifs/wreath'
import { isDark, type Palette } from '../../palettes'
import type { Frame, SceneSpec } from '../../scene'
import { fourOf } from './four'
import { halo, inkOf, portraitGround } from './stage'
import { inAWreath, onItsOwn } from './wreathed'

const honey = (palette: Palette): string => mix('#eeb02f', palette.accent, 0.18)
const dark = (palette: Palette): string => mix('#2a1d1c', palette.dark, 0.4)

function one({ canvas, palette }: Frame, x: number, y: number, turn: number, scale: number): void {
  bee(
    canvas,
    x,
    y,
    turn,
    scale,
    honey(palette),
    dark(palette),
    mix(palette.light, palette.sky[1] ?? palette.light, 0.18),
  )
}

const hexagon = (x: number, y: number, r: number): string => {
  const half = n1(r * 0.866)
  return `M${n1(x)} ${n1(y - r)}l${half} ${n1(r / 2)}v${n1(r)}l${-half} ${n1(r / 2)}l${-half} ${n1(-r / 2)}v${n1(-r)}Z`
}

/** Cells of a comb where `filled` says so: honey in some, pollen in others. */
function comb(
  { canvas, random, palette }: Frame,
  r: number,
  filled: (x: number, y: number) => boolean,
): void {
  const gold = honey(palette)
  const step = r * 1.76
  for (let row = 0; row * r * 1.54 < canvas.height + 2 * r; row++) {
    for (let i = -1; i * step < 1000 + step; i++) {
      const [x, y] = [i * step + (row % 2 ? step / 2 : 0), row * r * 1.54]
      if (!filled(x, y)) continue
      const tone = shift(gold, { lightness: random.range(-0.1, 0.08), hue: random.range(-10, 6) })
      const fill = canvas.linear([
        [0, shift(tone, { lightness: 0.06 })],
        [1, shift(tone, { lightness: -0.08 })],
      ])
      canvas.path(hexagon(x, y, r * 0.94), {
        fill,
        role: canvas.line && random.chance(0.24) ? 'accent' : undefined,
      })
      canvas.path(hexagon(x, y, r * 0.66), {
        fill: shift(tone, { lightness: -0.07 }),
        opacity: 0.6,
        role: 'detail',
      })
      canvas.path(
        `M${n1(x - r * 0.4)} ${n1(y - r * 0.2)}q${n1(r * 0.1)} ${n1(-r * 0.3)} ${n1(r * 0.4)} ${n1(-r * 0.36)}`,
        { stroke: '#fff6d8', width: 5, opacity: 0.7, role: 'shade' },
      )
    }
  }
}

/** Bees above a bed of flowers, the sun behind the largest. */
function overFlowers(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  portraitGround(frame)
  halo(frame, 500, height * 0.43, 330)
  foliageFan(canvas, random, { x: 500, y: height * 0.43, r: 310, from: 110, to: 250 }, palette, 24, 160)
  leafBank(canvas, random, palette, height * 0.34, 34, 0.6)
  flowerBank(canvas, random, palette, 7, 110, 120)
  one(frame, 500, height * 0.42, random.range(-14, 14), 1.06)
  one(frame, 790, height * 0.22, 38, 0.4)
  one(frame, 230, height * 0.64, -34, 0.46)
  one(frame, 790, height * 0.66, 22, 0.36)
}

/** A comb that dissolves into the sky, with bees at work. */
function atTheComb(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  backdrop(
    canvas,
    isDark(palette)
      ? [palette.dark, mix(palette.dark, honey(palette), 0.25)]
      : [palette.paper, mix(palette.paper, honey(palette), 0.3)],
  )
  const noise = random.noise()
  comb(
    frame,
    82,
    (x, y) => y / height + 0.16 * noise(x * 0.003, y * 0.003) > 0.36 + 0.12 * Math.abs(x - 700) * 0.002,
  )
  for (const [x, y, turn, size] of [
    [520, 0.56, 24, 0.72],
    [240, 0.74, -40, 0.5],
    [770, 0.8, 70, 0.56],
    [700, 0.28, -20, 0.42],
    [420, 0.38, 50, 0.32],
  ] as const) {
    one(frame, x, height * y, turn + random.range(-12, 12), size)
  }
}

/** A queen between moon and daisies: a drawing. */
function queen(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  portraitGround(frame)
  const ink = inkOf(palette)
  let rays = ''
  for (let i = 0; i < 60; i++) {
    const angle = (i / 60) * Math.PI * 2
    const to = i % 2 ? 396 : 430
    rays += `M${n1(500 + Math.sin(angle) * 366)} ${n1(height * 0.46 - Math.cos(angle) * 366)}L${n1(500 + Math.sin(angle) * to)} ${n1(height * 0.46 - Math.cos(angle) * to)}`
  }
  canvas.path(rays, { stroke: ink, width: 4 })
  canvas.circle(500, height * 0.46, 346, {
    fill: mix(honey(palette), palette.paper, 0.55),
    role: canvas.line ? undefined : 'accent',
  })
  canvas.path(hexagon(500, height * 0.46, 320), { stroke: ink, width: 5 })
  one(frame, 500, height * 0.44, 0, 1)
  moon(canvas, random, 500, height * 0.13, 56, palette.accent, true)
  for (let i = 0; i < 6; i++)
    sparkle(canvas, 200 + i * 120, height * (i % 2 ? 0.12 : 0.16), 11, palette.accent)
  leafBank(canvas, random, palette, height * 0.22, 20, 0.7)
  for (let i = 0; i < 7; i++)
    daisy(
      canvas,
      random,
      90 + i * 137,
      height * 0.93 + (i % 2) * 60,
      random.range(66, 96),
      palette.flowers[i % 4] ?? palette.light,
      honey(palette),
      14,
    )
}

const single = (frame: Frame): void => {
  one(frame, 0, -50, 0, 1)
}

export const bees: SceneSpec = {
  name: 'bees',
  kind: 'creature',
  words: 'bee honeybee bumblebee honeycomb beehive',
  palettes: ['forest', 'autumn', 'dawn', 'boho'],
  draw: fourOf([
    { words: 'flower garden floral', draw: overFlowers },
    { words: 'honey honeycomb comb hive pattern', draw: atTheComb },
    { words: 'wreath', draw: inAWreath(single, 0.94) },
    { words: 'queen moon drawing', draw: queen },
  ]),
  alone: onItsOwn(single, 1.5),
}
