import { mix, shift } from '../../colour'
import { cherries, citrusSlice, lemon, melon, roundFruit, strawberry } from '../../motifs/fruit'
import { blossom, leaf } from '../../motifs/plants'
import { spread, type Spot } from '../../motifs/shapes'
import { backdrop } from '../../motifs/sky'
import { isDark, skyAt, skyFoot } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

type Kind = 'lemon' | 'slice' | 'strawberry' | 'cherry' | 'melon' | 'peach' | 'lime' | 'orange'
const EACH: readonly (readonly [words: string, kinds: readonly Kind[]])[] = [
  ['lemon citrus lemonade', ['lemon', 'slice']],
  ['strawberry berry', ['strawberry']],
  ['cherry', ['cherry']],
  ['watermelon melon', ['melon']],
  ['peach apricot', ['peach']],
  ['lime', ['lime']],
  ['orange', ['orange', 'slice']],
]

function kindsOf({ wishes }: Frame): Kind[] {
  const asked = EACH.filter(([words]) => wishes.says(words)).flatMap(([, kinds]) => kinds)
  if (asked.length > 0) return asked
  const mixes: readonly (readonly Kind[])[] = [
    ['lemon', 'slice'],
    ['strawberry', 'cherry'],
    ['lemon', 'strawberry', 'cherry', 'melon', 'peach', 'orange'],
    ['cherry', 'lemon'],
  ]
  return [...(mixes[wishes.index] ?? ['lemon'])]
}

const SKINS = {
  lemon: '#f8cf3a',
  slice: '#f5b93a',
  lime: '#9cc63e',
  orange: '#f39a32',
  peach: '#f9b27c',
  strawberry: '#e23a4a',
  cherry: '#c4203a',
  melon: '#f0586a',
} as const

function one(frame: Frame, kind: Kind, x: number, y: number, r: number, turn: number): void {
  const { canvas, random, palette } = frame
  const green = mix('#4e8a4a', palette.leaf, 0.45)
  const skin = mix(SKINS[kind], palette.flowers[0], 0.08)
  if (kind === 'lemon' || kind === 'lime') lemon(canvas, random, x, y, r, turn, skin, green)
  else if (kind === 'slice') citrusSlice(canvas, x, y, r * 0.86, skin, turn)
  else if (kind === 'strawberry') strawberry(canvas, random, x, y, r * 0.92, turn * 0.4, skin, green)
  else if (kind === 'cherry') cherries(canvas, x, y, r * 0.92, turn * 0.3, skin, green)
  else if (kind === 'melon') melon(canvas, x, y - r * 0.2, r, turn * 0.5, skin, green)
  else roundFruit(canvas, x, y, r * 0.9, turn * 0.3, skin, shift(skin, { lightness: -0.08, hue: -22 }), green)
}

function sprinkle(frame: Frame, spots: readonly Spot[], kinds: readonly Kind[]): void {
  const { canvas, random, palette } = frame
  const green = mix('#4e8a4a', palette.leaf, 0.5)
  spots.forEach(({ x, y, r }, i) => {
    if (r < 30)
      canvas.circle(x, y, r * 0.3, { fill: palette.accent2, role: canvas.line ? 'detail' : undefined })
    else if (r < 58) {
      if (i % 3 === 0)
        blossom(canvas, random, x, y, r * 0.9, mix(palette.light, '#ffffff', 0.5), palette.accent2)
      else
        leaf(
          canvas,
          random,
          x,
          y + r * 0.7,
          random.range(0, 360),
          r * 1.7,
          r * 0.55,
          i % 2 ? green : shift(green, { lightness: 0.08 }),
        )
    } else one(frame, kinds[i % kinds.length] ?? 'lemon', x, y, r, random.range(-70, 70))
  })
}

const draw: Scene = (frame) => {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const kinds = kindsOf(frame)
  if (wishes.index === 2) {
    bowl(frame, kinds)
    return undefined
  }
  const dark = wishes.dark ?? isDark(palette)
  const ground = dark
    ? mix(skyAt(palette, 0), palette.dark, 0.25)
    : mix(skyAt(palette, 0), palette.paper, wishes.index === 0 ? 0.25 : 0.6)
  backdrop(canvas, [ground, mix(ground, skyAt(palette, 1), 0.25)])
  if (wishes.index === 1) {
    gingham(frame, ground)
    const rows = Math.round(height / 250)
    for (let row = 0; row <= rows; row++) {
      for (let i = 0; i < 4; i++)
        one(
          frame,
          kinds[(i + row) % kinds.length] ?? 'strawberry',
          (i + (row % 2 ? 0.5 : 0)) * 333,
          (row * height) / rows,
          92,
          random.range(-24, 24),
        )
    }
    return undefined
  }
  sprinkle(
    frame,
    spread(random, {
      sizes: [
        [9, 138, 156],
        [14, 84, 104],
        [44, 40, 54],
        [60, 10, 22],
      ],
      height,
      gap: 0.92,
    }),
    kinds,
  )
  return undefined
}

