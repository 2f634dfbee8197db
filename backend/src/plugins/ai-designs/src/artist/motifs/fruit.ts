import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { circlePath, n1 } from '../curves'
import type { Random } from '../random'
import { petalPath } from './plants'
import { around, polar, xy } from './shapes'

function fruitLeaf(canvas: Canvas, x: number, y: number, turn: number, long: number, green: string): void {
  canvas.at(x, y, turn, long / 100, () => {
    const d = 'M0 0C-34 -22 -30 -72 0 -104C30 -72 34 -22 0 0Z'
    canvas.path(d, {
      fill: canvas.linear(
        [
          [0, shift(green, { lightness: 0.06 })],
          [1, shift(green, { lightness: -0.05 })],
        ],
        [0, 0, 1, 0],
      ),
    })
    canvas.path('M0 0V-92M0 -24L-15 -42M0 -24L15 -42M0 -48L-13 -66M0 -48L13 -66', {
      stroke: shift(green, { lightness: 0.16 }),
      width: 2,
      opacity: 0.6,
      role: 'detail',
    })
  })
}

/** A lemon or, by its colour, a lime; about `2 * r` long. */
export function lemon(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  r: number,
  turn: number,
  skin: string,
  green: string,
): void {
  for (const t of [-50, 26])
    fruitLeaf(
      canvas,
      x + Math.sin((turn * Math.PI) / 180) * r * 0.86,
      y - Math.cos((turn * Math.PI) / 180) * r * 0.86,
      turn + t,
      r * 0.95,
      green,
    )
  canvas.at(x, y, turn, r / 100, () => {
    const d =
      'M0 -108C14 -104 18 -94 34 -84C74 -62 82 -14 66 34C54 66 28 80 14 94C8 106 -8 106 -14 94C-28 80 -54 66 -66 34C-82 -14 -74 -62 -34 -84C-18 -94 -14 -104 0 -108Z'
    canvas.path(d, {
      fill: canvas.radial(
        [
          [0, shift(skin, { lightness: 0.09 })],
          [0.6, skin],
          [1, shift(skin, { lightness: -0.11, hue: -12 })],
        ],
        [0.36, 0.34, 0.75],
      ),
      role: canvas.line ? 'accent' : undefined,
    })
    let pores = ''
    for (let i = 0; i < 34; i++) {
      const angle = i * 2.4
      const away = Math.sqrt(i / 34) * 60
      pores += circlePath(Math.cos(angle) * away * 0.95, Math.sin(angle) * away * 1.2, random.range(1.2, 2.4))
    }
    canvas.path(pores, { fill: shift(skin, { lightness: -0.08 }), opacity: 0.6, role: 'shade' })
    canvas.path('M-48 -20C-46 -48 -30 -64 -14 -72C-28 -52 -34 -38 -36 -16Z', {
      fill: '#ffffff',
      opacity: 0.45,
      role: 'shade',
    })
  })
}

/** A round slice of citrus. */
export function citrusSlice(canvas: Canvas, x: number, y: number, r: number, skin: string, turn = 0): void {
  const pith = mix(skin, '#fffdf2', 0.82)
  canvas.circle(x, y, r, { fill: skin }).circle(x, y, r * 0.9, { fill: pith })
  const flesh = canvas.radial(
    [
      [0, mix(skin, '#ffffff', 0.3)],
      [1, skin],
    ],
    [x, y, r],
    'userSpaceOnUse',
  )
  let d = ''
  for (const angle of around(9, turn)) {
    const at = (away: number, da: number): string => xy(polar(x, y, away * r, angle + da))
    d += `M${at(0.09, 0)}L${at(0.76, -0.3)}Q${at(0.88, -0.24)} ${at(0.84, 0)}Q${at(0.88, 0.24)} ${at(0.76, 0.3)}Z`
  }
  canvas.path(d, { fill: flesh, role: canvas.line ? 'accent' : undefined })
  let drops = ''
  for (const angle of around(9, turn))
    for (const [away, da] of [
      [0.5, -0.12],
      [0.62, 0.12],
      [0.36, 0.04],
    ] as const)
      drops += `M${xy(polar(x, y, away * r, angle + da))}L${xy(polar(x, y, (away + 0.09) * r, angle + da))}`
  canvas.path(drops, { stroke: mix(skin, '#ffffff', 0.6), width: r * 0.028, opacity: 0.8, role: 'detail' })
}

