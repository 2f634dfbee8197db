import { mix, ramp, shift } from '../../colour'
import { n1, smooth } from '../../curves'
import { guitar, note, vinyl, type GuitarLook } from '../../motifs/music'
import { leaf } from '../../motifs/plants'
import { roundedPath, specks, spread, sunburstPath } from '../../motifs/shapes'
import { rose } from '../../motifs/skull'
import { backdrop, sparkle } from '../../motifs/sky'
import { isDark, skyAt, skyFoot, skyTop, type Palette } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const draw: Scene = (frame) => {
  const compositions = [record, strings, player, repeat]
  compositions[frame.wishes.index]?.(frame)
  return undefined
}

function lookOf({ dark, flowers }: Palette): GuitarLook {
  return {
    top: mix('#d99a4e', flowers[0], 0.15),
    rim: mix('#6b3a20', dark, 0.2),
    neck: mix('#4a2a1a', dark, 0.3),
    ink: mix(dark, '#1a1014', 0.5),
  }
}

/** A record as a sun over waves of sound. */
function record(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const ground = isDark(palette)
    ? mix(skyTop(palette), palette.dark, 0.2)
    : mix(palette.paper, skyFoot(palette), 0.5)
  const middle = height * 0.4
  backdrop(canvas, [ground, mix(ground, skyAt(palette, 2), 0.45), ground])
  canvas.path(sunburstPath(500, middle, 300, 1500, 40), {
    fill: palette.accent2,
    opacity: 0.16,
    role: 'shade',
  })
  ramp([palette.flowers[3], palette.flowers[0], palette.accent2, palette.accent], 4).forEach((colour, i) =>
    canvas.circle(500, middle, 410 - i * 22, {
      fill: colour,
      role: canvas.line && i % 2 ? 'accent' : undefined,
    }),
  )
  vinyl(canvas, 500, middle, 330, palette.flowers[0], palette.accent)
  const tones = ramp(
    [palette.accent, palette.accent2, palette.flowers[0], palette.flowers[3], palette.land[2]],
    9,
  )
  tones.forEach((colour, i) => {
    const y = height * (0.64 + i * 0.043)
    const points = Array.from({ length: 21 }, (_, k) => {
      const u = k / 20
      return [
        -30 + u * 1060,
        y - Math.sin(u * Math.PI * 3 + i * 0.55) * (58 - i * 3) * (0.45 + 0.55 * Math.sin(Math.PI * u)),
      ] as const
    })
    canvas.path(`${smooth(points)}L1040 ${n1(height + 10)}L-40 ${n1(height + 10)}Z`, { fill: colour })
  })
  for (const [x, y, r, kind, turn] of [
    [170, 0.19, 58, 0, -14],
    [850, 0.2, 62, 1, 12],
    [120, 0.6, 46, 1, 10],
    [880, 0.59, 50, 0, -8],
  ] as const)
    note(canvas, x, height * y, r, kind, isDark(palette) ? palette.light : palette.land[2], turn)
  specks(canvas, random, 120, palette.light, 0.5)
}

/** A guitar with roses. */
function strings(frame: Frame): void {
  const { canvas, random, palette } = frame
  const height = canvas.height
  const ground = isDark(palette)
    ? mix(palette.dark, skyTop(palette), 0.6)
    : mix(palette.paper, skyFoot(palette), 0.4)
  backdrop(canvas, [ground, mix(ground, skyAt(palette, 1), 0.6)])
  canvas.circle(520, height * 0.42, 360, {
    fill: canvas.linear([
      [0, palette.accent2],
      [1, palette.accent],
    ]),
    role: 'accent',
  })
  for (const q of [384, 398])
    canvas.circle(520, height * 0.42, q, { stroke: palette.accent, width: q === 384 ? 4 : 1.6 })
  const greens = [palette.leaf, shift(palette.leaf, { lightness: -0.08 })]
  const bunch = (spots: readonly (readonly [number, number, number])[]): void => {
    for (const [x, y, r] of spots)
      for (const turn of [-100, -40, 20, 80, 150])
        leaf(
          canvas,
          random,
          x,
          height * y,
          turn + random.range(-20, 20),
          r * 1.9,
          r * 0.5,
          random.pick(greens),
        )
    spots.forEach(([x, y, r], i) =>
      rose(
        canvas,
        x,
        height * y,
        r,
        palette.flowers[([0, 3, 1, 0] as const)[i % 4] ?? 0],
        random.range(0, 90),
      ),
    )
  }
  bunch([
    [250, 0.62, 92],
    [790, 0.66, 84],
    [200, 0.74, 78],
  ])
  guitar(canvas, 500, height * 0.56, 1.75, 14, lookOf(palette))
  bunch([
    [330, 0.8, 118],
    [560, 0.86, 130],
    [770, 0.8, 110],
    [180, 0.88, 96],
    [900, 0.9, 100],
  ])
  for (const [x, y, r, kind] of [
    [210, 0.3, 50, 1],
    [850, 0.47, 54, 0],
  ] as const)
    note(canvas, x, height * y, r, kind, isDark(palette) ? palette.accent : palette.land[2])
}

