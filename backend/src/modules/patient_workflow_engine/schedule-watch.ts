/** Jobs of each minute are missed once or twice at most. */
const LOOK_MS = 20_000

/**
 * Medusa tells Redis of its schedules when a process starts, and never again: one that was emptied, or comes back empty, has none, and
 * no job would run any more. So each is remembered here, and told again where it is gone.
 */
export class ScheduleWatch {
  private readonly schedules = new Map<string, () => Promise<unknown>>()
  private timer: NodeJS.Timeout | undefined
  private isOver = false

  /** @param kept names of the schedules that Redis has */
  constructor(private readonly kept: () => Promise<string[]>) {}

  remember(name: string, tell: () => Promise<unknown>): void {
    this.schedules.set(name, tell)
  }

  forget(name: string): void {
    this.schedules.delete(name)
  }

  forgetAll(): void {
    this.schedules.clear()
  }

  /** Tells Redis of those that are gone. @returns how many were */
  async look(): Promise<number> {
    if (this.schedules.size === 0) return 0
    const kept = new Set(await this.kept())
    const gone = [...this.schedules].filter(([name]) => !kept.has(name))
    for (const [, tell] of gone) await tell()
    return gone.length
  }

  /** Looks now and then, one look after another. @param told hears of those that were gone */
  start(told: (gone: number) => void): void {
    this.timer = setTimeout(() => {
      this.look()
        .then((gone) => {
          if (gone > 0) told(gone)
        })
        // Redis is away: the next look comes.
        .catch(() => undefined)
        .finally(() => {
          if (!this.isOver) this.start(told)
        })
    }, LOOK_MS)
    this.timer.unref()
  }

  stop(): void {
    this.isOver = true
    clearTimeout(this.timer)
  }
}
