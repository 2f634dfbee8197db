import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than a refusal takes on a machine that has enough to spare, and too short for anybody to mind. */
export const BEAT_MS = 250

/**
 * Waits until a whole number of beats is over since a call began (by `performance.now()`), so that the time of its answer does not tell what was
 * found on the way: two ways of a hundred milliseconds that are three apart can be told from a thousand answers, two waits cannot.
 */
export async function onTheBeat(began: number): Promise<void> {
  await sleep(BEAT_MS - ((performance.now() - began) % BEAT_MS))
}
