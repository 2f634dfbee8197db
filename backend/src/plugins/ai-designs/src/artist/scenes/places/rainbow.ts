import { mix, ramp, shift } from '../../colour'
import { n1, smooth } from '../../curves'
import { cloudBank, cumulus } from '../../motifs/cumulus'
import { ridgeLine } from '../../motifs/land'
import { daisy } from '../../motifs/plants'
import { heartPath, spread, starPath } from '../../motifs/shapes'
import { backdrop, birds, sparkle, sun } from '../../motifs/sky'
import { grass } from '../../motifs/undergrowth'
import { skyAt, skyFoot, type Palette } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const draw: Scene = (frame) => {
  const compositions = [overClouds, hills, poster, repeat]
  compositions[frame.wishes.index]?.(frame)
  return undefined
}

/** Soft printed colours, leaning on the palette. */
function bandsOf({ flowers, accent2, sky }: Palette): string[] {
  const natural = ['#e8636b', '#f3925c', '#f6c95f', '#8fc486', '#63a9cf', '#8b7cc4']
  const lean = [flowers[0], accent2, flowers[1], flowers[2], sky[0] ?? flowers[3], flowers[3]]
  return natural.map((colour, i) => mix(colour, lean[i] ?? colour, 0.2))
}

function bow(
  { canvas }: Frame,
  x: number,
  y: number,
  r: number,
  width: number,
  colours: readonly string[],
  foot = 0,
): void {
  const step = width / colours.length
  colours.forEach((colour, i) => {
    const [outer, inner] = [n1(r - i * step), n1(r - (i + 1) * step + 0.6)]
    canvas.path(
      `M${n1(x - outer)} ${n1(y + foot)}V${n1(y)}A${outer} ${outer} 0 0 1 ${n1(x + outer)} ${n1(y)}V${n1(y + foot)}H${n1(x + inner)}V${n1(y)}A${inner} ${inner} 0 0 0 ${n1(x - inner)} ${n1(y)}V${n1(y + foot)}Z`,
      { fill: colour, role: canvas.line && i % 2 ? 'accent' : undefined },
    )
  })
}

/** A bow that rises from a sea of clouds. */
function overClouds(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const haze = skyFoot(palette)
  backdrop(canvas, palette.sky)
  for (let i = 0; i < 26; i++)
    sparkle(
      canvas,
      random.next() * 1000,
      random.range(0.05, 0.5) * height,
      random.range(6, 17),
      palette.light,
    )
  sun(canvas, 640, height * 0.34, 120, palette.accent, mix(palette.accent, palette.accent2, 0.3), 3)
  const top = mix(palette.light, '#ffffff', 0.4)
  const foot = mix(skyAt(palette, 1), haze, 0.4)
  cumulus(canvas, random, 190, height * 0.36, 300, top, mix(skyAt(palette, 1), top, 0.3))
  cloudBank(canvas, random, height * 0.6, height * 0.06, 1, mix(top, foot, 0.4), foot)
  bow(frame, 480, height * 0.68, 390, 200, bandsOf(palette), 200)
  cumulus(canvas, random, 210, height * 0.72, 420, top, mix(top, foot, 0.5))
  cumulus(canvas, random, 770, height * 0.73, 440, top, mix(top, foot, 0.5))
  cloudBank(canvas, random, height * 0.76, height * 0.13, 3, top, mix(foot, palette.flowers[0], 0.15))
}

