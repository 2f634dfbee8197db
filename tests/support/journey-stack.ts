import type { Stack } from './stack'

/** The shop that the journeys' setup started; Playwright hands it to its workers in the environment. */
export function journeyStack(): Stack {
  const told = process.env.CASELOOM_STACK
  if (!told) throw new Error('Journeys run through tests/playwright.config.ts, which starts a shop for them.')
  return JSON.parse(told) as Stack
}
