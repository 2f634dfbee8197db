import { mix } from '../../colour'
import { n1 } from '../../curves'
import { gondola, mooringPole } from '../../motifs/gondola'
import { domes, palazzo } from '../../motifs/palazzo'
import { backdrop, birds, clouds, moon, stars, sun } from '../../motifs/sky'
import { glints } from '../../motifs/water'
import { isDark, skyAt, skyFoot } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const draw: Scene = (frame) => {
  const { canvas, wishes } = frame
  const bridged = wishes.index === 1 || wishes.says('rialto bridge bridge-of-sighs')
  const height = canvas.height
  const shore = height * 0.56
  heaven(frame, shore, bridged)
  water(frame, shore)
  houses(frame, shore)
  if (bridged) bridge(frame, shore)
  boats(frame, bridged ? 0.8 : 0.77, bridged ? 0.66 : 0.78)
  return undefined
}

/** Sky, light and the domes where the canal meets the lagoon. */
function heaven({ canvas, random, palette, wishes }: Frame, shore: number, bridged: boolean): void {
  const dark = isDark(palette)
  backdrop(canvas, palette.sky, 0.6)
  if (dark) stars(canvas, random, 120, palette.light, shore * 0.7, 5)
  const [x, y, r] = [bridged ? 500 : random.range(440, 560), shore - canvas.height * 0.2, 150]
  if (wishes.moon || (dark && wishes.index === 2)) moon(canvas, random, x, y, r * 0.8, palette.accent)
  else sun(canvas, x, y, r, palette.accent, mix(palette.accent, palette.accent2, 0.6), 2.4)
  clouds(canvas, random, shore * 0.2, shore * 0.85, 8, palette.light, 0.45)
  birds(canvas, random, 520, shore * 0.36, 6, palette.land[2], 1)
  const air = mix(skyFoot(palette), palette.land[0], 0.45)
  if (!bridged)
    domes(canvas, 500, shore + 4, 340, mix(palette.light, air, 0.62), mix(palette.land[1], air, 0.3))
}

function water({ canvas, random, palette }: Frame, shore: number): void {
  const [far, near, foreground] = palette.land
  if (canvas.line) canvas.rect(-5, shore, 1010, canvas.height, { fill: canvas.line.paper })
  else canvas.mirrorBelow(shore)
  const veil = canvas.linear([
    [0, mix(far, skyAt(palette, 2), 0.4), 0.35],
    [0.4, mix(near, far, 0.3), 0.72],
    [1, mix(foreground, near, 0.25), 0.96],
  ])
  canvas.rect(-5, shore, 1010, canvas.height - shore + 10, { fill: veil, role: 'shade' })
  glints(canvas, random, shore, 90, mix(palette.light, palette.accent, 0.35), 500)
}

/** Rows of houses on both banks, the nearest ones cut by the picture's edge. */
function houses(frame: Frame, shore: number): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const walls = random.shuffle(['#c9694a', '#dba35c', '#e3c39a', '#b9524c', '#d98d78', '#c7b08a'])
  const air = mix(skyFoot(palette), palette.land[0], 0.4)
  const dark = isDark(palette)
  const lit = dark ? 0.55 : 0.16
  const rows = [
    [352, 74, 0.15, 0.008, 0.55],
    [262, 104, 0.2, 0.03, 0.36],
    [138, 142, 0.26, 0.066, 0.18],
    [-60, 218, 0.36, 0.13, 0],
  ] as const
  rows.forEach(([edge, width, tall, down, haze], row) => {
    for (const side of [0, 1]) {
      const wall = walls[(row + side * 3) % walls.length] ?? '#dba35c'
      const foot = shore + height * down
      const colour = mix(wall, dark ? palette.land[1] : palette.flowers[1], dark ? 0.5 : 0.2)
      const top = shore - height * tall * random.range(0.88, 1.12)
      const x = side ? 1000 - edge - width : edge
      reflection(frame, x, width, foot, colour)
      palazzo(canvas, random, palette, { x, width, top, foot, colour, lit, haze, air })
    }
  })
}

function reflection(
  { canvas, random, palette }: Frame,
  x: number,
  width: number,
  foot: number,
  colour: string,
): void {
  if (canvas.line) return
  let d = ''
  const long = width * 1.9
  for (let y = 0; y < long; y += 16) {
    const [inset, wave] = [random.range(-6, 10) + y * 0.02, random.range(7, 15)]
    d += `M${n1(x + inset)} ${n1(foot + y)}h${n1(width - inset * 2)}v${n1(wave)}h${n1(-width + inset * 2)}Z`
  }
  const fill = canvas.linear([
    [0, mix(colour, palette.land[2], 0.35), 0.75],
    [1, mix(colour, palette.land[2], 0.6), 0],
  ])
  canvas.path(d, { fill, role: 'shade' })
}