/** Over green hills with daisies. */
function hills(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  backdrop(canvas, [skyAt(palette, 0), skyAt(palette, 1), mix(palette.light, skyAt(palette, 1), 0.25)], 0.75)
  const top = mix(palette.light, '#ffffff', 0.5)
  bow(frame, 560, height * 0.7, 560, 170, bandsOf(palette), 100)
  canvas.circle(560, height * 0.7, 720, {
    fill: canvas.radial([
      [0.5, palette.light, 0],
      [0.8, palette.light, 0.25],
      [1, palette.light, 0],
    ]),
    role: 'glow',
  })
  for (const [x, y, wide] of [
    [180, 0.2, 300],
    [830, 0.3, 330],
    [420, 0.46, 240],
  ] as const)
    cumulus(canvas, random, x, height * y, wide, top, mix(top, skyAt(palette, 1), 0.45))
  const noise = random.noise()
  const green = mix('#6fae6a', palette.leaf, 0.4)
  ramp([mix(green, top, 0.45), green, shift(green, { lightness: -0.12 })], 4).forEach((colour, i) => {
    const points = ridgeLine(noise, {
      base: height * (0.62 + i * 0.09),
      height: 80,
      frequency: 1.1,
      offset: i * 7,
      octaves: 2,
      crests: 0.1,
    })
    canvas.path(`${smooth(points.filter((_, k) => k % 10 === 0))}L1030 ${height + 10}L-20 ${height + 10}Z`, {
      fill: canvas.linear([
        [0, shift(colour, { lightness: 0.05 })],
        [1, colour],
      ]),
    })
  })
  for (let row = 0; row < 4; row++) {
    const y = height * (0.83 + row * 0.055)
    grass(
      canvas,
      random,
      () => y,
      110,
      26 + row * 14,
      70 + row * 30,
      shift(green, { lightness: -0.1 - row * 0.02 }),
    )
    for (let i = 0; i < 9; i++)
      daisy(
        canvas,
        random,
        random.next() * 1000,
        y - random.range(10, 50),
        13 + row * 8,
        i % 3 ? top : palette.flowers[0],
        '#efb13c',
        11,
      )
  }
  birds(canvas, random, 330, height * 0.36, 4, palette.dark, 1.2)
}

/** Three nested bows as on a wall of the seventies. */
function poster(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const ground = mix(palette.paper, skyFoot(palette), 0.3)
  backdrop(canvas, [ground, mix(ground, palette.accent2, 0.15)])
  const bands = bandsOf(palette)
  sun(canvas, 640, height * 0.27, 110, palette.accent2, mix(palette.accent, palette.accent2, 0.4), 1.6)
  bow(frame, 420, height * 0.55, 310, 220, bands, height)
  bow(frame, 660, height * 0.68, 250, 190, bands.toReversed(), height)
  bow(
    frame,
    330,
    height * 0.8,
    200,
    150,
    [bands[0], bands[2], bands[4]].filter((band): band is string => band !== undefined),
    height,
  )
  const top = mix(palette.light, '#ffffff', 0.5)
  cumulus(canvas, random, 240, height * 0.33, 240, top, mix(top, ground, 0.4))
  cumulus(canvas, random, 800, height * 0.46, 240, top, mix(top, ground, 0.4))
}

/** Small bows, clouds, hearts and stars. */
function repeat(frame: Frame): void {
  const { canvas, random, palette } = frame
  backdrop(canvas, [mix(palette.paper, skyAt(palette, 0), 0.3), palette.paper])
  const bands = bandsOf(palette)
  const top = mix(palette.light, '#ffffff', 0.5)
  spread(random, {
    sizes: [
      [15, 118, 126],
      [22, 58, 66],
      [60, 16, 24],
    ],
    height: canvas.height,
    gap: 1.02,
  }).forEach(({ x, y, r }, i) => {
    if (r > 100) {
      bow(frame, x, y + r * 0.4, r * 0.86, r * 0.56, bands)
      for (const side of [-1, 1])
        cumulus(
          canvas,
          random,
          x + side * r * 0.58,
          y + r * 0.62,
          r * 0.95,
          top,
          mix(top, skyAt(palette, 0), 0.25),
        )
    } else if (r > 40) cumulus(canvas, random, x, y + 16, r * 1.7, top, mix(top, skyAt(palette, 0), 0.3))
    else if (i % 2)
      canvas.path(heartPath(x, y, r * 0.8, random.range(-0.3, 0.3)), {
        fill: palette.flowers[0],
        role: canvas.line ? 'accent' : undefined,
      })
    else
      canvas.path(starPath(x, y, r, 5, 0.48, random.next()), {
        fill: palette.accent2,
        role: canvas.line ? 'accent' : undefined,
      })
  })
}

/** Rainbows and clouds. */
export const rainbow: SceneSpec = {
  name: 'rainbow',
  shows: 'rainbow and clouds',
  kind: 'place',
  words: 'rainbow cloud cloudscape',
  weak: 'pride sky cloudy dreamy',
  palettes: ['dawn', 'candy', 'boho', 'sakura'],
  draw,
}
