const REST_MS = 30_000

/** Remembers whether the file store took what was last brought to it, so that nothing is paid for that could not be kept. */
export class StoreWatch {
  private failedAt: number | null = null

  constructor(private readonly now: () => number = Date.now) {}

  /** Brings something to the store, and remembers how that ended. @throws whatever the store says */
  async heed<T>(bring: () => Promise<T>): Promise<T> {
    try {
      const result = await bring()
      this.failedAt = null
      return result
    } catch (error) {
      this.failedAt = this.now()
      throw error
    }
  }

  /** Half a minute after the last failure, when the next trial may be made; null where the store is well. */
  retryAt(): Date | null {
    return this.failedAt === null ? null : new Date(this.failedAt + REST_MS)
  }

  /** Whether it failed so lately that not even a trial is worth it. */
  isResting(): boolean {
    return this.failedAt !== null && this.now() < this.failedAt + REST_MS
  }
}
