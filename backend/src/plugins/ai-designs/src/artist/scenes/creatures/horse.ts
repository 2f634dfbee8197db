import { mix } from '../../colour'
import { circlePath, n1 } from '../../curves'
import { body } from '../../motifs/creatures/bodies'
import { horseHead } from '../../motifs/creatures/horse'
import { ridge, ridgeLine } from '../../motifs/land'
import { backdrop, birds, clouds, mist, sun } from '../../motifs/sky'
import { grass } from '../../motifs/woods'
import { flowerArc, flowerBank, foliageFan, leafBank } from '../../motifs/wreath'
import { skyFoot } from '../../palettes'
import type { Frame, SceneSpec } from '../../scene'
import { coatFor, type Animal } from './animals'
import { emblem } from './emblem'
import { fourOf } from './four'
import { faceAlone } from './portrait'
import { beforeTheMoon } from './silhouette'
import { halo, portraitGround } from './stage'

const HORSE: Animal = {
  natural: '#a4633a',
  eye: '#4a2f22',
  face: horseHead,
  scale: 0.8,
  drop: 40,
  brow: { y: 0, r: 200, spread: 40 },
  neck: 150,
}

/** The same head inside a round frame. */
const MEDAL: Animal = {
  ...HORSE,
  face: (canvas, random, look) => {
    canvas.clipped(canvas.clip(circlePath(0, -30, 464)), () => {
      canvas.at(-80, 40, 0, 1, () => {
        horseHead(canvas, random, look)
      })
    })
  },
}

/** A horse's head and its streaming mane before a disc, flowers along its neck. */
function streaming(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const [x, y] = [430, height * 0.53]
  portraitGround(frame)
  halo(frame, 500, y - 60, 380)
  foliageFan(canvas, random, { x: 500, y: y - 60, r: 370, from: 60, to: 200 }, palette, 26, 150)
  canvas.at(x, y, 0, 1.16, () => {
    horseHead(canvas, random, { coat: coatFor(frame, HORSE) })
  })
  flowerArc(canvas, random, { x: 120, y: y + 190, r: 640, from: 26, to: 72 }, palette, 6, 66)
  leafBank(canvas, random, palette, height * 0.26, 24, 0.6)
  flowerBank(canvas, random, palette, 7, 96, 70)
}

/** A small herd that gallops through dust and evening light. */
function herd({ canvas, random, palette }: Frame): void {
  const height = canvas.height
  backdrop(canvas, palette.sky)
  sun(canvas, 520, height * 0.42, 250, palette.accent, palette.accent2, 2)
  clouds(canvas, random, height * 0.22, height * 0.5, 8, palette.light, 0.4)
  birds(canvas, random, 660, height * 0.26, 5, palette.land[2])
  const noise = random.noise()
  const [far, near, front] = palette.land
  const rows = [
    { y: 0.56, scale: 0.36, x: 300, tone: mix(far, skyFoot(palette), 0.3) },
    { y: 0.61, scale: 0.48, x: 690, tone: mix(far, near, 0.5) },
    { y: 0.69, scale: 0.66, x: 360, tone: mix(near, front, 0.35) },
    { y: 0.79, scale: 0.92, x: 540, tone: palette.dark },
  ]
  rows.forEach(({ y, scale, x, tone }, i) => {
    const base = height * y
    const points = ridgeLine(noise, {
      base: base + 6,
      height: 26,
      frequency: 1.1,
      offset: i * 11,
      octaves: 3,
      crests: 0.1,
    })
    ridge(canvas, points, tone, mix(tone, front, 0.4), height)
    body(
      canvas,
      'horse',
      x + random.range(-30, 30),
      base,
      scale,
      mix(tone, palette.dark, 0.55),
      palette.accent,
    )
    mist(canvas, base + 8, 150 * scale + 40, mix(palette.light, palette.accent, 0.4), 0.5)
  })
  const ground = height * 0.8
  canvas.path(
    `M-20 ${n1(ground + 10)}Q500 ${n1(ground - 16)} 1020 ${n1(ground + 10)}V${n1(height + 20)}H-20Z`,
    {
      fill: canvas.linear([
        [0, front],
        [1, palette.dark],
      ]),
    },
  )
  grass(canvas, random, 500, ground + 34, 20, 30, mix(palette.dark, front, 0.4), 90)
  leafBank(
    canvas,
    random,
    { ...palette, leaf: mix(palette.dark, palette.leaf, 0.25), land: [near, palette.dark, palette.dark] },
    height * 0.18,
    26,
    0.6,
  )
}

export const horse: SceneSpec = {
  name: 'horse',
  kind: 'creature',
  words: 'horse pony stallion mare mustang foal equestrian',
  palettes: ['boho', 'sunset', 'dawn', 'autumn'],
  draw: fourOf([
    { words: 'portrait head mane flower floral', draw: streaming },
    {
      words: 'moon night galloping silhouette beach',
      draw: (frame) => {
        beforeTheMoon(frame, { body: 'horse', scale: 0.86, trees: 'none', fall: 40 })
      },
    },
    { words: 'herd wild running mustang three', draw: herd },
    {
      words: 'emblem folk tattoo celestial',
      draw: (frame) => {
        emblem(frame, MEDAL)
      },
    },
  ]),
  alone: faceAlone(HORSE),
}
