import { expect } from 'vitest'
import { median, rankTest } from './timing'

/** `npm run test:guesses` tries more. */
export const triesOr = (few: number) => Number(process.env.GUESS_SIGN_INS ?? few)

/** So many tell a difference that a busy machine would hide among few, of which the rank must be off by four times its standard error. */
const MANY = 500
const OFF = { few: 0.3, many: 0.05 }

/** That nobody can tell by the times (in milliseconds) of answers whether the shop knows an address. */
export function expectNoTelling(what: string, times: Record<'known' | 'unknown', number[]>) {
  const medians = { known: median(times.known), unknown: median(times.unknown) }
  const rank = rankTest(times.known, times.unknown)
  console.info(`${times.known.length} + ${times.unknown.length} ${what}`, medians, `rank ${rank.toFixed(3)}`)
  const many = times.known.length >= MANY
  if (many) expect(Math.abs(medians.known - medians.unknown)).toBeLessThan(5)
  expect(Math.abs(rank - 0.5)).toBeLessThan(many ? OFF.many : OFF.few)
}
