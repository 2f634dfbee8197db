import { mix, ramp, shift } from '../../colour'
import { polygon, smooth } from '../../curves'
import { calmFace, moonFace, moonPhases, starDust, sunFace, type FaceLook } from '../../motifs/celestial'
import { cloudBank } from '../../motifs/cumulus'
import { ridgeLine } from '../../motifs/land'
import { around, beadsPath, polar, spread, starPath, sunburstPath } from '../../motifs/shapes'
import { backdrop } from '../../motifs/sky'
import { isDark, skyAt, skyTop } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const draw: Scene = (frame) => {
  const compositions = [card, joined, night, repeat]
  compositions[frame.wishes.index]?.(frame)
  return undefined
}

interface Inks {
  ground: string
  gold: string
  silver: string
  face: FaceLook
}

function inksOf({ palette }: Frame): Inks {
  const gold = mix(palette.accent, '#eab64e', isDark(palette) ? 0.25 : 0.65)
  const ground = isDark(palette)
    ? mix(skyTop(palette), palette.dark, 0.35)
    : mix(palette.land[2], palette.dark, 0.25)
  return {
    ground,
    gold,
    silver: mix(palette.light, palette.accent, 0.25),
    face: { skin: mix(gold, '#fff1cc', 0.45), ink: mix(ground, '#140c1c', 0.4), cheek: palette.flowers[0] },
  }
}

/** A tarot card: the sun above, the moon below, clouds between, a border of stars. */
function card(frame: Frame): void {
  const { canvas, random } = frame
  const height = canvas.height
  const { ground, gold, silver, face } = inksOf(frame)
  backdrop(canvas, [ground, shift(ground, { lightness: 0.06 }), ground])
  for (const [inset, width] of [
    [40, 6],
    [58, 2],
  ] as const)
    canvas.rect(inset, inset, 1000 - inset * 2, height - inset * 2, { stroke: gold, width })
  const clip = canvas.clip(`M58 58H942V${height - 58}H58Z`)
  const sunY = height * 0.34
  canvas.clipped(clip, () => {
    canvas.path(sunburstPath(500, sunY, 180, 1500, 36), { fill: gold, opacity: 0.1, role: 'shade' })
  })
  starDust(
    canvas,
    random,
    spread(random, {
      sizes: [[60, 22, 34]],
      width: 1000,
      height,
      gap: 1.5,
      free: (x, y) =>
        x > 90 &&
        x < 910 &&
        y > 90 &&
        y < height - 90 &&
        Math.hypot(x - 500, y - sunY) > 360 &&
        Math.hypot(x - 500, y - height * 0.74) > 230,
    }),
    gold,
  )
  sunFace(canvas, 500, sunY, 158, gold, face)
  moonPhases(
    canvas,
    [-3, -2, -1, 0, 1, 2, 3].map(
      (i) => [500 + i * 112, height * 0.575 - 40 + Math.abs(i) ** 1.7 * 9, 38 - Math.abs(i) * 5] as const,
    ),
    silver,
    mix(ground, '#000000', 0.3),
  )
  moonFace(canvas, 516, height * 0.765, 180, silver, { ...face, cheek: mix(face.cheek, silver, 0.3) })
  canvas.path(starPath(590, height * 0.745, 46, 8, 0.36), { fill: gold, stroke: face.ink, width: 2 })
  for (const [x, y] of [
    [58, 58],
    [942, 58],
    [58, height - 58],
    [942, height - 58],
  ] as const) {
    canvas
      .circle(x, y, 46, { fill: ground, stroke: gold, width: 3 })
      .path(starPath(x, y, 34, 8, 0.4), { fill: gold })
  }
}

