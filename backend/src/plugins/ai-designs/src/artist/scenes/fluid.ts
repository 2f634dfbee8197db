import { mix, ramp, shift } from '../colour'
import { circlePath } from '../curves'
import { contourField, type ContourLook } from '../motifs/contour-field'
import { isDark, type Palette } from '../palettes'
import { Random } from '../random'
import type { Frame, Scene, SceneSpec } from '../scene'

const GOLD = '#d9b25f'

function inks({ dark, light, accent2, flowers, land, paper, sky }: Palette, deep: boolean): string[] {
  return deep
    ? [
        dark,
        land[2],
        mix(land[2], land[1], 0.6),
        land[1],
        flowers[0],
        mix(land[0], land[1], 0.3),
        land[0],
        mix(land[0], light, 0.55),
        light,
      ]
    : [
        land[1],
        mix(land[1], land[0], 0.6),
        accent2,
        flowers[1],
        mix(paper, flowers[1], 0.3),
        paper,
        mix(paper, sky[0] ?? light, 0.4),
        mix(land[0], paper, 0.4),
        flowers[0],
      ]
}

function lookOf({ palette, wishes }: Frame): ContourLook {
  const deep = wishes.dark ?? isDark(palette)
  const { dark, land, flowers, accent2, light } = palette
  if (wishes.index === 2) {
    // Cut paper: few flat layers, each with its shadow.
    const tones = [
      mix(deep ? dark : land[2], land[1], 0.3),
      land[1],
      flowers[0],
      accent2,
      mix(light, accent2, 0.45),
      light,
    ]
    return { colours: ramp(tones, 9), swirl: 0.5, scale: 0.75, shadow: 0.5, blend: 0 }
  }
  if (wishes.index === 3) {
    const tones = [flowers[3], flowers[0], accent2, flowers[1], light, land[1]]
    return {
      colours: [...tones, ...tones.toReversed(), ...tones],
      swirl: 1.1,
      scale: 1.1,
      shadow: 0,
      blend: 0,
    }
  }
  const vein = wishes.gold ? { colour: GOLD, width: 5 } : { colour: mix(light, '#ffffff', 0.4), width: 3 }
  return { colours: inks(palette, deep), swirl: 1, scale: 0.95, vein, shadow: 0.2, blend: 0.6 }
}

const draw: Scene = (frame) => {
  const { canvas, random, palette, wishes } = frame
  const seed = random.int(1, 1e9)
  const look = lookOf(frame)
  if (wishes.index < 2) {
    let drops = ''
    for (let i = 0; i < 150; i++) {
      const [x, y] = [500 + random.bell() * 320, canvas.height * (0.5 + random.bell() * 0.34)]
      drops += circlePath(x, y, 0.8 + random.next() ** 5 * 8)
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
    canvas.path(drops, {
      fill: wishes.gold ? foil : shift(palette.light, { lightness: 0.02 }),
      opacity: 0.85,
    })
  }
  return (width, height) => contourField(width, height, new Random(seed), look)
}

/** Poured ink with foil between its folds, layers of cut paper, marbled bands. */
export const fluid: SceneSpec = {
  name: 'fluid',
  shows: 'flowing abstract shapes',
  kind: 'pattern',
  words:
    'abstract fluid liquid swirl smoke psychedelic acrylic alcohol-ink acrylic-pour paper-cut papercut tie-dye oil-slick lava-lamp',
  weak: 'pour ink',
  palettes: ['ocean', 'sakura', 'cosmos', 'emerald'],
  compositions: ['fluid', 'marble', 'fluid', 'fluid'],
  neverFramed: true,
  neverLine: true,
  draw,
}
