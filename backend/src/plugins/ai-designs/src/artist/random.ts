import { createNoise2D, type NoiseFunction2D } from 'simplex-noise'

/** FNV-1a with a final avalanche: the same text always gives the same 32-bit seed. */
export function hash32(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 16777619)
  }
  hash ^= hash >>> 15
  hash = Math.imul(hash, 2246822507)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** A seeded source of chance (mulberry32): everything the artist decides comes from one of these. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** 0 to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  range(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  int(low: number, high: number): number {
    return Math.floor(this.range(low, high + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** Roughly normal, between -2 and 2. */
  bell(): number {
    return this.next() + this.next() + this.next() + this.next() - 2
  }

  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }

  shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, key: this.next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item)
  }

  noise(): NoiseFunction2D {
    return createNoise2D(() => this.next())
  }
}

/** Fractal noise, about -1 to 1. */
export function fractal(noise: NoiseFunction2D, x: number, y: number, octaves = 4, gain = 0.5): number {
  let sum = 0
  let amplitude = 1
  let total = 0
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * noise(x, y)
    total += amplitude
    amplitude *= gain
    x = x * 2 + 17.3
    y = y * 2 - 9.1
  }
  return sum / total
}
