import { mix, shift } from '../../colour'
import { circlePath } from '../../curves'
import { bookPile, candle, cup } from '../../motifs/cosy'
import { pines, ridge, ridgeLine } from '../../motifs/land'
import { leaf, sprig } from '../../motifs/plants'
import { heartPath, roundedPath, spread, starPath } from '../../motifs/shapes'
import { backdrop, moon, sparkle, stars } from '../../motifs/sky'
import { isDark, skyAt, skyFoot } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const draw: Scene = (frame) => {
  const compositions = [windowSeat, shelves, still, repeat]
  compositions[frame.wishes.index]?.(frame)
  return undefined
}

const COFFEE = '#5a3522'

function covers({ palette }: Frame): string[] {
  return [
    palette.flowers[0],
    palette.land[1],
    palette.accent2,
    palette.flowers[3],
    palette.leaf,
    palette.land[2],
  ]
}

/** Books and a cup before a window in the evening. */
function windowSeat(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const wall = mix(palette.land[1], palette.paper, 0.35)
  const wood = mix('#8a5a38', palette.land[2], 0.3)
  backdrop(canvas, [shift(wall, { lightness: -0.04 }), wall])
  const [x, y, w, h] = [130, height * 0.08, 740, height * 0.52]
  canvas.path(roundedPath(x - 34, y - 34, w + 68, h + 68, 26), { fill: wood })
  const pane = roundedPath(x, y, w, h, 10)
  canvas.clipped(canvas.clip(pane), () => {
    const tones = isDark(palette)
      ? palette.sky
      : [palette.land[2], palette.land[1], skyAt(palette, 1), skyFoot(palette)]
    canvas.rect(x, y, w, h, {
      fill: canvas.linear(tones.map((colour, i) => [i / (tones.length - 1), colour] as const)),
      role: 'backdrop',
    })
    stars(canvas, random, 90, palette.light, y + h * 0.6, 4)
    moon(canvas, random, 640, y + h * 0.3, 74, palette.accent)
    const noise = random.noise()
    ;[mix(palette.land[0], skyFoot(palette), 0.3), palette.land[1], palette.land[2]].forEach((colour, i) => {
      const points = ridgeLine(noise, {
        base: y + h * (0.68 + i * 0.1),
        height: 80,
        frequency: 1.5,
        offset: i * 8,
        octaves: 4,
        crests: 0.3,
      })
      ridge(canvas, points, colour, colour, y + h)
      pines(canvas, random, points, 30, 36 + i * 26, 70 + i * 40, shift(colour, { lightness: -0.05 }))
    })
    let rain = ''
    for (let i = 0; i < 90; i++) rain += `M${random.range(x, x + w)} ${random.range(y, y + h)}l-5 26`
    canvas.path(rain, { stroke: palette.light, width: 2, opacity: 0.35, role: 'shade' })
  })
  canvas.path(`M500 ${y}V${y + h}M${x} ${y + h * 0.5}H${x + w}`, { stroke: wood, width: 22 })
  const curtain = mix(palette.flowers[0], palette.land[1], 0.25)
  for (const side of [-1, 1]) {
    const at = (u: number): number => (side < 0 ? u : 1000 - u)
    canvas.path(
      `M${at(-10)} -10H${at(250)}C${at(240)} ${h * 0.5} ${at(150)} ${h * 0.7} ${at(96)} ${h * 0.78}C${at(130)} ${h} ${at(140)} ${h * 1.1} ${at(150)} ${h * 1.26}H${at(-10)}Z`,
      {
        fill: canvas.linear(
          [
            [0, curtain],
            [0.5, shift(curtain, { lightness: -0.08 })],
            [1, curtain],
          ],
          [0, 0, 1, 0],
        ),
      },
    )
    canvas.path(
      `M${at(70)} -10C${at(70)} ${h * 0.4} ${at(60)} ${h * 0.6} ${at(50)} ${h * 0.76}M${at(160)} -10C${at(150)} ${h * 0.4} ${at(110)} ${h * 0.6} ${at(76)} ${h * 0.77}M${at(40)} ${h * 1.25}V${h * 0.82}M${at(100)} ${h * 1.25}L${at(84)} ${h * 0.82}`,
      { stroke: shift(curtain, { lightness: -0.13 }), width: 4, opacity: 0.6, role: 'detail' },
    )
    canvas.path(
      `M${at(-10)} ${h * 0.765}Q${at(60)} ${h * 0.8} ${at(104)} ${h * 0.765}V${h * 0.8}Q${at(60)} ${h * 0.835} ${at(-10)} ${h * 0.8}Z`,
      { fill: palette.accent },
    )
  }
  const sill = height * 0.8
  canvas.rect(-5, sill, 1010, height, {
    fill: canvas.linear([
      [0, shift(wood, { lightness: 0.05 })],
      [1, shift(wood, { lightness: -0.1 })],
    ]),
  })
  canvas.rect(-5, sill, 1010, 14, {
    fill: shift(wood, { lightness: 0.12 }),
    role: canvas.line ? 'detail' : undefined,
  })
  plant(frame, 840, sill + 30, 0.9)
  bookPile(canvas, random, 360, sill + 70, 400, covers(frame).slice(0, 5), palette.paper, palette.accent)
  cup(
    canvas,
    640,
    sill + 130,
    230,
    mix(palette.light, '#ffffff', 0.3),
    COFFEE,
    palette.flowers[0],
    palette.light,
  )
  candle(canvas, 160, sill + 110, 110, palette.flowers[1], '#ffc861')
}