export function strawberry(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  r: number,
  turn: number,
  red: string,
  green: string,
): void {
  canvas.at(x, y, turn, r / 100, () => {
    const d = 'M0 -66C46 -92 92 -62 84 -12C76 40 34 92 0 106C-34 92 -76 40 -84 -12C-92 -62 -46 -92 0 -66Z'
    canvas.path(d, {
      fill: canvas.radial(
        [
          [0, shift(red, { lightness: 0.1 })],
          [0.6, red],
          [1, shift(red, { lightness: -0.11 })],
        ],
        [0.36, 0.3, 0.8],
      ),
      role: canvas.line ? 'accent' : undefined,
    })
    const clip = canvas.clip(d)
    let seeds = ''
    for (let row = 0; row < 7; row++) {
      for (let i = -3; i <= 3; i++) {
        const [sx, sy] = [i * 27 + (row % 2 ? 13 : 0), -48 + row * 23]
        if (Math.abs(sx) > 74 - row * 8) continue
        seeds += `M${sx} ${sy - 5}q5 6 0 11q-5 -5 0 -11Z`
      }
    }
    canvas.path(seeds, { fill: mix('#ffe08a', red, 0.12), clip })
    canvas.path('M-62 -34C-56 -58 -40 -66 -26 -64C-42 -52 -50 -42 -52 -20Z', {
      fill: '#ffffff',
      opacity: 0.4,
      role: 'shade',
    })
    for (const t of [-100, -62, -24, 24, 62, 100])
      canvas.path(petalPath(56, 19), {
        fill: shift(green, { lightness: t % 4 ? 0.03 : -0.03 }),
        transform: `translate(0 -66) rotate(${n1(t + random.range(-6, 6))}) `,
      })
    canvas.path('M0 -68Q4 -96 18 -110', { stroke: green, width: 8 })
  })
}

export function cherries(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  turn: number,
  red: string,
  green: string,
): void {
  canvas.at(x, y, turn, r / 100, () => {
    canvas.path('M-48 30C-40 -30 -10 -80 22 -112M54 44C56 -20 44 -76 22 -112', {
      stroke: shift(green, { lightness: -0.05 }),
      width: 6,
    })
    fruitLeaf(canvas, 22, -108, 74, 84, green)
    fruitLeaf(canvas, 22, -108, -58, 62, shift(green, { lightness: 0.05 }))
    for (const [cx, cy] of [
      [-48, 54],
      [54, 68],
    ] as const) {
      const d = `M${cx} ${cy - 38}C${cx + 26} ${cy - 54} ${cx + 50} ${cy - 32} ${cx + 46} ${cy}C${cx + 42} ${cy + 32} ${cx + 18} ${cy + 46} ${cx} ${cy + 44}C${cx - 18} ${cy + 46} ${cx - 42} ${cy + 32} ${cx - 46} ${cy}C${cx - 50} ${cy - 32} ${cx - 26} ${cy - 54} ${cx} ${cy - 38}Z`
      canvas.path(d, {
        fill: canvas.radial(
          [
            [0, shift(red, { lightness: 0.13 })],
            [0.5, red],
            [1, shift(red, { lightness: -0.13 })],
          ],
          [0.34, 0.3, 0.8],
        ),
        role: canvas.line ? 'accent' : undefined,
      })
      canvas.path(
        `M${cx - 28} ${cy - 4}C${cx - 28} ${cy - 22} ${cx - 18} ${cy - 28} ${cx - 8} ${cy - 28}C${cx - 16} ${cy - 18} ${cx - 18} ${cy - 12} ${cx - 18} ${cy}Z`,
        { fill: '#ffffff', opacity: 0.55, role: 'shade' },
      )
      canvas.path(`M${cx - 14} ${cy - 38}Q${cx} ${cy - 28} ${cx + 14} ${cy - 38}`, {
        stroke: shift(red, { lightness: -0.16 }),
        width: 3,
        role: 'detail',
      })
    }
  })
}

/** A half or a wedge of melon with its stones. */
export function melon(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  turn: number,
  flesh: string,
  rind: string,
): void {
  canvas.at(x, y, turn, r / 100, () => {
    canvas.path('M-100 -30H100A100 100 0 0 1 -100 -30Z', { fill: rind })
    canvas.path('M-90 -30H90A90 90 0 0 1 -90 -30Z', { fill: mix(rind, '#fdfbe8', 0.8) })
    canvas.path('M-80 -30H80A80 80 0 0 1 -80 -30Z', {
      fill: canvas.linear([
        [0, shift(flesh, { lightness: 0.05 })],
        [1, flesh],
      ]),
      role: canvas.line ? 'accent' : undefined,
    })
    let stones = ''
    for (const [sx, sy] of [
      [-52, -12],
      [-22, -8],
      [10, -12],
      [42, -8],
      [-36, 12],
      [-4, 16],
      [28, 12],
      [-14, 34],
    ] as const)
      stones += `M${sx} ${sy - 6}q7 9 0 13q-7 -4 0 -13Z`
    canvas.path(stones, { fill: '#2b1a20' })
  })
}

/** A peach or an orange: a whole round fruit with a leaf. */
export function roundFruit(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  turn: number,
  skin: string,
  blush: string,
  green: string,
): void {
  canvas.at(x, y, turn, r / 100, () => {
    fruitLeaf(canvas, 4, -84, 62, 90, green)
    fruitLeaf(canvas, -4, -84, -48, 66, shift(green, { lightness: 0.05 }))
    const d = 'M0 -82C60 -104 104 -52 94 6C84 66 36 94 0 92C-36 94 -84 66 -94 6C-104 -52 -60 -104 0 -82Z'
    canvas.path(d, {
      fill: canvas.radial(
        [
          [0, shift(skin, { lightness: 0.08 })],
          [0.6, skin],
          [1, blush],
        ],
        [0.36, 0.32, 0.8],
      ),
      role: canvas.line ? 'accent' : undefined,
    })
    canvas.path('M0 -82C-22 -50 -24 10 -4 60', {
      stroke: mix(skin, blush, 0.8),
      width: 4,
      opacity: 0.6,
      role: 'detail',
    })
  })
}
