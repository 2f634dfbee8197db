/** Lets at most `limit` tasks run at a time; the others wait in line. */
export class Limiter {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly limit: number) {}

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= this.limit) await new Promise<void>((resolve) => this.waiting.push(resolve))
    else this.running += 1
    try {
      return await task()
    } finally {
      // The place goes straight to the next in line, so that nobody slips in between.
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
