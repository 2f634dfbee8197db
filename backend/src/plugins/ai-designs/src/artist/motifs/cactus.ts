import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { circlePath, n1 } from '../curves'
import type { Random } from '../random'
import { petalPath } from './plants'
import { around, polar, roundedPath, xy } from './shapes'

/** A giant cactus with one or two arms. */
export function saguaro(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  height: number,
  colour: string,
  flower: string,
): void {
  const [lit, shade] = [shift(colour, { lightness: 0.06, hue: -6 }), shift(colour, { lightness: -0.09 })]
  canvas.at(x, y, 0, height / 300, () => {
    const fill = canvas.linear(
      [
        [0, lit],
        [0.4, colour],
        [1, shade],
      ],
      [0, 0, 1, 0],
    )
    const arm = (side: number, foot: number, out: number, top: number, thick: number): void => {
      const h = thick / 2
      if (canvas.line) {
        canvas.path(
          `M0 ${-foot + h}H${side * (out - h)}Q${side * (out + h)} ${-foot + h} ${side * (out + h)} ${-foot - thick}V${-top}A${h} ${h} 0 0 ${side > 0 ? 0 : 1} ${side * (out - h)} ${-top}V${-foot - h}H0Z`,
          { fill: colour },
        )
        return
      }
      const d = `M0 ${-foot}H${side * (out - thick * 0.2)}Q${side * out} ${-foot} ${side * out} ${-foot - thick}V${-top}`
      canvas.path(d, { stroke: side < 0 ? lit : shade, width: thick })
      canvas.path(d, { stroke: colour, width: thick * 0.55, role: 'detail' })
    }
    arm(-1, random.range(90, 120), 66, random.range(190, 230), 34)
    if (random.chance(0.85)) arm(1, random.range(130, 160), 62, random.range(220, 262), 30)
    canvas.path(roundedPath(-29, -300, 58, 320, 29), { fill })
    let ribs = ''
    for (const rx of [-17, -6, 6, 17]) ribs += `M${rx} -4V${-282 + Math.abs(rx)}`
    canvas.path(ribs, { stroke: shade, width: 1.8, opacity: 0.7, role: 'detail' })
    let spines = ''
    for (let i = 0; i < 26; i++) {
      const sx = ([-23, -11, 0, 11, 23] as const)[i % 5] ?? 0
      const sy = -14 - i * 10.5
      spines += `M${sx} ${n1(sy)}l-4 -5M${sx} ${n1(sy)}l4 -5`
    }
    canvas.path(spines, { stroke: mix(lit, '#ffffff', 0.55), width: 1.3, opacity: 0.8, role: 'detail' })
    for (const turn of [-40, -14, 14, 40])
      canvas.path(petalPath(26, 9), {
        fill: flower,
        transform: `translate(0 -296) rotate(${turn})`,
        role: canvas.line ? 'accent' : undefined,
      })
  })
}

/** A prickly pear: pads on pads, with red fruit. */
export function pricklyPear(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: string,
  fruit: string,
): void {
  const pad = (px: number, py: number, turn: number, long: number, depth: number): void => {
    canvas.at(px, py, turn, long / 100, () => {
      const tone = shift(colour, { lightness: random.range(-0.05, 0.05) })
      if (depth > 0) {
        const turns = depth === 2 ? [-36, 30] : random.pick([[-30, 28], [8], [-20]])
        for (const t of turns) pad(t * 0.85, -88 + Math.abs(t) * 0.35, t, random.range(68, 86), depth - 1)
      } else {
        for (const t of [-22, 4, 26])
          canvas.path(petalPath(24, 11), {
            fill: fruit,
            transform: `translate(${n1(t * 1.1)} ${n1(-92 + Math.abs(t) * 0.5)}) rotate(${t})`,
            role: canvas.line ? 'accent' : undefined,
          })
      }
      const fill = canvas.radial(
        [
          [0, shift(tone, { lightness: 0.08 })],
          [1, shift(tone, { lightness: -0.06 })],
        ],
        [0.36, 0.3, 0.8],
      )
      canvas.path('M0 0C-26 -4 -46 -42 -38 -74C-30 -104 30 -104 38 -74C46 -42 26 -4 0 0Z', { fill })
      let dots = ''
      for (let i = 0; i < 11; i++)
        dots += circlePath(
          ((i % 4) - 1.5) * 16 + (Math.floor(i / 4) % 2) * 8,
          -26 - Math.floor(i / 4) * 24,
          1.9,
        )
      canvas.path(dots, { fill: mix(tone, '#ffffff', 0.6), role: 'shade' })
    })
  }
  pad(x, y, random.range(-6, 6), size, 2)
}

