import { rankOf } from './load'

/** What came of one kind of call. */
export interface Kind {
  name: string
  times: number[]
  faults: Map<string, number>
}

/** Keeps how long calls took, by kind, from `begin` on: what came before was warming up. */
export class CallLog {
  private readonly kinds = new Map<string, Kind>()
  private begun = performance.now()
  private ended = Number.POSITIVE_INFINITY

  begin(): void {
    this.kinds.clear()
    this.begun = performance.now()
  }
  /** What begins from now on is not counted. */
  end(): void {
    this.ended = performance.now()
  }

  /** Does it and notes how long it took, or what went wrong. @throws what it throws */
  async time<T>(name: string, work: () => Promise<T>): Promise<T> {
    const since = performance.now()
    try {
      const done = await work()
      if (this.counts(since)) this.kind(name).times.push(performance.now() - since)
      return done
    } catch (fault) {
      if (this.counts(since)) {
        const { faults } = this.kind(name)
        const words = (fault instanceof Error ? fault.message : String(fault)).slice(0, 120)
        faults.set(words, (faults.get(words) ?? 0) + 1)
      }
      throw fault
    }
  }

  /** What began while it warmed up tells of then. */
  private counts(since: number): boolean {
    return since >= this.begun && since < this.ended
  }

  private kind(name: string): Kind {
    const kind = this.kinds.get(name) ?? { name, times: [], faults: new Map<string, number>() }
    this.kinds.set(name, kind)
    return kind
  }

  get seconds(): number {
    return (Math.min(performance.now(), this.ended) - this.begun) / 1000
  }

  /** A line for each kind, in the order given, then whatever else there was. */
  lines(order: readonly string[]): (string | number)[][] {
    const { seconds } = this
    const names = [...order, ...[...this.kinds.keys()].filter((name) => !order.includes(name))]
    const line = ({ name, times, faults }: Kind) => {
      const sorted = times.toSorted((a, b) => a - b)
      const wrong = [...faults.values()].reduce((sum, count) => sum + count, 0)
      const spread = [0.5, 0.95, 0.99].map((share) => rankOf(sorted, share))
      return [name, sorted.length, sorted.length / seconds, ...spread, wrong]
    }
    return names.flatMap((name) => {
      const kind = this.kinds.get(name)
      return kind ? [line(kind)] : []
    })
  }

  count(name: string): number {
    return this.kinds.get(name)?.times.length ?? 0
  }

  /** Within how many ms so large a share of a kind's calls was answered. */
  within(name: string, share: number): number {
    const times = this.kinds.get(name)?.times ?? []
    return rankOf(
      times.toSorted((a, b) => a - b),
      share,
    )
  }

  /** Each fault in its own words, and how often. */
  faults(): string[] {
    return [...this.kinds.values()].flatMap(({ name, faults }) =>
      [...faults].map(([words, count]) => `${name}: ${words} (${count})`),
    )
  }
}
