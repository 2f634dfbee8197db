import { mix, ramp } from '../colour'
import { greatWave } from '../motifs/great-wave'
import { peak } from '../motifs/land'
import { backdrop, clouds, sun } from '../motifs/sky'
import { waveRow } from '../motifs/water'
import type { Scene, SceneSpec } from '../scene'

export const drawWave: Scene = ({ canvas, random, palette }) => {
  const height = canvas.height
  const horizon = height * 0.6
  const [far, near, foreground] = palette.land
  const foam = mix(palette.light, '#ffffff', 0.4)
  const mirrored = random.chance(0.5)
  backdrop(canvas, palette.sky.slice(-3), 0.75)
  const sunX = mirrored ? 300 : 690
  const foot = mix(palette.accent2, palette.accent, 0.3)
  sun(canvas, sunX, height * 0.22, random.range(120, 170), palette.accent2, foot, 1.8)
  clouds(canvas, random, height * 0.08, height * 0.4, 8, palette.light, 0.7)
  peak(canvas, random, mirrored ? 280 : 720, horizon + 120, 520, 260, {
    lit: mix(far, palette.light, 0.3),
    shaded: near,
    snow: palette.light,
  })
  const tones = ramp([far, near, foreground], 5)
  const tone = (i: number): string => tones[i] ?? near
  const behind = { amplitude: 24, length: 330, edge: foam, lines: 3 }
  waveRow(canvas, random, { ...behind, y: horizon + 50, colour: mix(far, palette.light, 0.25) })
  waveRow(canvas, random, { ...behind, y: horizon + 110, amplitude: 30, length: 420, colour: tone(1) })
  const pale = mix(far, palette.light, 0.55)
  greatWave(canvas, random, {
    bands: [foreground, mix(near, foreground, 0.4), near, pale, near, mix(near, far, 0.6), far, pale, near],
    foam,
    top: height * random.range(0.08, 0.15),
    mirrored,
    scale: 1.05,
  })
  for (let i = 0; i < 5; i++) {
    waveRow(canvas, random, {
      y: height * (0.78 + i * 0.06),
      amplitude: 34 + i * 5,
      length: 380 + i * 50,
      colour: mix(tone(2), tone(4), i / 4),
      edge: mix(foam, far, 0.1 + i * 0.12),
    })
  }
  return undefined
}

/** The great wave, with a small mountain far behind it. */
export const wave: SceneSpec = {
  name: 'wave',
  shows: 'great wave',
  kind: 'place',
  words: 'hokusai tsunami wave surf surfer kanagawa great-wave',
  strong: 'great-wave hokusai kanagawa',
  palettes: ['ocean', 'dawn', 'sunset', 'sakura'],
  compositions: ['wave', 'sea', 'wave', 'wave'],
  draw: drawWave,
}
