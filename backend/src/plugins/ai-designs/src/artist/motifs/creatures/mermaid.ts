import type { Canvas } from '../../canvas'
import { mix, shift } from '../../colour'
import { n1, normalAt, spline, type Point } from '../../curves'
import type { Palette } from '../../palettes'
import type { Random } from '../../random'
import { flower } from '../wreath'
import { knots, lock, outline, points, ribbon } from './form'

/** How she holds herself, seen from behind; her hips are at the origin. */
export interface Pose {
  /** Along the middle of the tail, from the hips to the fin. */
  tail: string
  hair: string
  /** Where locks begin and end. */
  locks: readonly (readonly [Point, Point, bend: number])[]
  arms: readonly string[]
}

/** She sits and looks out to sea, her tail over the edge of a rock. */
export const SITTING: Pose = {
  tail: '0,-36 34,40 120,112 240,128 340,70 396,-30 410,-120',
  hair: '-2,-490 48,-478 70,-432 62,-376 80,-316 70,-250 110,-190 124,-140 190,-118 236,-136! 206,-92 150,-84 112,-108 118,-66 150,-30! 104,-40 78,-76 58,-110 54,-64 66,-14! 28,-40 14,-88 -2,-124 -12,-72 -6,-30! -46,-62 -58,-130 -66,-190 -58,-252 -76,-316 -58,-376 -70,-432 -48,-476',
  locks: [
    [[10, -440], [200, -116], 40],
    [[0, -440], [112, -66], 34],
    [[-10, -440], [44, -46], 24],
    [[-24, -440], [-30, -66], -20],
  ],
  arms: ['-82,-296 -128,-190 -120,-84 -128,6'],
}

/** She swims up to the light, her hair behind her in the stream. */
export const SWIMMING: Pose = {
  tail: '0,-36 16,70 -34,190 -66,310 -20,430 60,510 96,590',
  hair: '-2,-490 48,-478 70,-432 62,-376 84,-316 68,-250 92,-180 74,-120 104,-60 90,-10! 60,-56 40,-110 18,-60 34,-4 14,50! -10,2 -20,-60 -36,-20 -30,40 -58,92! -78,30 -64,-40 -80,-90 -112,-50 -160,-44! -124,-84 -96,-150 -64,-216 -78,-300 -58,-376 -70,-432 -48,-476',
  locks: [
    [[14, -440], [98, -84], 20],
    [[2, -440], [32, -6], 16],
    [[-12, -440], [-58, 30], -14],
    [[-26, -440], [-150, -100], -30],
  ],
  arms: ['80,-300 150,-380 176,-490 150,-590', '-82,-296 -150,-236 -220,-206 -286,-226'],
}

interface Dress {
  skin: string
  hair: string
  tail: string
  fin: string
  shine: string
}

export function dressOf(palette: Palette, tint: string | null): Dress {
  const tail = tint ?? mix(mix('#1f9d94', palette.leaf, 0.35), palette.accent2, 0.2)
  return {
    skin: mix('#dba57f', palette.light, 0.12),
    hair: mix('#8c3322', palette.accent2, 0.3),
    tail,
    fin: mix(tail, palette.flowers[0], 0.4),
    shine: mix(palette.light, tail, 0.3),
  }
}

export function mermaid(canvas: Canvas, random: Random, palette: Palette, pose: Pose, dress: Dress): void {
  const { skin, hair, fin } = dress
  const shaded = shift(skin, { lightness: -0.08 })
  const line = spline(points(pose.tail), 44)
  for (const arm of pose.arms) {
    const along = spline(points(arm), 20)
    canvas.path(
      ribbon(along, (t) => 46 - 20 * t),
      { fill: shaded },
    )
    const [hx, hy] = along.at(-1) ?? [0, 0]
    const { angle } = normalAt(along, along.length - 1)
    canvas.at(hx, hy, (angle * 180) / Math.PI, 1, () => {
      canvas.path('M-10 -13C8 -18 30 -14 46 -4C52 2 44 10 34 10C16 16 0 15 -10 13Z', { fill: shaded })
    })
  }
  finOf(canvas, line, dress)
  const back =
    '0,-366! 26,-352 34,-330 84,-316 96,-288 78,-220 56,-140 74,-60 96,-6 0,26 -96,-6 -74,-60 -56,-140 -78,-220 -96,-288 -84,-316 -34,-330 -26,-352'
  const body = canvas.linear(
    [
      [0, shaded],
      [0.45, skin],
      [1, shaded],
    ],
    [0, 0, 1, 0],
  )
  canvas.path(outline(knots(back)), { fill: body })
  canvas.path('M-84 -250C-30 -232 30 -232 84 -250L80 -226C30 -208 -30 -208 -80 -226Z', {
    fill: fin,
    role: 'accent',
  })
  tailOf(canvas, line, dress)
  canvas.path(outline(knots(pose.hair)), {
    fill: canvas.linear([
      [0, shift(hair, { lightness: 0.06 })],
      [1, shift(hair, { lightness: -0.07 })],
    ]),
    role: canvas.line ? 'accent' : undefined,
  })
  for (const [from, to, bend] of pose.locks) {
    canvas.path(lock(from, to, 13, bend), {
      fill: shift(hair, { lightness: 0.09 }),
      opacity: 0.75,
      role: 'detail',
    })
    canvas.path(lock([from[0] - 12, from[1]], [to[0] - 22, to[1] - 20], 8, bend), {
      fill: shift(hair, { lightness: -0.1 }),
      opacity: 0.6,
      role: 'shade',
    })
  }
  for (const [x, y, r, kind, hue] of [
    [-52, -446, 26, 1, 0],
    [-18, -474, 33, 0, 1],
    [28, -466, 27, 2, 2],
    [60, -436, 22, 1, 3],
  ] as const)
    flower(canvas, random, x, y, r, palette, kind, hue)
}

