import { lightness, mix, ramp } from '../colour'
import { backdrop, birds, clouds, moon, stars, sun } from '../motifs/sky'
import { glints, waveRow } from '../motifs/water'
import { skyFoot, skyTop } from '../palettes'
import type { Frame, Scene, SceneSpec } from '../scene'

const ROWS = 13

const draw: Scene = (frame) => {
  const { canvas, random, palette, wishes } = frame
  const height = canvas.height
  const horizon = height * random.range(0.36, 0.46)
  const [x, r] = [random.range(350, 650), random.range(130, 190)]
  const [far, near, foreground] = palette.land
  backdrop(canvas, palette.sky, 0.46)
  if (lightness(skyTop(palette)) < 0.36) stars(canvas, random, 120, palette.light, horizon * 0.7, 4)
  if (wishes.moon) moon(canvas, random, x, horizon - r * 0.9, r * 0.75, palette.accent)
  else sun(canvas, x, horizon - r * 0.25, r, palette.accent, palette.accent2, 2.6)
  clouds(canvas, random, horizon * 0.3, horizon * 0.9, 9, palette.light, 0.55)
  const tones = ramp([mix(skyFoot(palette), far, 0.5), far, near, foreground], ROWS)
  const tone = (i: number): string => tones[Math.max(0, i)] ?? near
  const water = canvas.linear([
    [0, tone(0)],
    [1, tone(4)],
  ])
  canvas.rect(-5, horizon, 1010, height - horizon + 10, { fill: water })
  glints(canvas, random, horizon, 90, palette.accent, x)
  for (let i = 1; i < ROWS; i++) {
    const t = i / (ROWS - 1)
    if (i === 4 && wishes.boat)
      boat(frame, x + random.range(-160, 160), horizon + 26 + (height - horizon) * 0.07)
    waveRow(canvas, random, {
      y: horizon + 26 + (height - horizon) * t ** 1.55,
      amplitude: 5 + 30 * t,
      length: 170 + 330 * t + random.range(-30, 30),
      colour: tone(i),
      edge: mix(palette.light, tone(i - 3), 0.35),
      lines: t > 0.25 ? 3 : 1,
    })
  }
  birds(canvas, random, x + 60, horizon * 0.4, 7, foreground, 1.2)
  return undefined
}

function boat({ canvas, palette }: Frame, x: number, y: number): void {
  canvas.at(x, y, 0, 1.1, () => {
    canvas.path('M-60 0C-40 26 40 26 66 -4Z', { fill: palette.dark, role: 'solid' })
    canvas.path('M2 -8V-150L62 -18Z', { fill: palette.light })
    canvas.path('M-4 -12V-120L-46 -18Z', { fill: mix(palette.light, palette.accent2, 0.3) })
  })
}

/** The sun or the moon over a calm sea. */
export const sea: SceneSpec = {
  name: 'sea',
  kind: 'place',
  words: 'sea ocean beach coast sailboat horizon island seascape',
  weak: 'sunset sunrise sail boat ship yacht lighthouse',
  palettes: ['sunset', 'ocean', 'dawn', 'night'],
  compositions: ['sea', 'wave', 'sea', 'sea'],
  draw,
}
