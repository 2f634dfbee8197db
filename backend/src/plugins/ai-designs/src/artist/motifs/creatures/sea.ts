import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { circlePath, n1, spline, type Point } from '../../curves'
import type { Random } from '../../random'
import { bothSides, knots, outline, ribbon, twofold } from './form'

const BELL = outline(
  knots(
    '-180,40! -190,-60 -140,-170 0,-214 140,-170 190,-60 180,40! 150,20 120,44! 90,22 60,46! 30,24 0,48! -30,24 -60,46! -90,22 -120,44! -150,20',
  ),
)

/** A glowing jellyfish, about 380 wide and 900 high; the origin is the middle of its bell. */
export function jellyfish(canvas: Canvas, random: Random, colour: string, glow: string): void {
  canvas.circle(0, -40, 330, {
    fill: canvas.radial([
      [0, glow, 0.4],
      [1, glow, 0],
    ]),
    role: 'glow',
  })
  for (let i = 0; i < 11; i++) {
    const x = -150 + i * 30
    const long = random.range(430, 760) * (1 - Math.abs(i - 5) * 0.05)
    const phase = random.next() * 6
    const line: Point[] = Array.from({ length: 8 }, (_, k) => {
      const t = k / 7
      return [x * (1 - t * 0.35) + Math.sin(t * 7 + phase) * (14 + 34 * t), 30 + t * long] as const
    })
    canvas.path(
      ribbon(spline(line, 30), (t) => 9 * (1 - t * 0.85)),
      { fill: mix(colour, glow, i % 3 === 0 ? 0.6 : 0.2), opacity: 0.75 },
    )
  }
  for (let i = 0; i < 4; i++) {
    const x = -60 + i * 40
    const phase = random.next() * 6
    const line: Point[] = Array.from(
      { length: 7 },
      (_, k) => [x * (1 - k * 0.08) + Math.sin(k * 1.3 + phase) * 26, 10 + k * 72] as const,
    )
    const frill = ribbon(spline(line, 44), (t) => 74 * (1 - t * 0.9) * (0.76 + 0.24 * Math.sin(t * 60)))
    canvas.path(frill, {
      fill: canvas.linear([
        [0, mix(colour, glow, 0.4), 0.95],
        [1, glow, 0.35],
      ]),
    })
  }
  canvas.path(BELL, {
    fill: canvas.radial(
      [
        [0, mix(glow, '#ffffff', 0.4), 0.96],
        [0.5, mix(colour, glow, 0.5), 0.94],
        [1, colour, 0.94],
      ],
      [0.5, 0.75, 0.75],
    ),
  })
  canvas.clipped(canvas.clip(BELL), () => {
    let ribs = ''
    for (let i = -4; i <= 4; i++) ribs += `M0 -214Q${i * 42} -150 ${i * 44} 60`
    canvas.path(ribs, { stroke: mix(glow, '#ffffff', 0.4), width: 3, opacity: 0.6, role: 'detail' })
    let dots = ''
    for (let i = 0; i < 46; i++)
      dots += circlePath(random.range(-160, 160), random.range(-190, 0), random.range(2, 7))
    canvas.path(dots, {
      fill: mix(glow, '#ffffff', 0.5),
      opacity: 0.6,
      role: canvas.line ? 'accent' : undefined,
    })
  })
  canvas.path('M-128 -120C-96 -168 -50 -188 -10 -192', {
    stroke: '#ffffff',
    width: 9,
    opacity: 0.55,
    role: 'shade',
  })
}

const MANTLE = twofold(knots('0,-420 90,-404 168,-330 190,-230 160,-140 120,-80 130,-20 110,40 50,70 0,74'))
const ARMS: readonly (readonly Point[])[] = [
  [
    [90, 20],
    [210, 40],
    [310, -40],
    [370, -170],
    [330, -260],
    [270, -230],
    [290, -190],
  ],
  [
    [80, 40],
    [220, 130],
    [350, 110],
    [420, 10],
    [400, -60],
    [360, -40],
  ],
  [
    [60, 50],
    [150, 220],
    [290, 280],
    [400, 220],
    [420, 140],
    [370, 130],
    [360, 170],
  ],
  [
    [30, 60],
    [70, 260],
    [160, 420],
    [290, 440],
    [340, 370],
    [290, 330],
    [260, 360],
  ],
]

