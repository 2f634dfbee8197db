import { mix } from '../../colour'
import { n1 } from '../../curves'
import { skyline } from '../../motifs/city'
import { CITIES, landmark, type City, type Stone } from '../../motifs/landmarks'
import { sunburstPath } from '../../motifs/shapes'
import { backdrop, birds, clouds, moon, stars, sun } from '../../motifs/sky'
import { leafBank, flowerBank } from '../../motifs/wreath'
import { isDark, skyAt, skyFoot } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const ALL = Object.values(CITIES)

const cityOf = ({ wishes }: Pick<Frame, 'wishes'>): City =>
  ALL.find(({ words }) => wishes.says(words)) ?? CITIES.london

const draw: Scene = (frame) => {
  if (frame.wishes.index === 1) overTheRoofs(frame)
  else onTheRiver(frame)
  return undefined
}

function stoneOf({ palette }: Frame, near: number): Stone {
  const [far, middle, foreground] = palette.land
  const dark = isDark(palette)
  return {
    wall: mix(middle, foreground, near),
    foot: mix(mix(far, middle, 0.5), skyFoot(palette), 0.3 * (1 - near)),
    line: dark ? mix(middle, palette.light, 0.4) : mix(foreground, palette.dark, 0.5),
    light: mix(palette.accent, '#fff3c8', 0.35),
  }
}

/** The city beyond its river, which mirrors it. */
function onTheRiver(frame: Frame): void {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const shore = height * (wishes.index === 3 ? 0.66 : 0.63)
  const dark = isDark(palette)
  backdrop(canvas, palette.sky, 0.66)
  if (dark) stars(canvas, random, 150, palette.light, shore * 0.6, 6)
  const [x, y, r] = [random.range(380, 640), shore - height * 0.3, random.range(150, 190)]
  if (wishes.moon || dark) moon(canvas, random, x, y, r, palette.accent)
  else sun(canvas, x, y + 40, r, palette.accent, palette.accent2, 2.2)
  clouds(canvas, random, shore * 0.25, shore * 0.75, 7, palette.light, 0.4)
  const [far, near] = palette.land
  const lights = [palette.accent, palette.accent2, palette.light]
  const hazy = mix(far, skyFoot(palette), 0.45)
  const back = { low: height * 0.05, high: height * 0.17, foot: mix(hazy, skyFoot(palette), 0.5) }
  skyline(canvas, random, { ...back, base: shore, colour: hazy, lights, lit: dark ? 0.2 : 0.05 })
  const city = cityOf(frame)
  const low = { low: height * 0.02, high: height * 0.06, foot: mix(near, far, 0.5) }
  skyline(canvas, random, {
    ...low,
    base: shore,
    colour: mix(near, far, 0.35),
    lights,
    lit: dark ? 0.5 : 0.1,
  })
  city.row.forEach(({ mark, x: at, tall }, i) => {
    landmark(
      canvas,
      mark,
      at,
      shore,
      (tall * height) / 1667,
      stoneOf(frame, 0.25 + (i / city.row.length) * 0.6),
    )
  })
  water(frame, shore)
  birds(canvas, random, 300, shore * 0.3, 6, palette.land[2], 1)
}

function water({ canvas, random, palette }: Frame, shore: number): void {
  const height = canvas.height
  const [, near, foreground] = palette.land
  // In ink the mirrored lines would only confuse.
  if (!canvas.line) canvas.mirrorBelow(shore)
  else canvas.rect(-5, shore, 1010, height - shore + 10, { fill: canvas.line.paper })
  const deep = canvas.linear([
    [0, near, 0.25],
    [0.5, mix(near, foreground, 0.6), 0.72],
    [1, foreground, 0.97],
  ])
  canvas.rect(-5, shore, 1010, height - shore + 10, { fill: deep, role: 'shade' })
  canvas.path(`M-5 ${n1(shore)}H1005`, { stroke: mix(foreground, palette.dark, 0.4), width: 7 })
  for (let i = 0; i < 64; i++) {
    const t = random.next() ** 1.5
    const [wx, wy] = [random.next() * 1000, shore + 14 + t * (height - shore)]
    const long = random.range(24, 90) * (0.5 + t * 1.6)
    canvas.path(
      `M${n1(wx - long)} ${n1(wy)}q${n1(long / 2)} ${n1(-3 - t * 5)} ${n1(long)} 0q${n1(long / 2)} ${n1(3 + t * 5)} ${n1(long)} 0`,
      {
        stroke: mix(palette.light, skyAt(palette, 2), 0.4),
        width: 1.6 + t * 2.6,
        opacity: 0.45,
        role: 'detail',
      },
    )
  }
}

/** The one building that everybody knows, as a travel poster would show it. */
function overTheRoofs(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const dark = isDark(palette)
  backdrop(canvas, palette.sky)
  if (dark) stars(canvas, random, 120, palette.light, height * 0.7, 5)
  canvas.path(sunburstPath(500, height * 0.42, 0, height, 16, 0.1), {
    fill: palette.light,
    opacity: 0.14,
    role: 'shade',
  })
  const disc = canvas.linear([
    [0, palette.accent],
    [1, mix(palette.accent2, skyFoot(palette), 0.3)],
  ])
  canvas.circle(500, height * 0.42, 350, { fill: disc, role: 'accent' })
  clouds(canvas, random, height * 0.18, height * 0.6, 9, palette.light, 0.5)
  const [far, near] = palette.land
  const row = { low: height * 0.02, high: height * 0.08, lights: [palette.accent, palette.light] }
  const hazy = mix(far, skyFoot(palette), 0.3)
  skyline(canvas, random, { ...row, base: height * 0.8, colour: hazy, foot: far, lit: dark ? 0.3 : 0.06 })
  landmark(canvas, cityOf(frame).hero, 500, height * 0.9, height * 0.72, stoneOf(frame, 0.6))
  skyline(canvas, random, {
    ...row,
    base: height * 0.9,
    colour: near,
    foot: palette.land[2],
    lit: dark ? 0.45 : 0.12,
  })
  leafBank(canvas, random, palette, height * 0.14, 26, 0.4)
  flowerBank(canvas, random, palette, 8, 84)
  birds(canvas, random, 690, height * 0.24, 7, palette.land[2], 1.1)
}

/** London, Paris and New York by the buildings that everybody knows. */
export const landmarks: SceneSpec = {
  name: 'landmarks',
  shows: (wishes) => cityOf({ wishes }).name,
  kind: 'place',
  words: ALL.map(({ words }) => words).join(' '),
  strong: ALL.map(({ words }) => words.split(' ').slice(0, 3).join(' ')).join(' '),
  palettes: ['sunset', 'dawn', 'night', 'ocean'],
  draw,
}
