import { expect } from 'vitest'
import { median, rankTest } from './timing'

/** `npm run test:guesses` tries more. */
export const triesOr = (few: number) => Number(process.env.GUESS_SIGN_INS ?? few)

/** So many tell a difference that a busy machine would hide among few. */
const MANY = 500

/**
 * That nobody can tell by the times (in milliseconds) of answers whether the shop knows an address. Where answers wait for a beat, on a busy machine
 * the medians of few may lie on two neighbouring ones: then they are told apart by their rank.
 */
export function expectNoTelling(
  what: string,
  times: Record<'known' | 'unknown', number[]>,
  { onABeat = false } = {},
) {
  const medians = { known: median(times.known), unknown: median(times.unknown) }
  const rank = rankTest(times.known, times.unknown)
  console.info(`${times.known.length} + ${times.unknown.length} ${what}`, medians, `rank ${rank.toFixed(3)}`)
  const off = Math.abs(rank - 0.5)
  const apart = Math.abs(medians.known - medians.unknown)
  if (times.known.length >= MANY) {
    expect(apart).toBeLessThan(5)
    expect(off).toBeLessThan(0.05)
    return
  }
  if (onABeat) expect(off).toBeLessThan(0.3)
  else expect(apart).toBeLessThan(Math.max(20, medians.known * 0.3))
}
