import { mix, ramp, shift } from '../../colour'
import { coatOf, type Coat } from '../../motifs/creatures/coat'
import { feather, featherRows } from '../../motifs/creatures/feathers'
import { bothSides } from '../../motifs/creatures/form'
import { owl as drawOwl, owlFace } from '../../motifs/creatures/owl'
import { pines, ridge, ridgeLine } from '../../motifs/land'
import { branch, leaf } from '../../motifs/plants'
import { perch } from '../../motifs/perch'
import { backdrop, clouds, mist, moon, sparkle, stars } from '../../motifs/sky'
import { flowerArc, flowerBank, foliageFan, greensOf, leafBank } from '../../motifs/wreath'
import { isDark, skyAt, skyFoot } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'
import type { Animal } from './animals'
import { emblem } from './emblem'
import { fourOf } from './four'
import { halo, portraitGround } from './stage'

function plumage({ palette, wishes }: Frame): Coat {
  const white = wishes.says('white snowy-owl snow-owl arctic')
  return coatOf(white ? '#e9e4dc' : '#9a6b46', palette.land[1], '#e8a83a')
}

/** An owl on a branch before the moon. */
function onABranch(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  backdrop(canvas, palette.sky)
  if (isDark(palette)) stars(canvas, random, 200, palette.light, height * 0.8, 9)
  moon(canvas, random, 500, height * 0.42, 372, palette.accent)
  clouds(canvas, random, height * 0.2, height * 0.66, 8, palette.light, 0.32)
  const noise = random.noise()
  ramp([mix(palette.land[0], skyFoot(palette), 0.3), palette.land[2]], 3).forEach((tone, i) => {
    const base = height * (0.8 + i * 0.07)
    const points = ridgeLine(noise, {
      base,
      height: 60,
      frequency: 1.4,
      offset: i * 9,
      octaves: 4,
      crests: 0.3,
    })
    ridge(canvas, points, tone, mix(tone, palette.dark, 0.4), height)
    pines(canvas, random, points, 46 - i * 8, 60 + i * 30, 130 + i * 50, shift(tone, { lightness: -0.05 }))
    mist(canvas, base + 70, 130, skyFoot(palette), 0.2)
  })
  const foot = height * 0.48 + 350
  const bark = mix('#4d3a34', palette.dark, 0.45)
  perch(canvas, foot + 12, bark)
  const tips = [
    ...branch(canvas, random, [180, foot + 44], 2.2, 230, 24, bark, 1),
    ...branch(canvas, random, [800, foot], -0.9, 260, 26, bark, 1),
  ]
  canvas.at(500, height * 0.48, 0, 0.98, () => {
    drawOwl(canvas, random, plumage(frame))
  })
  const greens = greensOf(palette)
  for (const [x, y] of [...tips, [80, foot + 60], [930, foot - 20], [860, foot], [240, foot + 34]] as const) {
    for (let i = 0; i < 4; i++)
      leaf(canvas, random, x, y, random.range(-80, 260), random.range(70, 130), 24, random.pick(greens))
  }
}

/** Wings spread over the wood at night. */
function onTheWing(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const coat = plumage(frame)
  backdrop(canvas, palette.sky)
  if (isDark(palette)) stars(canvas, random, 220, palette.light, height * 0.8, 10)
  moon(canvas, random, 500, height * 0.34, 250, palette.accent)
  clouds(canvas, random, height * 0.4, height * 0.75, 8, palette.light, 0.3)
  const noise = random.noise()
  ramp([mix(palette.land[0], skyAt(palette, 2), 0.4), palette.land[2]], 4).forEach((tone, i) => {
    const base = height * (0.72 + i * 0.07)
    const points = ridgeLine(noise, {
      base,
      height: 80,
      frequency: 1.4,
      offset: i * 9,
      octaves: 4,
      crests: 0.4,
    })
    ridge(canvas, points, tone, mix(tone, palette.dark, 0.4), height)
    pines(canvas, random, points, 54 - i * 8, 50 + i * 34, 110 + i * 60, shift(tone, { lightness: -0.04 }))
    mist(canvas, base + 80, 140, skyFoot(palette), 0.2)
  })
  canvas.at(500, height * 0.5, 0, 0.92, () => {
    flying(frame, coat)
  })
}

