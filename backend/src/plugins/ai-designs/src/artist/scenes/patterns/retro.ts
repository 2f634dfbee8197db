import { mix, shift } from '../../colour'
import { circlePath, n1, smooth } from '../../curves'
import { polar, starPath, sunburstPath } from '../../motifs/shapes'
import { backdrop } from '../../motifs/sky'
import type { Palette } from '../../palettes'
import type { Frame, Scene, SceneSpec } from '../../scene'

const draw: Scene = (frame) => {
  const { index, says } = frame.wishes
  const order = says('checker checkerboard checkered chessboard')
    ? [1, 0, 2, 3]
    : says('wave wavy groovy')
      ? [3, 1, 2, 0]
      : [0, 1, 2, 3]
  const compositions = [stripes, checks, flowers, waves]
  compositions[order[index] ?? 0]?.(frame)
  return undefined
}

/** Warm and a little faded, as in print of the time. */
function tonesOf({
  flowers,
  accent2,
  accent,
  paper,
  land,
}: Palette): [string, string, string, string, string] {
  const warm = ['#8a3b2a', '#d9603b', '#eb9a3d', '#f2c766', '#f7ead0'] as const
  const lean = [flowers[3], flowers[0], accent2, accent, paper] as const
  const [a, b, c, d, e] = warm.map((colour, i) => mix(colour, lean[i] ?? land[1], 0.42))
  return [a ?? warm[0], b ?? warm[1], c ?? warm[2], d ?? warm[3], e ?? warm[4]]
}

/** Bands that come down, swing round a sun and run out. */
function stripes({ canvas, palette }: Frame): void {
  const height = canvas.height
  const tones = tonesOf(palette)
  const ground = tones[4]
  backdrop(canvas, [ground, mix(ground, tones[3], 0.2)])
  const wide = 74
  const [cx, cy] = [460, height * 0.6]
  canvas.circle(cx, cy, 170, { fill: tones[1] })
  for (let i = 0; i < 4; i++) {
    const r = 230 + (3 - i) * wide + wide / 2
    const d = `M${n1(cx + r)} -20V${n1(cy)}A${n1(r)} ${n1(r)} 0 1 1 ${n1(cx)} ${n1(cy - r)}`
    canvas.path(d, { stroke: tones[i as 0 | 1 | 2 | 3], width: wide + 1 })
  }
}

/** A board of bent squares. */
function checks({ canvas, palette }: Frame): void {
  const tones = tonesOf(palette)
  const [dark, , , , light] = tones
  backdrop(canvas, [light, light])
  const columns = 8
  const step = 1000 / columns
  const rows = Math.ceil(canvas.height / step) + 2
  const bend = (x: number, y: number): readonly [number, number] => [
    x + Math.sin(y / 190) * 46,
    y + Math.sin(x / 170 + y / 400) * 42,
  ]
  const colours = [tones[1], tones[2], dark]
  const paths = ['', '', '']
  for (let row = -2; row < rows; row++) {
    for (let i = -2; i < columns + 2; i++) {
      if ((i + row) % 2) continue
      const [x, y] = [i * step, row * step]
      const edge = (x0: number, y0: number, x1: number, y1: number): (readonly [number, number])[] =>
        [0, 1 / 3, 2 / 3].map((t) => bend(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t))
      const points = [
        ...edge(x, y, x + step, y),
        ...edge(x + step, y, x + step, y + step),
        ...edge(x + step, y + step, x, y + step),
        ...edge(x, y + step, x, y),
      ]
      const k = ((Math.floor(row / 3) % 3) + 3) % 3
      paths[k] = `${paths[k] ?? ''}M${points.map(([px, py]) => `${n1(px)} ${n1(py)}`).join('L')}Z`
    }
  }
  paths.forEach((d, k) => canvas.path(d, { fill: colours[k] }))
}

/** Round-petalled flowers and smiling dots. */
function flowers({ canvas, random, palette }: Frame): void {
  const tones = tonesOf(palette)
  const ground = tones[2]
  backdrop(canvas, [ground, ground])
  const height = canvas.height
  canvas.path(sunburstPath(500, height * 0.5, 0, 1400, 18), { fill: tones[3], opacity: 0.7, role: 'shade' })
  const step = 1000 / 3
  const rows = Math.round(height / (step * 0.86))
  const high = height / rows
  for (let row = 0; row <= rows; row++) {
    for (let i = 0; i < 4; i++) {
      const [x, y] = [(i + (row % 2 ? 0.5 : 0)) * step, row * high]
      const petal = [tones[4], tones[1], tones[0]][(i + row) % 3] ?? tones[4]
      const heart = [tones[1], tones[3], tones[2]][(i + row) % 3] ?? tones[3]
      const turn = random.range(0, 1)
      let d = ''
      for (let k = 0; k < 6; k++) {
        const [px, py] = polar(x, y, 82, turn + (k * Math.PI) / 3)
        d += circlePath(px, py, 50)
      }
      canvas.path(d, { fill: petal }).circle(x, y, 66, { fill: petal }).circle(x, y, 48, { fill: heart })
      canvas.path(`M${x - 15} ${y - 12}v10M${x + 15} ${y - 12}v10M${x - 20} ${y + 12}q20 20 40 0`, {
        stroke: mix(heart, tones[0], 0.75),
        width: 6,
      })
      canvas.path(starPath(x + step / 2, y, 24, 4, 0.36), { fill: tones[4] })
    }
  }
}

/** Standing waves of colour. */
function waves({ canvas, random, palette }: Frame): void {
  const height = canvas.height
  const tones = tonesOf(palette)
  const bands = [tones[0], tones[1], tones[2], tones[3], tones[4], tones[3], tones[2], tones[1]]
  backdrop(canvas, [tones[4], tones[4]])
  const wide = 92
  const phase = random.range(0, 6)
  for (let i = -4; i < 16; i++) {
    const x = (u: number): number =>
      i * wide + Math.sin(u * Math.PI * 2.6 + phase) * 120 + Math.sin(u * Math.PI * 1.1 + phase * 2) * 70
    const left = Array.from({ length: 15 }, (_, k) => [x(k / 14), -20 + (k / 14) * (height + 40)] as const)
    const fill = bands[((i % 8) + 8) % 8] ?? tones[0]
    canvas.path(`${smooth(left)}L1100 ${n1(height + 20)}V-20Z`, { fill })
    canvas.path(smooth(left), {
      stroke: shift(fill, { lightness: 0.04 }),
      width: 3,
      opacity: 0.6,
      role: 'shade',
    })
  }
}

/** Stripes, checks, flowers and waves of the seventies. */
export const retro: SceneSpec = {
  name: 'retro',
  shows: 'retro stripes',
  kind: 'pattern',
  words: 'retro-pattern stripe checker checkerboard checkered groovy wavy retro-wave seventies 70s hippie',
  weak: 'retro vintage funky',
  palettes: ['autumn', 'candy', 'boho', 'sunset'],
  neverFramed: true,
  neverLine: true,
  draw,
}
