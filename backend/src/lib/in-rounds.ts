import { sideBySide } from './side-by-side'

interface Rounds {
  /** The ids of so many that are due at most, those first that have waited longest. */
  due: (limit: number) => Promise<string[]>
  /** Sees to what goes wrong with one. */
  work: (id: string) => Promise<void>
  inARound: number
  atOnce: number
  forMs: number
}

/**
 * Works on what is due, a round at a time, until nothing else is or the time is over. One that stays due, whatever was done about it, is
 * left for the next run: it keeps nothing from its turn.
 */
export async function inRounds({ due, work, inARound, atOnce, forMs }: Rounds): Promise<void> {
  const until = performance.now() + forMs
  const seen = new Set<string>()
  while (performance.now() < until) {
    const round = (await due(inARound + seen.size)).filter((id) => !seen.has(id))
    if (round.length === 0) return
    for (const id of round) seen.add(id)
    await sideBySide(round, atOnce, work)
  }
}