/** A table-cloth's checks. */
function gingham({ canvas, palette }: Frame, ground: string): void {
  const step = 1000 / 12
  const tint = mix(ground, palette.flowers[0], 0.4)
  for (let i = 0; i < 12; i += 2)
    canvas.rect(i * step, 0, step, canvas.height, { fill: tint, opacity: 0.4, role: 'shade' })
  for (let y = 0; y < canvas.height; y += step * 2)
    canvas.rect(0, y, 1000, step, { fill: tint, opacity: 0.4, role: 'shade' })
}

/** A bowl heaped with fruit on a striped cloth. */
function bowl(frame: Frame, kinds: readonly Kind[]): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const wall = mix(palette.paper, skyFoot(palette), 0.5)
  backdrop(canvas, [wall, mix(wall, palette.accent2, 0.2)])
  canvas.circle(500, height * 0.42, 300, {
    fill: canvas.linear([
      [0, mix(palette.accent, palette.accent2, 0.4)],
      [1, mix(palette.accent2, wall, 0.3)],
    ]),
    role: 'accent',
  })
  const table = height * 0.7
  canvas.rect(-5, table, 1010, height, { fill: mix(palette.light, palette.land[0], 0.15) })
  for (let i = 0; i < 11; i++)
    canvas.path(
      `M${500 + (i - 5) * 74} ${table}L${500 + (i - 5) * 150} ${height + 10}H${500 + (i - 5) * 150 + 60}L${500 + (i - 5) * 74 + 30} ${table}Z`,
      { fill: palette.flowers[0], opacity: 0.75, role: canvas.line ? 'detail' : undefined },
    )
  const rim = height * 0.61
  for (const [x, y, r, k] of [
    [360, -210, 100, 0],
    [640, -200, 104, 1],
    [500, -290, 106, 2],
    [290, -90, 108, 3],
    [710, -90, 106, 4],
    [430, -110, 118, 5],
    [575, -100, 116, 0],
  ] as const)
    one(frame, kinds[k % kinds.length] ?? 'lemon', x, rim + y, r, random.range(-50, 50))
  for (const [x, y, turn] of [
    [250, -30, -60],
    [760, -20, 64],
    [520, -30, 10],
  ] as const)
    leaf(canvas, random, x, rim + y, turn, 170, 44, mix('#4e8a4a', palette.leaf, 0.5))
  const clay = palette.land[1]
  const side = canvas.linear(
    [
      [0, shift(clay, { lightness: 0.06 })],
      [0.5, clay],
      [1, shift(clay, { lightness: -0.1 })],
    ],
    [0, 0, 1, 0],
  )
  canvas.ellipse(500, table + 150, 260, 34, { fill: palette.dark, opacity: 0.25, role: 'shade' })
  canvas.path(
    `M190 ${rim}C200 ${rim + 170} 330 ${rim + 250} 400 ${rim + 262}V${rim + 300}H600V${rim + 262}C670 ${rim + 250} 800 ${rim + 170} 810 ${rim}Q500 ${rim + 50} 190 ${rim}Z`,
    { fill: side },
  )
  canvas.path(
    `M206 ${rim + 52}Q500 ${rim + 106} 794 ${rim + 52}M222 ${rim + 84}Q500 ${rim + 138} 778 ${rim + 84}`,
    { stroke: palette.light, width: 7 },
  )
}

/** Lemons, strawberries, cherries and their kin. */
export const fruit: SceneSpec = {
  name: 'fruit',
  kind: 'thing',
  words: 'fruit lemon strawberry cherry citrus watermelon melon berry lemonade fruity apricot raspberry',
  // Peach and lime are more often colours.
  weak: 'peach lime orange summer',
  palettes: ['ocean', 'sakura', 'boho', 'candy'],
  draw,
}