/** An octopus from the front, its arms rolled up at both sides; about 880 wide and 900 high. */
export function octopus(canvas: Canvas, random: Random, skin: string, light: string, ink: string): void {
  const deep = shift(skin, { lightness: -0.12 })
  bothSides(canvas, () => {
    ARMS.forEach((arm, k) => {
      const line = spline(arm, 46)
      const width = (t: number): number => (92 - k * 5) * (1 - t) ** 0.72 + 9
      const under: Point[] = line.map(([x, y]) => [x + 10, y + 15] as const)
      canvas.path(ribbon(under, width), { fill: mix(light, skin, 0.2) })
      canvas.path(
        ribbon(line, (t) => width(t) * 0.86),
        { fill: k % 2 ? deep : mix(skin, deep, 0.4) },
      )
      let cups = ''
      for (let i = 4; i < 44; i += 2) {
        const [x, y] = line[i] ?? [0, 0]
        cups += circlePath(x + 9, y + width(i / 45) * 0.34 + 6, Math.max(2, width(i / 45) * 0.12))
      }
      canvas.path(cups, { fill: mix(light, '#ffffff', 0.3), stroke: deep, width: 2 })
    })
  })
  const head = outline(MANTLE)
  canvas.path(head, {
    fill: canvas.radial(
      [
        [0, shift(skin, { lightness: 0.12 })],
        [0.6, skin],
        [1, deep],
      ],
      [0.42, 0.3, 0.75],
    ),
  })
  canvas.clipped(canvas.clip(head), () => {
    for (let i = 0; i < 34; i++) {
      const [x, y] = [random.range(-170, 170), random.range(-410, -120)]
      const r = random.range(5, 22)
      canvas.circle(x, y, r, {
        fill: mix(skin, light, 0.34),
        opacity: 0.8,
        role: canvas.line ? 'detail' : undefined,
      })
      if (r > 12) canvas.circle(x, y, r * 0.5, { fill: deep, opacity: 0.6, role: 'shade' })
    }
  })
  bothSides(canvas, () => {
    canvas.ellipse(84, -62, 50, 46, { fill: shift(skin, { lightness: 0.08 }) })
    canvas.ellipse(86, -58, 34, 30, { fill: light })
    canvas.path('M56 -58Q86 -84 118 -58Q86 -36 56 -58Z', { fill: ink, role: 'solid' })
    canvas.circle(76, -64, 6, { fill: '#ffffff' })
  })
}

const SHELL = twofold(knots('0,-250 110,-226 190,-150 222,-30 196,110 120,220 0,282'))

/** A sea turtle from above that swims up, about 860 wide and 800 high. */
export function turtle(canvas: Canvas, skin: string, shell: string, light: string): void {
  const deep = shift(skin, { lightness: -0.14 })
  bothSides(canvas, () => {
    for (const d of [
      '120,-190! 220,-270 330,-290 410,-230 450,-110 440,-60! 380,-130 300,-150 220,-110 170,-80!',
      '130,190! 200,220 250,290 240,380! 190,350 140,300 90,240!',
    ]) {
      const flipper = outline(knots(d))
      canvas.path(flipper, {
        fill: canvas.linear([
          [0, skin],
          [1, deep],
        ]),
      })
      canvas.clipped(canvas.clip(flipper), () => {
        for (let i = 0; i < 40; i++) {
          const [x, y] = [
            110 + (i % 8) * 46 + (Math.floor(i / 8) % 2) * 22,
            -290 + Math.floor(i / 8) * 46 + (d.startsWith('130') ? 480 : 0),
          ]
          canvas.path(`M${x} ${y - 17}l16 9v17l-16 9l-16 -9v-17Z`, {
            fill: mix(skin, light, 0.45),
            stroke: deep,
            width: 3,
            role: 'detail',
          })
        }
      })
    }
  })
  const head = outline(twofold(knots('0,-400 52,-384 72,-330 58,-270 40,-220 0,-200')))
  canvas.path(head, {
    fill: canvas.linear([
      [0, shift(skin, { lightness: 0.06 })],
      [1, deep],
    ]),
  })
  canvas.path('M0 -386l24 22l-8 34h-32l-8 -34ZM-36 -322l22 12l-4 30l-22 -8ZM36 -322l-22 12l4 30l22 -8Z', {
    fill: mix(skin, light, 0.4),
    stroke: deep,
    width: 3,
    role: 'detail',
  })
  bothSides(canvas, () => {
    canvas.circle(54, -346, 11, { fill: '#15131a', role: 'solid' })
    canvas.circle(57, -350, 4, { fill: '#ffffff' })
  })
  const edge = outline(SHELL)
  canvas.path(edge, { fill: shift(shell, { lightness: -0.16 }) })
  canvas.at(0, 0, 0, 0.9, () => {
    canvas.path(edge, {
      fill: canvas.radial(
        [
          [0, shift(shell, { lightness: 0.12 })],
          [1, shell],
        ],
        [0.42, 0.36, 0.75],
      ),
    })
  })
  let rim = ''
  for (let i = 0; i < 26; i++) {
    const angle = (i / 26) * Math.PI * 2
    const [sx, sy] = [Math.sin(angle), -Math.cos(angle)]
    rim += `M${n1(sx * 190)} ${n1(16 + sy * 232)}L${n1(sx * 224)} ${n1(16 + sy * 272)}`
  }
  canvas.path(rim, { stroke: mix(shell, light, 0.5), width: 4, role: 'detail' })
  for (let row = 0; row < 4; row++) {
    const y = -160 + row * 106
    const w = [70, 84, 80, 58][row] ?? 70
    plate(
      canvas,
      `M${-w * 0.6} ${y - 48}H${w * 0.6}L${w} ${y}L${w * 0.6} ${y + 48}H${-w * 0.6}L${-w} ${y}Z`,
      shell,
      light,
    )
    if (row < 3) {
      bothSides(canvas, () => {
        plate(
          canvas,
          `M${w * 0.74} ${y + 54}L${w + 6} ${y + 8}L${[150, 180, 166][row] ?? 150} ${y + 12}L${[168, 178, 130][row] ?? 150} ${y + 90}L${w + 16} ${y + 98}Z`,
          shell,
          light,
        )
      })
    }
  }
}

/** One plate of the shell with growth rings. */
function plate(canvas: Canvas, d: string, shell: string, light: string): void {
  canvas.path(d, {
    fill: canvas.radial([
      [0, mix(shell, light, 0.5)],
      [0.6, mix(shell, light, 0.16)],
      [1, shift(shell, { lightness: -0.06 })],
    ]),
    stroke: shift(shell, { lightness: -0.18 }),
    width: 5,
  })
}