/** Wide at the hips, with scales in rows. */
function tailOf(canvas: Canvas, line: readonly Point[], { tail, shine }: Dress): void {
  const width = (t: number): number => 196 * (1 - t) ** 0.85 * (1 - 0.28 * Math.sin(Math.PI * t)) + 30
  const body = ribbon(line, width)
  const fill = canvas.linear([
    [0, shift(tail, { lightness: 0.04 })],
    [1, shift(tail, { lightness: -0.12 })],
  ])
  canvas.path(body, { fill })
  let scales = ''
  for (let i = 1; i < line.length - 2; i++) {
    const [x, y] = line[i] ?? [0, 0]
    const { x: nx, y: ny, angle } = normalAt(line, i)
    const wide = width(i / (line.length - 1))
    const many = Math.max(2, Math.round(wide / 27))
    for (let k = 0; k < many; k++) {
      const away = ((k + (i % 2 ? 0.5 : 0)) / many - 0.5) * wide * 0.98
      const [sx, sy] = [x + nx * away, y + ny * away]
      const r = wide / many / 2
      const [ax, ay] = [Math.cos(angle), Math.sin(angle)]
      scales += `M${n1(sx - nx * r)} ${n1(sy - ny * r)}Q${n1(sx + ax * r * 2)} ${n1(sy + ay * r * 2)} ${n1(sx + nx * r)} ${n1(sy + ny * r)}`
    }
  }
  canvas.clipped(canvas.clip(body), () => {
    canvas.path(scales, { stroke: shine, width: 2.6, opacity: 0.6, role: 'detail' })
  })
  const belt = line.slice(0, 5)
  canvas.path(
    ribbon(belt, (t) => 186 - 8 * t),
    { fill: shine, opacity: 0.28, role: 'shade' },
  )
}

/** Two lobes like a half-open fan. */
function finOf(canvas: Canvas, line: readonly Point[], { fin, shine }: Dress): void {
  const last = line.length - 1
  const [x, y] = line[last] ?? [0, 0]
  const turn = (normalAt(line, last).angle * 180) / Math.PI + 90
  const fill = canvas.linear([
    [0, shift(fin, { lightness: 0.1 })],
    [1, fin],
  ])
  canvas.at(x, y, turn, 1, () => {
    for (const side of [1, -1]) {
      canvas.at(
        0,
        0,
        0,
        1,
        () => {
          canvas.path(
            outline(
              knots(
                '-12,30! 8,-34 60,-92 136,-134 214,-138! 196,-86 176,-60 184,-30! 140,-28 116,-4 108,28! 76,14 40,22',
              ),
            ),
            { fill },
          )
          canvas.path('M6 4Q60 -70 196 -126M8 10Q70 -40 164 -40M8 16Q50 -8 98 16', {
            stroke: shine,
            width: 4,
            opacity: 0.75,
            role: 'detail',
          })
        },
        side,
      )
    }
  })
}

/** A rock to sit on, wet at its foot. */
export function rock(canvas: Canvas, lit: string, shaded: string): void {
  const fill = canvas.linear([
    [0, lit],
    [1, shaded],
  ])
  canvas.path(
    outline(knots('-250,330! -262,200 -196,96 -150,10 -70,-14 60,-6 110,60 170,140 230,210 262,330!')),
    { fill },
  )
  canvas.path(
    'M-150 10C-120 60 -160 130 -130 200L-190 330H-250L-262 200L-196 96ZM60 -6C40 60 96 120 70 220L120 330H150C150 240 130 140 110 60Z',
    {
      fill: shaded,
      opacity: 0.5,
      role: 'shade',
    },
  )
}
