import { lch, lightness, mix, ramp, shift } from '../colour'
import { polygon } from '../curves'
import { peak, pines, ridge, ridgeLine } from '../motifs/land'
import { aurora, backdrop, birds, clouds, mist, moon, stars, sun } from '../motifs/sky'
import { glints } from '../motifs/water'
import { skyFoot, skyTop } from '../palettes'
import type { Frame, Scene, SceneSpec } from '../scene'

const RIDGES = 6

const draw: Scene = (frame) => {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const horizon = height * (wishes.lake ? random.range(0.42, 0.47) : random.range(0.5, 0.58))
  const haze = skyFoot(palette)
  backdrop(canvas, palette.sky, 0.68)
  if (lightness(skyTop(palette)) < 0.36) stars(canvas, random, 190, palette.light, horizon * 0.75, 5)
  if (wishes.aurora) {
    const lights = [lch(0.82, 0.19, 160), lch(0.8, 0.15, 190), lch(0.68, 0.19, 320)]
    aurora(canvas, random, lights, horizon * 0.6, height * 0.34)
  }
  const lightX = random.range(280, 720)
  const lightY = horizon * random.range(0.42, 0.62)
  const size = random.range(85, 150)
  if (wishes.moon) moon(canvas, random, lightX, lightY, size * 0.8, palette.accent, wishes.crescent)
  else sun(canvas, lightX, lightY, size, palette.accent, mix(palette.accent, palette.accent2, 0.6))
  clouds(canvas, random, horizon * 0.35, horizon * 0.95, 8, palette.light, 0.4)

  const [far, near, foreground] = palette.land
  const lands = ramp([mix(far, haze, 0.5), far, near, foreground], RIDGES)
  const distant = lands[0] ?? far
  for (let i = random.int(2, 3); i > 0; i--) {
    const x = random.range(120, 880)
    const tall = random.range(0.2, 0.35) * height
    peak(canvas, random, x, horizon + 150, random.range(620, 900), tall, {
      lit: mix(distant, palette.light, 0.12),
      shaded: mix(lands[1] ?? far, palette.dark, 0.12),
      snow: mix(palette.light, haze, 0.1),
    })
  }
  mist(canvas, horizon + 110, 220, haze, 0.75)
  const noise = random.noise()
  lands.forEach((colour, i) => {
    const t = i / (RIDGES - 1)
    const base = horizon + 60 + (height - horizon) * t ** 1.15 * (wishes.lake ? 0.16 : 0.66)
    const points = ridgeLine(noise, {
      base,
      height: (wishes.lake ? 85 - 50 * t : 120 - 50 * t) + random.range(-10, 30),
      frequency: 1.6 + t * 1.2,
      offset: i * 5.7 + random.next() * 3,
      crests: 0.6 - 0.5 * t,
    })
    const last = i === RIDGES - 1
    ridge(
      canvas,
      points,
      colour,
      last ? mix(colour, palette.dark, 0.35) : mix(haze, colour, 0.55),
      base + 210,
    )
    const count = [0, 0, 70, 60, 46, 26][i] ?? 0
    const scale = wishes.lake ? 0.55 : 1
    const tree = shift(colour, { lightness: -0.05 })
    pines(canvas, random, points, count, (18 + 34 * (i - 2)) * scale, (34 + 72 * (i - 2)) * scale, tree)
  })
  if (wishes.lake) lake(frame, horizon + 60 + (height - horizon) * 0.15, lightX)
  birds(canvas, random, lightX + random.range(-160, 160), lightY + size * 0.6, 6, foreground)
  return undefined
}

function lake({ canvas, random, palette }: Frame, shore: number, lightX: number): void {
  const height = canvas.height
  const [, near, foreground] = palette.land
  if (canvas.line) canvas.rect(-5, shore, 1010, height, { fill: canvas.line.paper })
  else {
    canvas.mirrorBelow(shore)
    const veil = canvas.linear([
      [0, near, 0.18],
      [1, foreground, 0.72],
    ])
    canvas.rect(-5, shore, 1010, height - shore + 10, { fill: veil })
  }
  glints(canvas, random, shore, 120, palette.light, lightX)
  const noise = random.noise()
  for (const k of [0, 1]) {
    const points = ridgeLine(noise, {
      base: height * (0.94 + k * 0.045),
      height: 46,
      frequency: 1.4,
      offset: 40 + k * 3,
      octaves: 4,
      crests: 0.1,
    })
    const colour = mix(foreground, palette.dark, 0.3 + k * 0.4)
    canvas.path(`${polygon(points)}L1020 ${height + 10}L-20 ${height + 10}Z`, { fill: colour })
    const banks = points.filter(([x]) => x < 300 || x > 720)
    pines(canvas, random, banks, 12, 130, 290, colour)
  }
}

/** Mountains in the distance, ridges and pines towards us; with a lake it is mirrored below. */
export const landscape: SceneSpec = {
  name: 'landscape',
  shows: 'mountain landscape',
  kind: 'place',
  words:
    'mount mountain landscape forest wood lake valley hill pine alp camping river loch glen fjord lake-district highlands ' +
    'scottish-highlands snowdonia dales cotswolds patagonia yosemite',
  weak: 'tree outdoor wilderness scotland scottish wales welsh norway',
  palettes: ['forest', 'sunset', 'dawn', 'night'],
  draw,
}
