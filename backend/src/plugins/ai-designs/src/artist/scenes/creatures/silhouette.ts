import { mix, ramp, shift } from '../../colour'
import { n1, smooth } from '../../curves'
import { body, type BodyName } from '../../motifs/creatures/bodies'
import { daisy } from '../../motifs/plants'
import { pines, ridge, ridgeLine } from '../../motifs/land'
import { leafBank } from '../../motifs/wreath'
import { birds, backdrop, clouds, mist, moon, stars, sun } from '../../motifs/sky'
import { SNOW } from '../../motifs/weather'
import { grass, sunbeams, trunks } from '../../motifs/woods'
import { isDark, skyAt, skyFoot } from '../../palettes'
import type { Frame } from '../../scene'

export interface SilhouetteLook {
  body: BodyName
  scale?: number
  /** Where its feet stand, as a share of the height. */
  seat?: number
  /** Plants that stand on the ridges behind. */
  trees?: 'pines' | 'none'
  /** How far the hill below it falls away at both sides. */
  fall?: number
  /** Moves the animal beside the disc's middle. */
  offset?: number
  colour?: string
  /** The colour of the animal's lighter patches. */
  mark?: string
}

const STREAM = 'river stream creek brook'

/** What the ground is painted with: earth, or snow with blue in its shade. */
function groundOf({ canvas, palette, wishes }: Frame): string {
  const { light, land, dark } = palette
  return canvas.linear(
    wishes.says(SNOW)
      ? [
          [0, mix(light, '#ffffff', 0.6)],
          [1, mix(light, land[0], 0.75)],
        ]
      : [
          [0, land[2]],
          [1, dark],
        ],
  )
}

/** A stream that winds out of the wood past the animal. */
function river({ canvas, random, palette }: Frame, from: number): void {
  const height = canvas.height
  const d =
    `M560 ${n1(from)}C700 ${n1(from + 60)} 520 ${n1(from + 110)} 640 ${n1(from + 170)}C800 ${n1(from + 250)} 560 ${n1(height * 0.96)} 500 ${n1(height + 20)}` +
    `H1040C1000 ${n1(height * 0.94)} 1010 ${n1(from + 260)} 850 ${n1(from + 170)}C700 ${n1(from + 100)} 790 ${n1(from + 50)} 640 ${n1(from)}Z`
  const water = mix('#6fb2c6', palette.land[0], 0.2)
  const fill = canvas.linear([
    [0, mix(water, palette.light, 0.5)],
    [1, mix(water, palette.land[1], 0.3)],
  ])
  canvas.path(d, { fill })
  let glints = ''
  for (let i = 0; i < 12; i++) {
    const t = random.next()
    const [x, y] = [640 + 150 * t + random.range(-60, 90) * (0.4 + t), from + 30 + (height - from) * t]
    glints += `M${n1(x)} ${n1(y)}q${n1(20 + 26 * t)} -7 ${n1(40 + 52 * t)} 0`
  }
  canvas.path(glints, { stroke: palette.light, width: 4, opacity: 0.7, clip: canvas.clip(d), role: 'detail' })
}

/** An animal on a hill before a great moon or sun; ridges fade behind it. */
export function beforeTheMoon(frame: Frame, look: SilhouetteLook): void {
  const { canvas, random, palette, wishes } = frame
  const { scale = 1, seat = 0.78, trees = 'pines', fall = 110, offset = 0, colour = palette.dark } = look
  const height = canvas.height
  backdrop(canvas, palette.sky)
  if (isDark(palette)) stars(canvas, random, 190, palette.light, height * 0.7, 9)
  const [x, r] = [500 + random.range(-50, 50), random.range(300, 340)]
  const y = height * (seat - 0.27)
  if (isDark(palette) || wishes.moon) moon(canvas, random, x, y, r, palette.accent)
  else sun(canvas, x, y, r, palette.accent2, mix(palette.accent2, palette.accent, 0.65), 1.7)
  clouds(canvas, random, height * 0.3, height * 0.66, 8, palette.light, 0.36)
  const noise = random.noise()
  ramp([mix(palette.land[0], skyFoot(palette), 0.3), palette.land[1], palette.land[2]], 4).forEach(
    (tone, i) => {
      const base = height * (seat - 0.13 + i * 0.055)
      const points = ridgeLine(noise, {
        base,
        height: 76 - i * 8,
        frequency: 1.3,
        offset: i * 9,
        octaves: 4,
        crests: 0.3,
      })
      ridge(canvas, points, tone, mix(tone, palette.dark, 0.35), height)
      if (trees === 'pines' && i < 3 && !canvas.line) {
        pines(canvas, random, points, 44 - i * 8, 34 + i * 24, 70 + i * 40, shift(tone, { lightness: -0.05 }))
      }
      if (i < 3) mist(canvas, base + 60, 120, skyFoot(palette), 0.22)
    },
  )
  const ground = height * seat
  const hill = smooth([
    [-40, ground + fall],
    [210, ground + fall * 0.3],
    [500, ground - 6],
    [790, ground + fall * 0.32],
    [1040, ground + fall * 1.1],
  ])
  const fill = groundOf(frame)
  canvas.path(`${hill}L1040 ${n1(height + 20)}L-40 ${n1(height + 20)}Z`, { fill })
  pack(frame, look, ground + 12, scale, colour, offset)
  if (wishes.says(SNOW)) return
  grass(canvas, random, 500, ground + 34, fall, 26, mix(palette.dark, palette.land[2], 0.4), 74)
  undergrowth(frame, ground)
}