function plant({ canvas, random, palette }: Frame, x: number, y: number, size: number): void {
  for (const turn of [-62, -40, -20, 0, 18, 40, 60])
    leaf(
      canvas,
      random,
      x,
      y - 120 * size,
      turn,
      210 * size,
      44 * size,
      shift(palette.leaf, { lightness: random.range(-0.05, 0.06) }),
    )
  canvas.path(
    `M${x - 74 * size} ${y - 130 * size}H${x + 74 * size}L${x + 54 * size} ${y}H${x - 54 * size}Z`,
    {
      fill: canvas.linear(
        [
          [0, palette.accent2],
          [1, shift(palette.accent2, { lightness: -0.1 })],
        ],
        [0, 0, 1, 0],
      ),
    },
  )
}

/** A wall of books. */
function shelves(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const wood = mix('#6b4228', palette.land[2], 0.35)
  backdrop(canvas, [mix(wood, palette.dark, 0.45), mix(wood, palette.dark, 0.6)])
  const rows = 5
  const tall = height / rows
  const colours = [
    ...covers(frame),
    mix(palette.paper, palette.accent, 0.3),
    shift(palette.flowers[1], { lightness: -0.1 }),
  ]
  for (let row = 0; row < rows; row++) {
    const foot = (row + 1) * tall - 26
    let x = random.range(-30, 10)
    let since = 0
    while (x < 1000) {
      since += 1
      if (since > 6 && random.chance(0.3) && x < 800 && x > 60) {
        since = 0
        if (random.chance(0.45)) plant(frame, x + 90, foot, 0.78)
        else if (random.chance(0.5)) candle(canvas, x + 80, foot, 100, palette.flowers[1], '#ffc861')
        else cup(canvas, x + 100, foot, 130, palette.paper, COFFEE, palette.flowers[0], palette.light)
        x += 190
        continue
      }
      const wide = random.range(34, 74)
      const high = tall * random.range(0.58, 0.82)
      const colour = random.pick(colours)
      const lean = since > 3 && random.chance(0.1) ? 8 : 0
      canvas.at(x, foot, lean, 1, () => {
        canvas.path(roundedPath(0, -high, wide - 2, high, 5), {
          fill: canvas.linear(
            [
              [0, shift(colour, { lightness: 0.05 })],
              [0.6, colour],
              [1, shift(colour, { lightness: -0.11 })],
            ],
            [0, 0, 1, 0],
          ),
        })
        const foil = random.pick([palette.accent, palette.paper])
        canvas.path(`M4 ${-high + 22}H${wide - 6}M4 ${-high + 32}H${wide - 6}M4 -26H${wide - 6}`, {
          stroke: foil,
          width: 3,
        })
        const mark = random.int(0, 3)
        if (mark === 0)
          canvas.path(starPath(wide / 2 - 1, -high * 0.55, wide * 0.24, 5, 0.45), { fill: foil })
        if (mark === 1) canvas.path(heartPath(wide / 2 - 1, -high * 0.55, wide * 0.2), { fill: foil })
        if (mark === 2)
          canvas.path(roundedPath(wide * 0.26, -high * 0.72, wide * 0.42, high * 0.36, 4), { fill: foil })
      })
      x += wide + lean * 5
    }
    canvas.rect(-5, foot, 1010, 26, {
      fill: canvas.linear([
        [0, shift(wood, { lightness: 0.1 })],
        [1, wood],
      ]),
    })
    canvas.rect(-5, foot + 26, 1010, 46, {
      fill: canvas.linear([
        [0, '#000000', 0.4],
        [1, '#000000', 0],
      ]),
      role: 'shade',
    })
  }
}

