import type { Canvas } from '../canvas'
import { mix, shift } from '../colour'
import { circlePath, n1 } from '../curves'
import type { Random } from '../random'

export interface MushroomLook {
  cap: string
  stem: string
  spots: string
  /** 0 flat parasol, 1 tall bell. */
  bell: number
  /** Light that falls out from below the cap, where it glows. */
  glow?: string
}

/** A mushroom of this height on its foot. */
export function mushroom(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  height: number,
  look: MushroomLook,
): void {
  const { cap, stem, spots, bell, glow } = look
  const wide = 96 - bell * 34
  const rim = -112 + bell * 14
  const crown = rim - 62 - bell * 52
  const lean = random.range(-14, 14)
  canvas.at(x, y, 0, height / 200, () => {
    const body = canvas.linear(
      [
        [0, shift(stem, { lightness: -0.14 })],
        [0.3, stem],
        [1, shift(stem, { lightness: -0.1 })],
      ],
      [0, 0, 1, 0],
    )
    const thin = 15 - bell * 5
    canvas.path(
      `M${n1(-thin * 1.7)} 2C${n1(-thin * 1.9)} -20 ${n1(lean - thin)} -60 ${n1(lean - thin)} ${rim + 4}H${n1(lean + thin)}C${n1(lean + thin)} -60 ${n1(thin * 1.9)} -20 ${n1(thin * 1.7)} 2Q0 12 ${n1(-thin * 1.7)} 2Z`,
      { fill: body },
    )
    if (bell < 0.6) {
      const skirt = rim + 26
      canvas.path(
        `M${n1(lean - thin)} ${skirt - 10}Q${n1(lean - thin * 2.4)} ${skirt + 12} ${n1(lean - thin * 2)} ${skirt + 18}Q${n1(lean)} ${skirt + 8} ${n1(lean + thin * 2)} ${skirt + 18}Q${n1(lean + thin * 2.4)} ${skirt + 12} ${n1(lean + thin)} ${skirt - 10}Z`,
        { fill: mix(stem, '#ffffff', 0.25) },
      )
    }
    canvas.at(lean, 0, lean * 0.5, 1, () => {
      if (glow)
        canvas.ellipse(0, rim + 26, wide * 1.5, 90, {
          fill: canvas.radial([
            [0, glow, 0.75],
            [1, glow, 0],
          ]),
          role: 'glow',
        })
      canvas.ellipse(0, rim, wide * 0.97, 17, {
        fill: glow ? mix(glow, '#ffffff', 0.3) : mix(stem, cap, 0.25),
      })
      let gills = ''
      for (let i = -9; i <= 9; i++)
        gills += `M${n1(i * 1.5)} ${rim + 4}Q${n1(i * wide * 0.07)} ${rim + 12} ${n1((i / 9.4) * wide * 0.94)} ${n1(rim + 16 * Math.sqrt(Math.max(0, 1 - (i / 9.4) ** 2)))}`
      canvas.path(gills, { stroke: mix(stem, cap, 0.6), width: 1.3, opacity: 0.7, role: 'detail' })
      const dome = `M${-wide} ${rim}C${n1(-wide * 1.02)} ${n1(rim - 34 - bell * 40)} ${n1(-wide * 0.55)} ${crown} 0 ${crown}C${n1(wide * 0.55)} ${crown} ${n1(wide * 1.02)} ${n1(rim - 34 - bell * 40)} ${wide} ${rim}C${n1(wide * 0.6)} ${rim + 11} ${n1(-wide * 0.6)} ${rim + 11} ${-wide} ${rim}Z`
      const skin = canvas.radial(
        [
          [0, shift(cap, { lightness: 0.12 })],
          [0.6, cap],
          [1, shift(cap, { lightness: -0.12 })],
        ],
        [0.36, 0.25, 0.85],
      )
      canvas.path(dome, { fill: skin, role: canvas.line ? 'accent' : undefined })
      const clip = canvas.clip(dome)
      let dots = ''
      for (const [u, v, r] of [
        [-0.52, 0.4, 11],
        [0.05, 0.34, 15],
        [0.55, 0.46, 11],
        [-0.2, 0.75, 9],
        [0.34, 0.8, 8],
        [-0.8, 0.16, 7],
        [0.84, 0.16, 7],
        [-0.28, 0.12, 7],
        [0.3, 0.1, 8],
      ] as const) {
        const size = r * random.range(0.8, 1.15) * (1 - bell * 0.3)
        dots += circlePath(
          u * wide + random.range(-4, 4),
          rim + (crown - rim) * v,
          size * (1 - Math.abs(u) * 0.3),
          size * 0.82,
        )
      }
      canvas.path(dots, { fill: spots, clip })
      canvas.path(
        `M${n1(-wide * 0.66)} ${n1(rim - 28 - bell * 26)}Q${n1(-wide * 0.46)} ${n1(crown + 20)} ${n1(-wide * 0.1)} ${n1(crown + 9)}`,
        { stroke: '#ffffff', width: 5, opacity: 0.25, role: 'shade' },
      )
    })
  })
}
