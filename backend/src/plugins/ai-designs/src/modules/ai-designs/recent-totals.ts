import { FEW } from './design-lists'

const KEPT_MS = 10_000
const MOST_KEPT = 200

/**
 * How many designs the gallery has for the same words, counted anew every ten seconds at most: of a long list nobody
 * misses the last of them, and counting all is what takes the time. Several callers at once wait for one count.
 */
export class RecentTotals {
  private readonly kept = new Map<string, { total: number; until: number }>()
  private readonly counting = new Map<string, Promise<number>>()

  async total(words: string, count: () => Promise<number>, now = Date.now()): Promise<number> {
    const known = this.kept.get(words)
    if (known && known.until > now) return known.total
    const running = this.counting.get(words)
    if (running) return running
    const asked = this.ask(words, count, now)
    this.counting.set(words, asked)
    return asked
  }

  /** Whether these words found much when they were last counted, be it long ago: then counting is for one to do. */
  isLong(words: string): boolean {
    return this.kept.has(words)
  }

  /** Keeps what was counted by the way. Short lists are counted anew each time. */
  note(words: string, total: number, now = Date.now()): void {
    this.kept.delete(words)
    if (total > FEW) this.kept.set(words, { total, until: now + KEPT_MS })
    const [oldest] = this.kept.keys()
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest)
  }

  private async ask(words: string, count: () => Promise<number>, now: number): Promise<number> {
    try {
      const total = await count()
      this.note(words, total, now)
      return total
    } finally {
      this.counting.delete(words)
    }
  }
}
