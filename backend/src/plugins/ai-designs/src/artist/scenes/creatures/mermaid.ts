import { mix } from '../../colour'
import {
  dressOf,
  mermaid as drawMermaid,
  rock,
  SITTING,
  SWIMMING,
  type Pose,
} from '../../motifs/creatures/mermaid'
import { backdrop, birds, clouds, moon, sparkle, stars, sun } from '../../motifs/sky'
import { glints, waveRow } from '../../motifs/water'
import { isDark, skyAt } from '../../palettes'
import type { Frame, SceneSpec } from '../../scene'
import { fourOf } from './four'
import { inTheDeep } from './sea-life'
import { inAWreath, onItsOwn, type Drawn } from './wreathed'

const figure =
  (pose: Pose): Drawn =>
  ({ canvas, random, palette, wishes }) => {
    drawMermaid(canvas, random, palette, pose, dressOf(palette, wishes.tint ?? null))
  }

/** On her rock before a great light, waves about her. */
function onTheRock(frame: Frame): void {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const [far, near, foreground] = palette.land
  const shore = height * 0.62
  const dark = isDark(palette)
  backdrop(canvas, palette.sky, 0.66)
  if (dark) stars(canvas, random, 150, palette.light, shore, 7)
  if (dark || wishes.moon) moon(canvas, random, 500, height * 0.36, 300, palette.accent)
  else sun(canvas, 500, height * 0.37, 300, palette.accent, mix(palette.accent, palette.accent2, 0.5), 1.9)
  clouds(canvas, random, height * 0.14, shore, 9, palette.light, 0.5)
  birds(canvas, random, 230, height * 0.2, 5, foreground, 1)
  const deep = canvas.linear([
    [0, mix(far, skyAt(palette, 2), 0.4)],
    [0.5, near],
    [1, mix(foreground, near, 0.3)],
  ])
  canvas.rect(-5, shore, 1010, height - shore + 10, { fill: deep })
  glints(canvas, random, shore, 80, mix(palette.light, palette.accent, 0.4), 500)
  const stone = mix(near, foreground, 0.55)
  canvas.at(392, height * 0.665, 0, 1.06, () => {
    rock(canvas, mix(stone, palette.light, 0.2), mix(stone, palette.dark, 0.5))
    figure(SITTING)(frame)
  })
  for (let i = 0; i < 5; i++) {
    const colour = mix(near, foreground, 0.1 + i * 0.2)
    const row = {
      y: height * (0.8 + i * 0.045),
      amplitude: 15 + i * 5,
      length: 170 + i * 34,
      colour,
      lines: 3,
    }
    waveRow(canvas, random, { ...row, edge: mix(palette.light, colour, 0.35) })
  }
  for (let i = 0; i < 7; i++)
    sparkle(
      canvas,
      random.range(90, 910),
      height * random.range(0.66, 0.95),
      random.range(7, 15),
      palette.light,
    )
}

/** Half woman, half fish: in the deep, on her rock, in a wreath. */
export const mermaid: SceneSpec = {
  name: 'mermaid',
  kind: 'creature',
  words: 'mermaid siren merman merfolk mermaid-tail little-mermaid sea-maiden selkie',
  palettes: ['ocean', 'lavender', 'sakura', 'sunset'],
  tinted: true,
  dry: () => true,
  draw: fourOf([
    { words: 'rock moon night sunset shore sitting sit evening sunrise', draw: onTheRock },
    { words: 'underwater deep reef swimming swim coral fish', draw: inTheDeep(figure(SWIMMING), 0.47, 1.02) },
    { words: 'flower wreath floral', draw: inAWreath(figure(SWIMMING), 0.66) },
    { words: 'drawing tattoo', draw: onTheRock },
  ]),
  alone: onItsOwn((frame) => {
    frame.canvas.at(0, -66, 0, 1, () => {
      figure(SWIMMING)(frame)
    })
  }, 1.04),
}