/** A cup on books before a disc. */
function still(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const wall = mix(palette.paper, skyFoot(palette), 0.4)
  backdrop(canvas, [wall, mix(wall, palette.accent2, 0.2)])
  canvas.circle(500, height * 0.42, 300, {
    fill: canvas.linear([
      [0, palette.accent],
      [1, palette.accent2],
    ]),
    role: 'accent',
  })
  const table = height * 0.74
  canvas.rect(-5, table, 1010, height, {
    fill: canvas.linear([
      [0, palette.land[1]],
      [1, palette.land[2]],
    ]),
  })
  for (const turn of [-38, -22, 24, 40])
    sprig(canvas, random, 500 + turn * 5, table, turn, 420, palette.leaf, 9, turn > 0)
  const top = bookPile(
    canvas,
    random,
    500,
    table + 40,
    460,
    covers(frame).slice(0, 4),
    palette.paper,
    palette.accent,
  )
  cup(
    canvas,
    500,
    top + 6,
    250,
    mix(palette.light, '#ffffff', 0.3),
    COFFEE,
    palette.flowers[0],
    mix(palette.light, '#ffffff', 0.4),
  )
}

/** Cups, books, beans and hearts. */
function repeat(frame: Frame): void {
  const { canvas, random, palette } = frame
  backdrop(canvas, [palette.paper, mix(palette.paper, palette.accent2, 0.2)])
  spread(random, {
    sizes: [
      [12, 122, 130],
      [16, 62, 72],
      [50, 20, 28],
    ],
    height: canvas.height,
    gap: 1.04,
  }).forEach(({ x, y, r }, i) => {
    if (r > 100 && i % 2)
      cup(
        canvas,
        x - r * 0.1,
        y + r * 0.72,
        r * 1.15,
        palette.light,
        COFFEE,
        palette.flowers[0],
        palette.light,
      )
    else if (r > 100)
      bookPile(
        canvas,
        random,
        x,
        y + r * 0.5,
        r * 1.6,
        covers(frame).slice(0, 4),
        palette.paper,
        palette.accent,
      )
    else if (r > 50) candle(canvas, x, y + r * 0.8, r * 0.9, palette.flowers[1], '#ffc861')
    else if (i % 3 === 0)
      canvas.path(heartPath(x, y, r * 0.7), {
        fill: palette.flowers[0],
        role: canvas.line ? 'accent' : undefined,
      })
    else if (i % 3 === 1) bean(frame, x, y, r)
    else sparkle(canvas, x, y, r * 0.7, palette.accent2)
  })
}

function bean({ canvas, random }: Frame, x: number, y: number, r: number): void {
  canvas.at(x, y, random.range(0, 180), r / 100, () => {
    canvas.path(circlePath(0, 0, 66, 92), { fill: COFFEE, role: canvas.line ? 'accent' : undefined })
    canvas.path('M0 -90C34 -40 -34 40 0 90', { stroke: shift(COFFEE, { lightness: -0.14 }), width: 14 })
  })
}

/** Coffee, books and candles. */
export const cosy: SceneSpec = {
  name: 'cosy',
  shows: 'books and hot drinks',
  kind: 'thing',
  words: 'coffee book tea cup mug library bookshelf reading espresso cappuccino latte hygge candle bookworm',
  weak: 'cosy cozy rainy',
  palettes: ['autumn', 'forest', 'boho', 'autumn'],
  draw,
}
