import { mix, ramp } from '../../colour'
import { circlePath, n1 } from '../../curves'
import { whale as drawWhale, fluke, type WhaleLook } from '../../motifs/creatures/whale'
import { cumulus } from '../../motifs/cumulus'
import { backdrop, birds, clouds, moon, sparkle, stars, sun } from '../../motifs/sky'
import { glints, waveRow } from '../../motifs/water'
import { isDark, skyAt, skyFoot, type Palette } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'
import { fourOf } from './four'

function skinOf(palette: Palette): WhaleLook {
  const skin = mix(mix(palette.land[1], palette.dark, 0.2), skyAt(palette, 1), 0.2)
  return { skin, belly: mix(palette.light, palette.land[0], 0.3), rim: palette.accent }
}

/** A whale that swims through the clouds past the moon. */
function inTheClouds({ canvas, random, palette, wishes }: Frame): void {
  const height = canvas.height
  backdrop(canvas, palette.sky)
  if (isDark(palette)) stars(canvas, random, 220, palette.light, height * 0.8, 11)
  moon(
    canvas,
    random,
    random.range(560, 660),
    height * 0.3,
    random.range(170, 210),
    palette.accent,
    wishes.crescent && isDark(palette),
  )
  const [top, foot] = [
    mix(palette.light, palette.accent2, 0.2),
    mix(skyAt(palette, 2), skyFoot(palette), 0.35),
  ]
  for (const [x, y, w] of [
    [130, 0.36, 420],
    [900, 0.46, 460],
    [240, 0.56, 380],
  ] as const) {
    cumulus(canvas, random, x, height * y, w, mix(top, foot, 0.45), foot)
  }
  const flip = random.chance(0.5) ? 1.04 : -1.04
  canvas.at(
    500,
    height * 0.53,
    (flip > 0 ? 1 : -1) * random.range(8, 14),
    1.04,
    () => {
      drawWhale(canvas, random, skinOf(palette))
    },
    flip,
  )
  for (const [y, t] of [
    [0.72, 0.3],
    [0.82, 0.12],
    [0.93, 0],
    [1.02, 0],
  ] as const) {
    for (let i = 0; i < 3; i++) {
      const x = 90 + i * 410 + random.range(-90, 90)
      cumulus(
        canvas,
        random,
        x,
        height * (y + random.range(-0.015, 0.015)),
        random.range(460, 640),
        mix(top, foot, t),
        foot,
      )
    }
  }
  for (let i = 0; i < 7; i++)
    sparkle(
      canvas,
      random.range(80, 920),
      height * random.range(0.2, 0.66),
      random.range(8, 18),
      palette.accent,
    )
}

/** The tail of a whale that dives before the setting sun. */
function diving({ canvas, random, palette }: Frame): void {
  const height = canvas.height
  const horizon = height * 0.6
  backdrop(canvas, palette.sky, 0.62)
  if (isDark(palette)) stars(canvas, random, 130, palette.light, horizon * 0.8, 7)
  sun(canvas, 500, horizon - 170, 300, palette.accent, mix(palette.accent, palette.accent2, 0.7), 1.9)
  clouds(canvas, random, height * 0.24, horizon - 40, 9, palette.light, 0.4)
  birds(canvas, random, 640, height * 0.24, 6, mix(palette.dark, palette.land[1], 0.4), 1.2)
  const sea = canvas.linear([
    [0, mix(skyFoot(palette), palette.land[0], 0.5)],
    [0.25, palette.land[1]],
    [1, palette.land[2]],
  ])
  canvas.rect(-5, horizon, 1010, height - horizon + 10, { fill: sea })
  glints(canvas, random, horizon, 90, palette.accent, 500)
  const water = horizon + 150
  canvas.at(500, water, 0, 1.06, () => {
    fluke(canvas, random, skinOf(palette))
  })
  const foam = mix(palette.light, palette.land[0], 0.15)
  let drops = ''
  for (let i = 0; i < 90; i++) {
    const angle = random.range(-1.3, 1.3)
    const away = 90 + random.next() ** 1.6 * 200
    drops += circlePath(
      500 + Math.sin(angle) * away,
      water - Math.cos(angle) * away * 0.45,
      random.range(1.5, 7),
    )
  }
  canvas.path(drops, { fill: foam, opacity: 0.9 })
  const tones = ramp([mix(palette.land[0], palette.land[1], 0.5), palette.land[2]], 4)
  tones.forEach((colour, i) => {
    waveRow(canvas, random, {
      y: water + 10 + i * height * 0.085,
      amplitude: 15 + i * 8,
      length: 150 + i * 70,
      colour,
      edge: mix(foam, colour, 0.25 + i * 0.12),
      lines: 3,
    })
  })
}

