import { mix } from '../../colour'
import { n1 } from '../../curves'
import { ridge, ridgeLine } from '../../motifs/land'
import { fallingPetal } from '../../motifs/plants'
import { armourOf, samuraiBust, samuraiStanding } from '../../motifs/samurai'
import { sunburstPath } from '../../motifs/shapes'
import { backdrop, birds, clouds, mist, stars } from '../../motifs/sky'
import { grass } from '../../motifs/undergrowth'
import { flowerArc, foliageFan } from '../../motifs/wreath'
import { isDark, skyAt, skyFoot } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'
import { portraitGround } from '../creatures/stage'
import { cherryBranch } from '../sakura'

const draw: Scene = (frame) => {
  const { wishes } = frame
  const face = wishes.says('mask portrait helmet face armour armor head')
  if ((wishes.index % 2 === 0) === face) portrait(frame)
  else onTheHill(frame)
  return undefined
}

/** The red disc that stands behind both. */
function disc({ canvas, palette }: Frame, y: number, r: number): void {
  const red = mix('#d33a33', palette.accent2, 0.35)
  const fill = canvas.linear([
    [0, red],
    [1, mix(red, palette.accent, 0.35)],
  ])
  canvas.circle(500, y, r, { fill, role: 'accent' })
}

function petals({ canvas, random, palette }: Frame, count: number): void {
  const tones = [palette.flowers[1], palette.flowers[0], palette.light]
  for (let i = 0; i < count; i++)
    fallingPetal(canvas, random, tones, random.next() * 1000, random.next() * canvas.height)
}

/** Alone on a windy hill, before a sun that fills the sky. */
function onTheHill(frame: Frame): void {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const foot = height * 0.83
  backdrop(canvas, palette.sky, 0.9)
  if (isDark(palette)) stars(canvas, random, 110, palette.light, height * 0.5, 5)
  disc(frame, height * 0.42, 350)
  clouds(canvas, random, height * 0.2, height * 0.62, 10, palette.light, 0.55)
  birds(canvas, random, 250, height * 0.24, 6, palette.land[2], 1.1)
  const noise = random.noise()
  const [far, near, foreground] = palette.land
  for (let i = 0; i < 3; i++) {
    const shape = {
      base: height * (0.66 + i * 0.045),
      height: 150 - i * 34,
      frequency: 1.6,
      offset: 5 + i * 8,
    }
    const tone = mix(mix(far, skyFoot(palette), 0.5 - i * 0.2), near, i * 0.2)
    ridge(
      canvas,
      ridgeLine(noise, { ...shape, octaves: 4, crests: 0.7 }),
      tone,
      mix(tone, skyFoot(palette), 0.5),
    )
    mist(canvas, height * (0.69 + i * 0.045), 130, mix(palette.light, skyFoot(palette), 0.4), 0.55)
  }
  const hill = (x: number): number => foot + ((x - 500) / 500) ** 2 * height * 0.055
  const tone = mix(near, foreground, 0.6)
  const ground = `M-20 ${n1(hill(-20))}Q500 ${n1(foot * 2 - hill(-20))} 1020 ${n1(hill(1020))}V${n1(height + 10)}H-20Z`
  const fill = canvas.linear([
    [0, tone],
    [1, mix(foreground, palette.dark, 0.4)],
  ])
  canvas.path(ground, { fill })
  grass(canvas, random, (x) => hill(x) - 4, 120, 26, 62, tone)
  const mirrored = wishes.index === 3
  canvas.at(
    mirrored ? 460 : 540,
    foot + 12,
    0,
    height / 2050,
    () => {
      samuraiStanding(canvas, armourOf(palette), mix('#e9eef4', palette.light, 0.4))
    },
    (mirrored ? -height : height) / 2050,
  )
  for (let i = 0; i < 5; i++)
    grass(
      canvas,
      random,
      (x) => hill(x) + 36 + i * 48,
      110,
      44,
      100 + i * 14,
      mix(tone, palette.dark, 0.12 + i * 0.13),
    )
  cherryBranch(frame, [1040, height * 0.05], 2.6, 460)
  petals(frame, 46)
}

/** Mask and helmet before the sun, in a wreath. */
function portrait(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  portraitGround(frame)
  const ray = { fill: mix(palette.light, skyAt(palette, 1), 0.4), opacity: 0.28, role: 'shade' as const }
  canvas.path(sunburstPath(500, height * 0.42, 0, height, 20, 0.08), ray)
  disc(frame, height * 0.42, 400)
  for (const r of [424, 444]) canvas.circle(500, height * 0.42, r, { stroke: palette.accent2, width: 5 })
  cherryBranch(frame, [-40, height * 0.1], 0.45, 430)
  cherryBranch(frame, [1040, height * 0.08], 2.6, 430)
  canvas.at(500, height * 0.45, 0, 1.02, () => {
    samuraiBust(canvas, armourOf(palette))
  })
  const arc = { x: 500, y: height * 0.42, r: 700, from: 142, to: 218 }
  foliageFan(canvas, random, arc, palette, 26, 190)
  flowerArc(canvas, random, arc, palette, 9, 100)
  petals(frame, 26)
}

/** A warrior of old Japan in laced armour. */
export const samurai: SceneSpec = {
  name: 'samurai',
  kind: 'thing',
  words: 'samurai ronin shogun bushido kabuto katana samurai-warrior samurai-mask japanese-warrior',
  strong: 'samurai',
  palettes: ['sakura', 'sunset', 'dawn', 'autumn'],
  neverFramed: true,
  draw,
  alone: ({ canvas, palette }) => {
    canvas.at(500, canvas.height / 2 - 120, 0, 0.9, () => {
      samuraiBust(canvas, armourOf(palette))
    })
    return undefined
  },
}
