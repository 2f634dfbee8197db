import autocannon from 'autocannon'

export interface Target {
  name: string
  url: string
  headers?: Record<string, string>
  /** Answers a few times a second at best: asked a number of times, not for a time. */
  slow?: boolean
}
/** What one run, or the median of several, came to. Times in ms. */
export interface Figures {
  perSecond: number
  p50: number
  p95: number
}

export const rankOf = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export function median(values: number[]): number {
  return rankOf(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

/** Asks one address for so many seconds over so many connections. @throws where any answer is not a 2xx */
export async function load(target: Target, connections: number, seconds: number): Promise<Figures> {
  const times: number[] = []
  const extent = target.slow ? { amount: Math.max(8, connections) } : { duration: seconds }
  const begun = performance.now()
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      { url: target.url, headers: target.headers ?? {}, connections, timeout: 600, ...extent },
      (fault: Error | null, done) => (fault ? reject(fault) : resolve(done)),
    )
    run.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.name}: ${result.non2xx} refusals and ${result.errors} errors`)
  const took = target.slow ? (performance.now() - begun) / 1000 : result.duration
  times.sort((a, b) => a - b)
  return { perSecond: times.length / took, p50: rankOf(times, 0.5), p95: rankOf(times, 0.95) }
}

/**
 * The targets' medians. They take turns, round by round and each round the other way about, so that what else the
 * machine does falls on all of them.
 */
export async function compare(
  targets: Target[],
  { connections, rounds, seconds }: { connections: number; rounds: number; seconds: number },
): Promise<Map<string, Figures>> {
  const runs = new Map<string, Figures[]>(targets.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const target of round % 2 ? targets.toReversed() : targets)
      runs.get(target.name)?.push(await load(target, connections, seconds))
  const middle = (figures: Figures[], of: keyof Figures) => median(figures.map((run) => run[of]))
  return new Map(
    [...runs].map(([name, figures]) => [
      name,
      {
        perSecond: middle(figures, 'perSecond'),
        p50: middle(figures, 'p50'),
        p95: middle(figures, 'p95'),
      },
    ]),
  )
}
