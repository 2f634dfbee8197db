import { expect } from 'vitest'
import { median, rankTest } from './timing'

/** `npm run test:guesses` tries more. */
export const triesOr = (few: number) => Number(process.env.GUESS_SIGN_INS ?? few)

/** So many tell a difference that a busy machine would hide among few. */
const MANY = 500

/** That nobody can tell by the times (in milliseconds) of answers whether the shop knows an address. */
export function expectNoTelling(what: string, times: Record<'known' | 'unknown', number[]>) {
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
  // Of few both have to say so: on a busy machine one alone is chance now and then, the medians where answers wait for a beat.
  expect(apart > Math.max(20, medians.known * 0.3) ? off : 0).toBeLessThan(0.3)
}