/** As many animals as the prompt counts, up to four; the left ones look right and the right ones left. */
function pack(
  { canvas, random, palette, wishes }: Frame,
  look: SilhouetteLook,
  ground: number,
  scale: number,
  colour: string,
  offset = 0,
): void {
  const count = Math.max(1, Math.min(4, wishes.count ?? 1))
  const turned = random.chance(0.5)
  for (let i = 0; i < count; i++) {
    const x = 500 + offset + (i - (count - 1) / 2) * (count > 2 ? 262 : 400)
    const size = count === 1 ? scale : scale * (count > 2 ? 0.5 : 0.72) * (i % 2 ? 0.9 : 1)
    const mirrored = count === 1 ? turned : i < count / 2
    body(canvas, look.body, x, ground + (i % 2) * 6, size, colour, palette.accent, mirrored, look.mark)
  }
}

/** An animal in a clearing between tall trunks that pale with the distance. */
export function inTheWoods(frame: Frame, look: SilhouetteLook): void {
  const { canvas, random, palette, wishes } = frame
  const [snowy, birch] = [wishes.says(SNOW), wishes.says('birch birche silver-birch')]
  const { scale = 0.9, seat = 0.82, colour } = look
  const height = canvas.height
  const far = mix(skyFoot(palette), palette.land[0], 0.25)
  const air = snowy
    ? [skyAt(palette, 0), mix(skyAt(palette, 1), '#f3b9a4', 0.35), mix(far, '#f7d9c8', 0.5)]
    : [mix(far, palette.light, 0.2), mix(far, palette.light, 0.55), palette.land[0]]
  backdrop(canvas, air)
  const [x, y] = [500 + random.range(-60, 60), height * 0.4]
  sun(canvas, x, y, random.range(230, 270), palette.accent, mix(palette.accent, palette.accent2, 0.6), 2.2)
  birds(canvas, random, 620, height * 0.26, 5, palette.land[1])
  const tones = ramp([mix(palette.land[0], palette.light, 0.2), palette.land[1], palette.land[2]], 4)
  tones.slice(0, 3).forEach((tone, i) => {
    const foot = height * (seat - 0.17 + i * 0.06)
    trunks(canvas, random, 15 - i * 3, foot, 15 + i * 9, tone, [70, 150, 240][i] ?? 200, birch)
    const points = ridgeLine(random.noise(), {
      base: foot,
      height: 40,
      frequency: 1.4,
      offset: i * 7,
      octaves: 3,
      crests: 0.1,
    })
    const floor = snowy ? mix('#ffffff', tone, 0.42 - i * 0.12) : tone
    ridge(canvas, points, floor, mix(floor, palette.land[2], snowy ? 0.08 : 0.4), height)
    if (!snowy)
      grass(canvas, random, 500, foot + 12, 0, 10 + i * 6, shift(tone, { lightness: -0.03 }), 44 + i * 20)
    mist(canvas, foot + 10, 190, palette.light, snowy ? 0.14 : 0.3)
  })
  const ground = height * seat
  const floor = groundOf(frame)
  canvas.path(
    `M-20 ${n1(ground + 40)}Q500 ${n1(ground - 50)} 1020 ${n1(ground + 40)}V${n1(height + 20)}H-20Z`,
    { fill: floor },
  )
  sunbeams(canvas, random, x, palette.accent, 0.2)
  if (wishes.says(STREAM)) river(frame, ground - 2)
  pack(frame, look, ground + 10, scale, colour ?? palette.dark)
  trunks(canvas, random, 4, height * 0.98, 58, birch ? palette.land[2] : palette.dark, 400, birch)
  if (snowy) return
  grass(canvas, random, 500, ground + 50, 30, 22, mix(palette.dark, palette.land[2], 0.3), 76)
  if (!wishes.says(STREAM)) undergrowth(frame, ground)
}

/** Dark leaves and a few small flowers between us and the animal. */
function undergrowth({ canvas, random, palette }: Frame, ground: number): void {
  const deep = {
    ...palette,
    leaf: mix(palette.dark, palette.leaf, 0.22),
    land: [palette.land[0], palette.dark, palette.dark] as const,
  }
  leafBank(canvas, random, deep, (canvas.height - ground) * 1.05, 26, 0.55)
  for (let i = 0; i < 16; i++) {
    const [x, y] = [random.next() * 1000, random.range(ground + 90, canvas.height - 20)]
    daisy(canvas, random, x, y, random.range(11, 22), random.pick(palette.flowers), palette.accent, 9)
  }
}
