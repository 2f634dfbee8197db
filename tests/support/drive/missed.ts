import type { Random } from '../random'
import { DEATHS, storiesFor, type Death, type Story } from './stories'

/** A purchase may rightly pass its place by: an answer was lost, or a job came before. Not so often in a row. */
const ROUNDS = 3

/** Places at which the shop was to die, and did in none of its deaths. */
export const missedOf = (stories: readonly Story[], struck: readonly Death[]): Death[] =>
  DEATHS.filter((death) => stories.some(({ dies }) => dies === death) && !struck.includes(death))

/**
 * Plays further purchases, which it adds to the stories, for the places that were missed.
 * @param struck grows while `play` goes on
 * @returns what was missed even so
 */
export async function untilStruck(
  random: Random,
  stories: Story[],
  struck: () => Death[],
  play: (stories: Story[]) => Promise<void>,
): Promise<Death[]> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const further = storiesFor(random, missedOf(stories, struck()), stories.length)
    if (further.length === 0) return []
    stories.push(...further)
    await play(further)
  }
  return missedOf(stories, struck())
}
