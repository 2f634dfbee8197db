import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than a refusal takes on a machine that has enough to spare, and too short for anybody to mind. */
const BEAT_MS = 250

/** What is left after a beat, such as a processor that is warm, is less than a millisecond: by chance so many more hide it. */
const HAZE_MS = 10

/** Milliseconds to the end of the beat, where a call has taken so many. */
export const toTheBeat = (took: number): number => BEAT_MS - (took % BEAT_MS)

/**
 * Waits until a whole number of beats is over since a call began (by `performance.now()`), so that what it took tells less of what was found on the
 * way: of two ways of a hundred milliseconds that are three apart nothing is left, and of longer ones only on which beat they end.
 */
export async function onTheBeat(began: number): Promise<void> {
  await sleep(toTheBeat(performance.now() - began) + Math.random() * HAZE_MS)
}
