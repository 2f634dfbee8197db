/** Random numbers that come again from the same seed (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return {
    /** True in so many of a hundred. */
    chance: (percent: number): boolean => next() * 100 < percent,
    whole,
    pick<T>(all: readonly T[]): T {
      const one = all[whole(0, all.length - 1)]
      if (one === undefined) throw new Error('There is nothing to pick from')
      return one
    },
  }
}
export type Random = ReturnType<typeof seeded>