/** Far below a tiny boat, a giant. */
function below({ canvas, random, palette }: Frame): void {
  const height = canvas.height
  const surface = height * 0.26
  backdrop(canvas, [skyAt(palette, 1), skyFoot(palette)], 0.3)
  sun(canvas, 660, surface - 90, 92, palette.accent, palette.accent2, 2.2)
  clouds(canvas, random, 190, surface - 60, 5, palette.light, 0.5)
  const deep = canvas.linear([
    [0, mix(palette.land[0], palette.light, 0.25)],
    [0.22, palette.land[0]],
    [0.55, palette.land[1]],
    [1, palette.dark],
  ])
  const boat = palette.dark
  canvas.path(
    `M440 ${n1(surface - 6)}C452 ${n1(surface + 26)} 540 ${n1(surface + 26)} 556 ${n1(surface - 10)}Z`,
    { fill: boat, role: 'solid' },
  )
  canvas.path(`M500 ${n1(surface - 12)}V${n1(surface - 128)}L560 ${n1(surface - 20)}Z`, {
    fill: palette.light,
  })
  canvas.path(`M494 ${n1(surface - 14)}V${n1(surface - 104)}L450 ${n1(surface - 18)}Z`, {
    fill: mix(palette.light, palette.accent2, 0.4),
    role: 'accent',
  })
  canvas.path(
    `M-10 ${n1(surface)}Q120 ${n1(surface - 12)} 250 ${n1(surface + 4)}T500 ${n1(surface + 8)}T760 ${n1(surface)}T1010 ${n1(surface)}V${n1(height + 10)}H-10Z`,
    { fill: deep },
  )
  for (let i = 0; i < 7; i++) {
    const x = 120 + i * 120 + random.range(-40, 40)
    const ray = canvas.linear([
      [0, palette.light, 0.26],
      [1, palette.light, 0],
    ])
    canvas.path(`M${n1(x)} ${n1(surface + 6)}h54L${n1(x + 190)} ${n1(height * 0.86)}H${n1(x - 120)}Z`, {
      fill: ray,
      role: 'glow',
    })
  }
  canvas.at(500, height * 0.6, -52, 1.12, () => {
    drawWhale(canvas, random, skinOf(palette))
  })
  for (let i = 0; i < 40; i++) {
    const [x, y] = [random.range(130, 870), random.range(surface + 60, height - 40)]
    canvas.circle(x, y, random.range(2, 8), { stroke: palette.light, width: 2, opacity: 0.5, role: 'detail' })
  }
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random.bell() * 90 + 240, random.bell() * 60 + height * 0.45]
    canvas.path(`M${n1(x)} ${n1(y)}q12 -9 26 0l9 -7v14l-9 -7q-14 9 -26 0Z`, {
      fill: mix(palette.light, palette.land[0], 0.35),
      opacity: 0.8,
    })
  }
}

/** Whales between rows of waves: a drawing that fills the picture. */
function betweenWaves({ canvas, random, palette }: Frame): void {
  const height = canvas.height
  backdrop(canvas, [mix(palette.paper, palette.light, 0.5), palette.paper])
  sun(canvas, 640, height * 0.19, 130, palette.accent2, palette.accent, 1.4)
  const rows = 9
  const tones = ramp(
    [mix(palette.land[0], palette.light, 0.4), palette.land[0], palette.land[1], palette.land[2]],
    rows,
  )
  tones.forEach((colour, i) => {
    const y = height * (0.26 + 0.085 * i)
    if (i === 2 || i === 5) {
      canvas.at(
        i === 2 ? 470 : 560,
        y - 52,
        i === 2 ? -6 : 6,
        0.62 + i * 0.04,
        () => {
          drawWhale(canvas, random, skinOf(palette))
        },
        i === 2 ? 0.7 : -0.82,
      )
    }
    waveRow(canvas, random, {
      y,
      amplitude: 16 + i * 3,
      length: 150 + i * 18,
      colour,
      edge: mix(palette.light, colour, 0.3),
      lines: 4,
    })
  })
}

const alone: Scene = ({ canvas, random, palette }) => {
  canvas.at(500, canvas.height / 2, 8, 1.04, () => {
    drawWhale(canvas, random, skinOf(palette))
  })
  return undefined
}

export const whale: SceneSpec = {
  name: 'whale',
  kind: 'creature',
  words: 'whale orca humpback narwhal',
  palettes: ['cosmos', 'sunset', 'ocean', 'dawn'],
  draw: fourOf([
    { words: 'cloud sky flying moon dream star', draw: inTheClouds },
    { words: 'tail fluke sunset sunrise diving', draw: diving },
    { words: 'underwater boat deep ship sailing', draw: below },
    { words: 'wave pattern', draw: betweenWaves },
  ]),
  alone,
}
