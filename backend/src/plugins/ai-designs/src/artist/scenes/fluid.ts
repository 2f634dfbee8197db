import { mix } from '../colour'
import { circlePath } from '../curves'
import { fluidField } from '../field'
import { isDark, skyFoot, skyTop } from '../palettes'
import { Random } from '../random'
import type { Scene, SceneSpec } from '../scene'

const draw: Scene = ({ canvas, random, palette, wishes }) => {
  const seed = random.int(1, 1e9)
  const { dark, light, accent2, flowers, land, paper } = palette
  const colours =
    (wishes.dark ?? isDark(palette))
      ? [dark, land[1], flowers[0], accent2, light]
      : [paper, skyFoot(palette), flowers[1], accent2, mix(land[1], flowers[3], 0.4), skyTop(palette)]
  let drops = ''
  for (let i = 0; i < 130; i++) {
    const [x, y] = [500 + random.bell() * 320, canvas.height * (0.5 + random.bell() * 0.34)]
    drops += circlePath(x, y, 0.8 + random.next() ** 5 * 7)
  }
  const foil = canvas.linear(
    [
      [0, '#f7e4a6'],
      [0.5, '#c9973f'],
      [1, '#fff3cf'],
    ],
    [0, 0, 1000, canvas.height],
    'userSpaceOnUse',
  )
  canvas.path(drops, { fill: wishes.gold ? foil : light, opacity: 0.8 })
  return (width, height) => fluidField(width, height, new Random(seed), colours)
}

/** Poured ink in folded bands, with a few drops of foil. */
export const fluid: SceneSpec = {
  name: 'fluid',
  kind: 'pattern',
  words: 'abstract fluid liquid swirl smoke psychedelic pour acrylic alcohol-ink',
  palettes: ['ocean', 'sakura', 'cosmos', 'emerald'],
  compositions: ['fluid', 'marble', 'fluid', 'fluid'],
  neverFramed: true,
  neverLine: true,
  draw,
}