function flying({ canvas, random }: Frame, coat: Coat): void {
  const ink = shift(coat.dark, { lightness: -0.2 })
  for (let i = -3; i <= 3; i++)
    feather(canvas, i * 14, 140, 180 - i * 9, 210 - Math.abs(i) * 12, 30, mix(coat.dark, coat.base, 0.3), ink)
  bothSides(canvas, () => {
    const tiers = [
      { count: 11, long: 330, wide: 34, from: 0, colour: coat.dark, reach: 1 },
      { count: 10, long: 220, wide: 32, from: 0, colour: mix(coat.dark, coat.base, 0.5), reach: 0.95 },
      { count: 9, long: 130, wide: 30, from: 0, colour: coat.base, reach: 0.9 },
    ]
    for (const { count, long, wide, colour, reach } of tiers) {
      for (let i = 0; i < count; i++) {
        const t = i / (count - 1)
        const [x, y] = [60 + t * 330 * reach, -40 - Math.sin(t * 2.3) * 100]
        const turn = 168 - t * 88
        feather(
          canvas,
          x,
          y,
          turn,
          long * (0.72 + 0.34 * Math.sin(t * 2.6)),
          wide,
          mix(colour, coat.light, i % 2 ? 0.12 : 0),
          ink,
        )
      }
    }
  })
  canvas.path(
    'M0 -200C110 -190 130 -60 112 60C96 150 50 210 0 216C-50 210 -96 150 -112 60C-130 -60 -110 -190 0 -200Z',
    {
      fill: coat.light,
    },
  )
  featherRows(canvas, { x: 0, y: -30, width: 150, rows: 5, step: 38, size: 38 }, coat.light, coat.dark)
  canvas.at(0, -28, 0, 0.74, () => {
    canvas.ellipse(0, -180, 224, 146, { fill: coat.base })
    owlFace(canvas, random, coat)
  })
}

/** An owl with a crown of flowers in a frame of leaves. */
function crowned(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const y = height * 0.6
  portraitGround(frame)
  halo(frame, 500, y - 60, 376)
  foliageFan(canvas, random, { x: 500, y: y - 40, r: 330, from: -120, to: 120 }, palette, 32, 170)
  canvas.at(500, y, 0, 1.12, () => {
    drawOwl(canvas, random, plumage(frame))
  })
  flowerArc(canvas, random, { x: 500, y: y - 40, r: 336, from: -22, to: 22 }, palette, 5, 66)
  leafBank(canvas, random, palette, height * 0.3, 30, 0.75)
  flowerBank(canvas, random, palette, 7, 100, 110)
  for (let i = 0; i < 5; i++)
    sparkle(
      canvas,
      random.range(120, 880),
      height * random.range(0.1, 0.25),
      random.range(7, 14),
      palette.accent,
    )
}

const OWL: Animal = {
  natural: '#9a6b46',
  eye: '#e8a83a',
  face: (canvas, random, { coat }) => {
    canvas.at(0, 60, 0, 0.92, () => {
      drawOwl(canvas, random, coat)
    })
  },
  scale: 0.86,
  drop: -40,
  brow: { y: 0, r: 200, spread: 30 },
  fit: { eye: [96, -85], top: -190, chin: 60 },
  neck: 100,
}

const alone: Scene = (frame) => {
  frame.canvas.at(500, frame.canvas.height / 2, 0, 1.3, () => {
    drawOwl(frame.canvas, frame.random, plumage(frame))
  })
  return undefined
}

export const owl: SceneSpec = {
  name: 'owl',
  kind: 'creature',
  words: 'owl owlet',
  palettes: ['night', 'lavender', 'boho', 'forest'],
  draw: fourOf([
    { words: 'branch moon sitting', draw: onABranch },
    { words: 'flying wing flight forest', draw: onTheWing },
    { words: 'portrait flower crown wreath', draw: crowned },
    {
      words: 'emblem folk tattoo celestial mystic',
      draw: (frame) => {
        emblem(frame, OWL)
      },
    },
  ]),
  alone,
}
