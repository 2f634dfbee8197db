import { mix, ramp } from '../../colour'
import { circlePath, smooth } from '../../curves'
import { nebulaField } from '../../fields/nebula'
import { astronaut as spaceman, type SuitLook } from '../../motifs/astronaut'
import { starDust } from '../../motifs/celestial'
import { planet } from '../../motifs/planet'
import { spread, sunburstPath } from '../../motifs/shapes'
import { backdrop, moon, sparkle, stars } from '../../motifs/sky'
import { skyAt, skyTop, type Palette } from '../../palettes'
import { Random } from '../../random'
import type { Frame, Scene, SceneSpec } from '../../scene'

const draw: Scene = (frame) => {
  const { index } = frame.wishes
  if (index === 0) return drifting(frame)
  if (index === 1) onTheMoon(frame)
  else if (index === 2) patch(frame)
  else tethered(frame)
  return undefined
}

function suitOf({ light, land, flowers, accent, accent2, dark }: Palette): SuitLook {
  return {
    suit: mix(light, '#ffffff', 0.35),
    shade: mix(light, land[0], 0.55),
    accent: flowers[0],
    visor: [mix(dark, land[1], 0.5), accent2, accent],
    ink: mix(dark, '#0a0814', 0.4),
  }
}

/** Afloat in a nebula beside a ringed planet. */
function drifting(frame: Frame): ReturnType<Scene> {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const seed = random.int(1, 1e9)
  stars(canvas, random, 200, '#ffffff', height, 9)
  planet(canvas, random, 750, height * 0.2, 118, palette, true)
  planet(canvas, random, 190, height * 0.83, 74, { ...palette, accent2: palette.flowers[0] }, false)
  canvas.circle(500, height * 0.52, 430, {
    fill: canvas.radial([
      [0, palette.accent2, 0.3],
      [1, palette.accent2, 0],
    ]),
    role: 'glow',
  })
  canvas.path(
    smooth([
      [590, height * 0.54],
      [700, height * 0.6],
      [640, height * 0.7],
      [780, height * 0.76],
      [1020, height * 0.7],
    ]),
    { stroke: mix(palette.light, palette.land[0], 0.35), width: 7 },
  )
  spaceman(canvas, random, 480, height * 0.54, 1.5, -14, suitOf(palette))
  return (width, rows) => nebulaField(width, rows, new Random(seed), palette)
}

/** Seated on the edge of the moon, a home planet far above. */
function onTheMoon(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  backdrop(canvas, [mix(palette.dark, skyTop(palette), 0.4), skyTop(palette), skyAt(palette, 1)])
  stars(canvas, random, 240, palette.light, height * 0.8, 12)
  canvas.circle(660, height * 0.25, 330, {
    fill: canvas.radial([
      [0, palette.accent2, 0.35],
      [1, palette.accent2, 0],
    ]),
    role: 'glow',
  })
  planet(canvas, random, 660, height * 0.25, 130, palette, false)
  const ground = mix(palette.light, palette.land[0], 0.45)
  const [x, y, r] = [420, height * 1.2, height * 0.46]
  canvas.circle(x, y, r * 1.25, {
    fill: canvas.radial([
      [0.7, palette.light, 0.3],
      [1, palette.light, 0],
    ]),
    role: 'glow',
  })
  canvas.circle(x, y, r, {
    fill: canvas.radial([
      [0, mix(ground, palette.land[1], 0.5)],
      [0.75, mix(ground, palette.land[1], 0.2)],
      [1, ground],
    ]),
  })
  const clip = canvas.clip(circlePath(x, y, r))
  for (const { x: cx, y: cy, r: cr } of spread(random, {
    sizes: [
      [6, 60, 100],
      [14, 20, 40],
      [24, 7, 14],
    ],
    height: height * 0.34,
    gap: 1.1,
  })) {
    const py = height * 0.76 + cy
    canvas
      .ellipse(cx, py, cr, cr * 0.5, { fill: mix(ground, palette.land[1], 0.45), clip })
      .ellipse(cx, py + cr * 0.1, cr * 0.86, cr * 0.36, {
        fill: mix(ground, palette.land[1], 0.68),
        clip,
        role: canvas.line ? 'detail' : undefined,
      })
  }
  spaceman(canvas, random, 440, height * 0.655, 1.08, 0, suitOf(palette), 'sitting')
  balloonsFor(frame, 440 + 84, height * 0.655 + 40)
}

/** Planets on strings, like a child's balloons. */
function balloonsFor({ canvas, random, palette }: Frame, x: number, y: number): void {
  const tops: readonly (readonly [number, number, number])[] = [
    [40, 330, 44],
    [120, 270, 56],
    [-26, 250, 36],
  ]
  tops.forEach(([dx, up, r], i) => {
    canvas.path(`M${x} ${y}Q${x + dx * 0.2} ${y - up * 0.5} ${x + dx} ${y - up}`, {
      stroke: palette.light,
      width: 2.4,
    })
    planet(
      canvas,
      random,
      x + dx,
      y - up - r,
      r,
      { ...palette, accent2: palette.flowers[i as 0 | 1 | 2] },
      i === 1,
    )
  })
}

/** A mission patch. */
function patch(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const middle = height * 0.47
  backdrop(canvas, [mix(palette.dark, skyTop(palette), 0.55), skyAt(palette, 1)])
  canvas.path(sunburstPath(500, middle, 0, 1400, 28), {
    fill: palette.flowers[0],
    opacity: 0.16,
    role: 'shade',
  })
  ramp([palette.flowers[3], palette.flowers[0], palette.accent2, palette.accent], 5).forEach((colour, i) =>
    canvas.circle(500, middle, 366 - i * 30, {
      fill: colour,
      role: canvas.line && i % 2 ? 'accent' : undefined,
    }),
  )
  canvas.circle(500, middle, 238, {
    fill: canvas.linear([
      [0, palette.dark],
      [1, skyAt(palette, 1)],
    ]),
  })
  starDust(
    canvas,
    random,
    spread(random, {
      sizes: [[50, 18, 28]],
      height,
      gap: 1.5,
      free: (x, y) => Math.hypot(x - 500, y - middle) > 400,
    }),
    palette.accent,
  )
  moon(canvas, random, 640, height * 0.36, 52, palette.light)
  spaceman(canvas, random, 490, middle + 30, 1.22, 10, suitOf(palette))
}

/** On a long line that ends in a balloon of a planet. */
function tethered(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  backdrop(canvas, [skyTop(palette), skyAt(palette, 1)])
  stars(canvas, random, 90, palette.light, height, 12)
  planet(canvas, random, 660, height * 0.24, 150, palette, true)
  canvas.path(
    smooth([
      [500, height * 0.62],
      [330, height * 0.72],
      [470, height * 0.82],
      [300, height * 0.93],
      [420, height * 1.02],
    ]),
    { stroke: palette.light, width: 3 },
  )
  spaceman(canvas, random, 470, height * 0.56, 1.4, 12, suitOf(palette))
  for (let i = 0; i < 8; i++)
    sparkle(
      canvas,
      random.range(80, 920),
      height * random.range(0.1, 0.95),
      random.range(12, 24),
      palette.accent,
    )
}

/** An astronaut afloat, on the moon, on a patch. */
export const astronaut: SceneSpec = {
  name: 'astronaut',
  kind: 'thing',
  words: 'astronaut cosmonaut spaceman space-man spacewoman spacesuit space-suit',
  palettes: ['cosmos', 'night', 'neon', 'sunset'],
  dark: true,
  draw,
}