/** A ball cactus with ribs and a wreath of blossom. */
export function barrel(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  r: number,
  colour: string,
  flower: string,
): void {
  canvas.at(x, y, 0, r / 50, () => {
    const body = canvas.radial(
      [
        [0, shift(colour, { lightness: 0.1 })],
        [1, shift(colour, { lightness: -0.08 })],
      ],
      [0.36, 0.3, 0.8],
    )
    canvas.path('M-30 0C-62 -14 -60 -86 0 -88C60 -86 62 -14 30 0Q0 8 -30 0Z', { fill: body })
    canvas.path('M-18 0Q-44 -44 -10 -86M-6 2Q-16 -44 -3 -87M6 2Q16 -44 3 -87M18 0Q44 -44 10 -86', {
      stroke: shift(colour, { lightness: -0.12 }),
      width: 1.6,
      opacity: 0.8,
      role: 'detail',
    })
    let spines = ''
    for (let i = 0; i < 20; i++) {
      const [sx, sy] = [Math.sin(i * 2.4) * 34, -12 - (i / 20) * 66]
      spines += `M${n1(sx)} ${n1(sy)}l-3.6 -4.4M${n1(sx)} ${n1(sy)}l3.6 -4.4M${n1(sx)} ${n1(sy)}v-5`
    }
    canvas.path(spines, { stroke: mix(colour, '#ffffff', 0.7), width: 1.1, role: 'detail' })
    for (const turn of [-64, -38, -12, 14, 40, 66])
      canvas.path(petalPath(26, 9), {
        fill: flower,
        transform: `translate(0 -80) rotate(${n1(turn + random.range(-4, 4))})`,
        role: canvas.line ? 'accent' : undefined,
      })
  })
}

/** A rosette of thick pointed leaves seen from the side. */
export function agave(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  canvas.at(x, y, 0, size / 100, () => {
    const turns = [-88, 86, -70, 72, -54, 50, -34, 36, -16, 18, 2]
    turns.forEach((turn, i) => {
      const tone = shift(colour, { lightness: -0.06 + (i / turns.length) * 0.12 })
      const fill = canvas.linear([
        [0, shift(tone, { lightness: 0.08 })],
        [1, shift(tone, { lightness: -0.08 })],
      ])
      const transform = `rotate(${n1(turn + random.range(-4, 4))})`
      canvas.path('M0 4C-17 -20 -16 -62 0 -104C16 -62 17 -20 0 4Z', { fill, transform })
      canvas.path('M0 -6V-88', {
        stroke: shift(tone, { lightness: 0.12 }),
        width: 1.4,
        opacity: 0.6,
        transform,
        role: 'detail',
      })
    })
  })
}

/** A succulent from above. */
export function succulent(
  canvas: Canvas,
  x: number,
  y: number,
  r: number,
  colour: string,
  tip: string,
): void {
  canvas.at(x, y, 0, 1, () => {
    for (const [count, q, start] of [
      [9, 1, 0],
      [8, 0.78, 0.3],
      [7, 0.56, 0.1],
      [5, 0.34, 0.4],
    ] as const) {
      const fill = canvas.linear([
        [0, mix(colour, tip, 0.55 * q)],
        [0.5, shift(colour, { lightness: 0.12 - q * 0.1 })],
        [1, shift(colour, { lightness: -0.08 })],
      ])
      for (const angle of around(count, start)) {
        const at = (away: number, da: number): string => xy(polar(0, 0, away * r * q, angle + da))
        canvas.path(
          `M${at(0.05, 0)}C${at(0.6, -0.7)} ${at(0.85, -0.3)} ${at(1, 0)}C${at(0.85, 0.3)} ${at(0.6, 0.7)} ${at(0.05, 0)}Z`,
          { fill, stroke: shift(colour, { lightness: -0.12 }), width: 1.2 },
        )
      }
    }
  })
}
