import type { Size } from '~/components/case/placement'

const hex = (colour: readonly number[]) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
const apart = (a: readonly number[], b: readonly number[]) =>
  Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)))

interface Pot {
  sum: [number, number, number]
  count: number
}

/** The colours that a picture is mostly made of, the commonest first, each clearly another; rows of RGBA. */
export function swatchesOf(pixels: ArrayLike<number>, { width, height }: Size, most = 6): string[] {
  const pots = new Map<number, Pot>()
  for (let i = 0; i < width * height; i += 2) {
    if ((pixels[i * 4 + 3] ?? 255) < 200) continue
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => pixels[i * 4 + channel] ?? 0)
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const pot = pots.get(key) ?? { sum: [0, 0, 0], count: 0 }
    pots.set(key, { sum: [pot.sum[0] + r, pot.sum[1] + g, pot.sum[2] + b], count: pot.count + 1 })
  }
  const chosen: number[][] = []
  for (const { sum, count } of [...pots.values()].sort((a, b) => b.count - a.count)) {
    const mean = sum.map((part) => part / count)
    if (chosen.length < most && chosen.every((other) => apart(other, mean) > 56)) chosen.push(mean)
  }
  return chosen.map(hex)
}
