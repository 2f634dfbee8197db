import { mix, ramp, shift } from '../../colour'
import { n1, smooth } from '../../curves'
import { body, type BodyName } from '../../motifs/creatures/bodies'
import { daisy } from '../../motifs/plants'
import { pines, ridge, ridgeLine } from '../../motifs/land'
import { leafBank } from '../../motifs/wreath'
import { birds, backdrop, clouds, mist, moon, stars, sun } from '../../motifs/sky'
import { grass, sunbeams, trunks } from '../../motifs/woods'
import { isDark, skyFoot } from '../../palettes'
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
  const fill = canvas.linear([
    [0, palette.land[2]],
    [1, palette.dark],
  ])
  canvas.path(`${hill}L1040 ${n1(height + 20)}L-40 ${n1(height + 20)}Z`, { fill })
  pack(frame, look, ground + 12, scale, colour, offset)
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
  const { canvas, random, palette } = frame
  const { scale = 0.9, seat = 0.82, colour } = look
  const height = canvas.height
  const far = mix(skyFoot(palette), palette.land[0], 0.25)
  backdrop(canvas, [mix(far, palette.light, 0.2), mix(far, palette.light, 0.55), palette.land[0]])
  const [x, y] = [500 + random.range(-60, 60), height * 0.4]
  sun(canvas, x, y, random.range(230, 270), palette.accent, mix(palette.accent, palette.accent2, 0.6), 2.2)
  birds(canvas, random, 620, height * 0.26, 5, palette.land[1])
  const tones = ramp([mix(palette.land[0], palette.light, 0.2), palette.land[1], palette.land[2]], 4)
  tones.slice(0, 3).forEach((tone, i) => {
    const foot = height * (seat - 0.17 + i * 0.06)
    trunks(canvas, random, 15 - i * 3, foot, 15 + i * 9, tone, [70, 150, 240][i] ?? 200)
    const points = ridgeLine(random.noise(), {
      base: foot,
      height: 40,
      frequency: 1.4,
      offset: i * 7,
      octaves: 3,
      crests: 0.1,
    })
    ridge(canvas, points, tone, mix(tone, palette.land[2], 0.4), height)
    grass(canvas, random, 500, foot + 12, 0, 10 + i * 6, shift(tone, { lightness: -0.03 }), 44 + i * 20)
    mist(canvas, foot + 10, 190, palette.light, 0.3)
  })
  const ground = height * seat
  const floor = canvas.linear([
    [0, palette.land[2]],
    [1, palette.dark],
  ])
  canvas.path(
    `M-20 ${n1(ground + 40)}Q500 ${n1(ground - 50)} 1020 ${n1(ground + 40)}V${n1(height + 20)}H-20Z`,
    { fill: floor },
  )
  sunbeams(canvas, random, x, palette.accent, 0.2)
  pack(frame, look, ground + 10, scale, colour ?? palette.dark)
  trunks(canvas, random, 4, height * 0.98, 58, palette.dark, 400)
  grass(canvas, random, 500, ground + 50, 30, 22, mix(palette.dark, palette.land[2], 0.3), 76)
  undergrowth(frame, ground)
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
