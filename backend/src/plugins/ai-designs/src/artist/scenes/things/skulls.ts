import { mix, ramp, shift } from '../../colour'
import { mandala, type MandalaLook } from '../../motifs/mandala'
import { leaf, sprig } from '../../motifs/plants'
import { around, beadsPath, polar, specks, spread, sunburstPath } from '../../motifs/shapes'
import { rose, skull as bones, type SkullLook } from '../../motifs/skull'
import { backdrop, moon, sparkle, stars } from '../../motifs/sky'
import { skyAt, skyTop, type Palette } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const draw: Scene = (frame) => {
  const compositions = [sugar, moonlit, medal, sugar]
  compositions[frame.wishes.index]?.(frame)
  return undefined
}

function lookOf(
  { light, paper, flowers, accent, accent2, dark, leaf: green }: Palette,
  painted: boolean,
): SkullLook {
  return {
    bone: mix(light, paper, 0.5),
    shade: mix(paper, dark, 0.42),
    paint: painted ? [flowers[0], accent2, green, accent, flowers[3]] : [],
    ink: mix(dark, '#120c14', 0.4),
  }
}

/** Roses and leaves around a point, the outer ones behind. */
function garland(
  frame: Frame,
  x: number,
  y: number,
  r: number,
  from: number,
  to: number,
  count: number,
  size: number,
): void {
  const { canvas, random, palette } = frame
  const greens = [
    palette.leaf,
    shift(palette.leaf, { lightness: -0.09 }),
    shift(palette.leaf, { lightness: 0.07 }),
  ]
  const spot = (i: number): [number, number, number] => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180
    return [...polar(x, y, r + (i % 2 ? 26 : 0), angle), angle] as [number, number, number]
  }
  for (let i = 0; i < count; i++) {
    const [px, py, angle] = spot(i)
    for (const turn of [-46, 0, 46]) {
      const way = (angle * 180) / Math.PI + turn + random.range(-10, 10)
      if (turn === 0 && i % 2) sprig(canvas, random, px, py, way, size * 2.5, random.pick(greens), 7)
      else leaf(canvas, random, px, py, way, size * 2, size * 0.5, random.pick(greens))
    }
  }
  for (let i = 0; i < count; i++) {
    const [px, py] = spot(i)
    const colour = palette.flowers[i % 2 ? 3 : 0]
    rose(
      canvas,
      px,
      py,
      size * random.range(0.85, 1.15),
      i % 3 === 2 ? palette.flowers[1] : colour,
      random.range(0, 360),
    )
  }
}

/** A painted skull with a crown of roses. */
function sugar(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const ground = mix(palette.dark, skyTop(palette), 0.45)
  backdrop(canvas, [ground, mix(ground, palette.land[1], 0.5), ground])
  const middle = height * 0.49
  const quiet: MandalaLook = {
    fills: ramp([mix(ground, palette.land[1], 0.35), mix(ground, palette.land[1], 0.7)], 3),
    line: mix(palette.accent, ground, 0.62),
    glow: mix(palette.accent, ground, 0.7),
    petals: 16,
  }
  if (!canvas.line) mandala(canvas, random, 500, middle, 560, quiet)
  canvas.circle(500, middle, 520, {
    fill: canvas.radial([
      [0, palette.accent, 0.3],
      [1, palette.accent, 0],
    ]),
    role: 'glow',
  })
  garland(frame, 500, middle - 40, 330, -108, 108, 11, 70)
  bones(canvas, 500, middle + 40, 1.95, lookOf(palette, true))
  garland(frame, 500, middle - 20, 352, -62, 62, 7, 88)
  garland(frame, 500, middle + 10, 430, 140, 220, 5, 72)
  specks(canvas, random, 120, palette.accent, 0.6)
}

/** A bare one before a great moon, roses at its foot. */
function moonlit(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  backdrop(canvas, [
    mix(palette.dark, skyTop(palette), 0.5),
    skyTop(palette),
    skyAt(palette, 1),
    skyAt(palette, 2),
  ])
  stars(canvas, random, 170, palette.light, height * 0.7, 9)
  moon(canvas, random, 500, height * 0.42, 365, palette.accent)
  for (const q of [395, 412])
    canvas.circle(500, height * 0.42, q, { stroke: palette.accent, width: q === 395 ? 4 : 1.6 })
  canvas.path(beadsPath(500, height * 0.42, 438, 60, 3.4), { fill: palette.accent })
  bones(canvas, 500, height * 0.48, 1.7, lookOf(palette, false))
  garland(frame, 500, height * 0.44, 440, 104, 256, 9, 104)
  garland(frame, 500, height * 0.72, 330, 90, 270, 8, 118)
}

/** Small and strict in a ring of rays. */
function medal(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const ground = mix(palette.paper, palette.flowers[1], 0.25)
  const middle = height * 0.47
  backdrop(canvas, [ground, mix(ground, palette.accent2, 0.3)])
  canvas.path(sunburstPath(500, middle, 0, 1300, 32), { fill: palette.accent2, opacity: 0.28, role: 'shade' })
  canvas.circle(500, middle, 330, {
    fill: canvas.linear([
      [0, palette.flowers[3]],
      [1, mix(palette.flowers[3], palette.dark, 0.5)],
    ]),
    stroke: palette.dark,
    width: 5,
    role: 'accent',
  })
  canvas.path(beadsPath(500, middle, 308, 56, 5), { fill: palette.accent })
  bones(canvas, 500, middle - 4, 1.28, lookOf(palette, true))
  garland(frame, 500, middle, 330, 120, 240, 7, 78)
  garland(frame, 500, middle, 338, -30, 30, 3, 62)
  for (const angle of around(18)) {
    const [x, y] = polar(500, middle, 455, angle)
    sparkle(canvas, x, y, 16, palette.dark)
  }
  const spots = spread(random, {
    sizes: [[30, 40, 40]],
    height,
    gap: 1.4,
    free: (x, y) => Math.hypot(x - 500, y - middle) > 540,
  })
  for (const { x, y } of spots) sparkle(canvas, x, y, 12, palette.dark)
}

/** Skulls with roses: painted, bare, on a medal. */
export const skull: SceneSpec = {
  name: 'skull',
  kind: 'thing',
  words: 'skull sugar-skull calavera skeleton day-of-the-dead dia-de-los-muertos catrina',
  weak: 'gothic goth death punk tattoo',
  palettes: ['royal', 'lavender', 'autumn', 'autumn'],
  draw,
}