/** Sun and moon in one disc, rays around. */
function joined(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const { ground, gold, silver, face } = inksOf(frame)
  const middle = height * 0.47
  backdrop(canvas, [ground, mix(ground, palette.land[1], 0.6), mix(ground, skyAt(palette, 2), 0.5)])
  starDust(
    canvas,
    random,
    spread(random, {
      sizes: [[90, 20, 34]],
      height,
      gap: 1.4,
      free: (x, y) => Math.hypot(x - 500, y - middle) > 470 && y < height * 0.8,
    }),
    gold,
  )
  const rays = 20
  for (const [i, angle] of around(rays).entries()) {
    const long = i % 2 ? 360 : 440
    const at = polar(500, middle, long, angle)
    const corners = [polar(500, middle, 220, angle - 0.13), at, polar(500, middle, 220, angle + 0.13)]
    canvas.path(polygon(corners, true), {
      fill: Math.sin(angle) > 0.01 ? gold : silver,
      stroke: face.ink,
      width: 3,
    })
    canvas.circle(...polar(500, middle, long + 24, angle), i % 2 ? 5 : 8, { fill: gold })
  }
  canvas.circle(500, middle, 244, { fill: ground, stroke: gold, width: 6 })
  canvas.path(beadsPath(500, middle, 229, 64, 4), { fill: gold })
  canvas.at(500, middle, 0, 2.1, () => {
    canvas.circle(0, 0, 100, {
      fill: canvas.radial(
        [
          [0, shift(face.skin, { lightness: 0.05 })],
          [1, mix(face.skin, gold, 0.7)],
        ],
        [0.42, 0.38, 0.7],
      ),
      stroke: face.ink,
      width: 2,
      role: canvas.line ? 'accent' : undefined,
    })
    const half = 'M0 -100A100 100 0 0 0 0 100C-16 66 -20 34 -13 20C-22 -6 -20 -60 0 -100Z'
    canvas.path(half, {
      fill: canvas.linear([
        [0, mix(silver, '#ffffff', 0.3)],
        [1, mix(silver, palette.land[0], 0.55)],
      ]),
      stroke: face.ink,
      width: 2,
    })
    calmFace(canvas, face, false)
  })
  const top = mix(palette.light, palette.land[0], 0.35)
  cloudBank(
    canvas,
    random,
    height * 0.84,
    height * 0.09,
    2,
    mix(top, gold, 0.15),
    mix(palette.land[1], ground, 0.4),
  )
}

/** The moon with its face asleep over hills, strings of stars. */
function night(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const { ground, gold, silver, face } = inksOf(frame)
  backdrop(canvas, [ground, skyAt(palette, 1), mix(skyAt(palette, 2), skyAt(palette, 1), 0.4)])
  for (let i = 0; i < 7; i++) {
    const x = 160 + i * 113
    const long = height * (0.14 + 0.12 * Math.abs(Math.sin(i * 1.9)))
    canvas
      .path(`M${x} 0V${long}`, { stroke: gold, width: 1.6 })
      .path(starPath(x, long + 20, 22, i % 2 ? 8 : 5, i % 2 ? 0.34 : 0.45), { fill: gold })
  }
  starDust(
    canvas,
    random,
    spread(random, {
      sizes: [[50, 20, 30]],
      height: height * 0.7,
      gap: 1.5,
      free: (x, y) => Math.hypot(x - 500, y - height * 0.46) > 290 && y > height * 0.2,
    }),
    gold,
  )
  moonFace(canvas, 520, height * 0.46, 235, silver, face)
  const noise = random.noise()
  ramp(
    [mix(palette.land[0], skyAt(palette, 2), 0.3), palette.land[1], palette.land[2], palette.dark],
    4,
  ).forEach((colour, i) => {
    const points = ridgeLine(noise, {
      base: height * (0.7 + i * 0.065),
      height: 80,
      frequency: 1.2,
      offset: i * 6,
      octaves: 2,
      crests: 0.1,
    })
    canvas.path(`${smooth(points.filter((_, k) => k % 8 === 0))}L1030 ${height + 10}L-20 ${height + 10}Z`, {
      fill: colour,
      stroke: mix(colour, gold, 0.5),
      width: 2.5,
    })
  })
}

/** Suns, moons and stars in a half drop. */
function repeat(frame: Frame): void {
  const { canvas, random } = frame
  const height = canvas.height
  const { ground, gold, silver, face } = inksOf(frame)
  backdrop(canvas, [ground, shift(ground, { lightness: 0.03 })])
  const rows = Math.round(height / 280)
  const step = height / rows
  for (let row = 0; row <= rows; row++) {
    for (let i = 0; i < 4; i++) {
      const [x, y] = [(i + (row % 2 ? 0.5 : 0)) * 333, row * step]
      if ((i + row) % 2) sunFace(canvas, x, y, 58, gold, face, 12)
      else moonFace(canvas, x, y, 88, silver, face, i % 2 ? 1 : -1)
      canvas.path(starPath(x + 166, y, 26, 8, 0.36), { fill: gold })
      for (const [dx, dy] of [
        [166, -50],
        [166, 50],
        [84, 120],
        [250, 120],
      ] as const)
        canvas.circle(x + dx, y + dy, 5, { fill: silver })
    }
  }
  starDust(canvas, random, spread(random, { sizes: [[26, 14, 18]], height, gap: 4 }), silver)
}

/** Sun, moon and stars with faces, after old cards and almanacs. */
export const celestial: SceneSpec = {
  name: 'celestial',
  shows: 'sun, moon and stars',
  kind: 'thing',
  words: 'celestial sun-and-moon sun-moon moon-and-sun tarot astrology zodiac moon-phase horoscope',
  weak: 'sun moon star mystic mystical witchy crescent-moon full-moon half-moon new-moon shooting-star falling-star rising-sun setting-sun warm-sun',
  palettes: ['royal', 'lavender', 'night', 'emerald'],
  draw,
}