/** A record player from above. */
function player(frame: Frame): void {
  const { canvas, palette } = frame
  const height = canvas.height
  const wall = mix(palette.paper, skyFoot(palette), 0.5)
  backdrop(canvas, [wall, mix(wall, palette.accent2, 0.25)])
  const middle = height * 0.47
  canvas.path(sunburstPath(500, middle, 0, 1400, 26), { fill: palette.accent2, opacity: 0.2, role: 'shade' })
  canvas.at(80, middle * 0.16, 0, 0.84, () => {
    canvas.path(roundedPath(158, middle - 372, 700, 770, 44), {
      fill: '#000000',
      opacity: 0.25,
      role: 'shade',
    })
    canvas.path(roundedPath(150, middle - 385, 700, 770, 44), {
      fill: canvas.linear([
        [0, palette.flowers[0]],
        [1, shift(palette.flowers[0], { lightness: -0.08 })],
      ]),
      role: canvas.line ? 'accent' : undefined,
    })
    canvas.path(roundedPath(174, middle - 361, 652, 722, 30), { fill: mix(palette.light, '#ffffff', 0.3) })
    canvas.circle(460, middle - 60, 270, { fill: mix(palette.land[0], palette.light, 0.3) })
    vinyl(canvas, 460, middle - 60, 250, palette.accent2, palette.accent)
    canvas
      .circle(744, middle - 282, 50, { fill: palette.land[1] })
      .circle(744, middle - 282, 30, { fill: palette.light })
      .circle(744, middle - 282, 12, { fill: palette.dark })
    canvas.path(`M744 ${middle - 282}L756 ${middle - 40}L640 ${middle + 74}`, {
      stroke: palette.dark,
      width: 13,
    })
    canvas.path(`M652 ${middle + 44}L674 ${middle + 68}L618 ${middle + 118}L594 ${middle + 92}Z`, {
      fill: palette.dark,
      role: canvas.line ? 'solid' : undefined,
    })
    for (const [i, x] of [240, 320, 400].entries())
      canvas
        .circle(x, middle + 286, 27, {
          fill: [palette.accent2, palette.accent, palette.land[1]][i],
          role: canvas.line ? 'accent' : undefined,
        })
        .path(`M${x} ${middle + 286}V${middle + 264}`, { stroke: palette.dark, width: 6 })
    for (let i = 0; i < 7; i++)
      canvas.path(roundedPath(560 + i * 34, middle + 252, 16, 70, 8), { fill: palette.land[1] })
  })
}

/** Records and notes. */
function repeat(frame: Frame): void {
  const { canvas, random, palette } = frame
  backdrop(canvas, [palette.paper, mix(palette.paper, skyAt(palette, 1), 0.25)])
  const tones = [palette.flowers[0], palette.accent2, palette.flowers[3], palette.land[1]]
  spread(random, {
    sizes: [
      [12, 116, 132],
      [22, 54, 66],
      [40, 18, 26],
    ],
    height: canvas.height,
    gap: 1.04,
  }).forEach(({ x, y, r }, i) => {
    if (r > 100 && i % 3 === 2)
      guitar(canvas, x - 6, y + r * 0.22, r / 340, random.range(-24, 24), lookOf(palette))
    else if (r > 100) vinyl(canvas, x, y, r * 0.86, tones[i % 4] ?? palette.accent, palette.light)
    else if (r > 40) note(canvas, x, y, r * 0.8, i % 2, tones[i % 4] ?? palette.accent, random.range(-16, 16))
    else sparkle(canvas, x, y, r * 0.8, palette.accent2)
  })
}

/** Records, guitars and notes. */
export const music: SceneSpec = {
  name: 'music',
  kind: 'thing',
  words:
    'music vinyl record guitar musical melody turntable record-player rock-music jazz song acoustic-guitar',
  weak: 'note band concert rock-star rock-n-roll dj',
  palettes: ['sunset', 'autumn', 'boho', 'candy'],
  draw,
}