/** One arch of white stone over the canal, a lamp at its crown. */
function bridge({ canvas, palette }: Frame, shore: number): void {
  const height = canvas.height
  const [deck, foot] = [shore - height * 0.085, shore + height * 0.055]
  const stone = mix(mix('#efe6d6', palette.light, 0.4), palette.land[0], isDark(palette) ? 0.5 : 0.18)
  const line = mix(palette.land[2], stone, 0.35)
  const fill = canvas.linear([
    [0, stone],
    [1, mix(stone, palette.land[1], 0.5)],
  ])
  const outer = `M150 ${n1(foot)}V${n1(deck + 90)}Q500 ${n1(deck - 150)} 850 ${n1(deck + 90)}V${n1(foot)}`
  const arch = `H790C780 ${n1(deck + 50)} 640 ${n1(deck + 2)} 500 ${n1(deck + 2)}S220 ${n1(deck + 50)} 210 ${n1(foot)}Z`
  canvas.path(outer + arch, { fill })
  const at = (t: number): [number, number] => [150 + 700 * t, deck + 90 - 240 * 2 * t * (1 - t)]
  let posts = ''
  for (let i = 1; i < 26; i++) {
    const [x, y] = at(i / 26)
    posts += `M${n1(x - 5)} ${n1(y + 4)}v-46h10v46Z`
  }
  const [, left] = at(0)
  canvas.path(posts, { fill: stone })
  canvas.path(`M150 ${n1(left - 44)}Q500 ${n1(deck - 194)} 850 ${n1(left - 44)}`, {
    stroke: stone,
    width: 15,
  })
  canvas.path(`M150 ${n1(left)}Q500 ${n1(deck - 150)} 850 ${n1(left)}`, {
    stroke: line,
    width: 6,
    opacity: 0.7,
  })
  canvas.path(
    `M218 ${n1(foot)}C230 ${n1(deck + 66)} 370 ${n1(deck + 20)} 500 ${n1(deck + 20)}S770 ${n1(deck + 66)} 782 ${n1(foot)}`,
    { stroke: line, width: 4, opacity: 0.55, role: 'detail' },
  )
  const glow = canvas.radial([
    [0, mix('#ffd98a', palette.accent, 0.3), 0.8],
    [1, palette.accent, 0],
  ])
  for (const t of [0.18, 0.5, 0.82]) {
    const [x, y] = at(t)
    canvas.circle(x, y - 122, 66, { fill: glow, role: 'glow' })
    canvas.path(`M${n1(x)} ${n1(y - 44)}v-62`, { stroke: line, width: 7 })
    canvas.path(`M${n1(x - 13)} ${n1(y - 132)}h26l-5 30h-16Z`, {
      fill: mix('#ffd98a', palette.accent, 0.3),
      role: 'accent',
    })
  }
}

function boats({ canvas, random, palette }: Frame, share: number, size: number): void {
  const height = canvas.height
  const y = height * share
  const shade = canvas.radial([
    [0, palette.dark, 0.55],
    [1, palette.dark, 0],
  ])
  canvas.ellipse(500, y + 40, 450 * size, 54, { fill: shade, role: 'shade' })
  canvas.at(random.range(485, 515), y, -1.5, size, () => {
    gondola(canvas, palette)
  })
  const ripple = mix(palette.light, palette.land[0], 0.3)
  for (let i = 0; i < 9; i++) {
    const [wide, down] = [random.range(90, 300) * size, 54 + i * 13]
    const x = 500 + random.bell() * 140
    canvas.path(
      `M${n1(x - wide)} ${n1(y + down)}q${n1(wide / 2)} -9 ${n1(wide)} 0q${n1(wide / 2)} 9 ${n1(wide)} 0`,
      {
        stroke: ripple,
        width: 3,
        opacity: 0.5,
        role: 'detail',
      },
    )
  }
  for (const [x, foot, tall] of [
    [46, 1.02, 0.2],
    [118, 1.04, 0.17],
    [950, 1.03, 0.21],
  ] as const)
    mooringPole(canvas, x, height * foot, height * tall, palette)
}

/** The canal between its palaces, the domes at its end, a gondola before us. */
export const venice: SceneSpec = {
  name: 'venice',
  kind: 'place',
  words: 'venice venezia venetian gondola gondolier grand-canal rialto bridge-of-sighs italian-canal',
  strong: 'venice venezia gondola',
  palettes: ['sunset', 'dawn', 'ocean', 'royal'],
  draw,
  alone: ({ canvas, palette }) => {
    canvas.at(500, canvas.height / 2 + 130, -2, 0.98, () => {
      gondola(canvas, palette)
    })
    return undefined
  },
}
